import { allVisitors } from '@umbral/protocol/composition/composition-lock.ts';
import { production } from '@umbral/protocol/composition/environment.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type { ReleaseContract } from '@umbral/protocol/release/release-contract.ts';
import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { sql } from 'kysely';
import { contractIn } from '../contract/contract-in-manifest.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import { livingVersions } from './living-versions.ts';
import { type LivingVersion, nameOf } from './world.ts';

/** Tabs tell every minute; one that sleeps is still open for a while. */
const tabMinutes = 30;
/** A version that just left its channel is open in tabs that no shell has counted yet. */
const justLeftMinutes = 2;

/** Everything that a candidate would meet, and what cannot be compared for want of a contract. */
export interface LivingWorld {
  readonly living: readonly LivingVersion[];
  /** `remote@version` of living versions without a contract that the gate can read. */
  readonly unreadable: readonly string[];
}

interface LivingRow {
  readonly remote: string;
  readonly version: string;
  readonly digest: string;
  readonly channels: readonly ('stable' | 'canary' | 'preview' | 'pin')[];
  /** Of the canary of the same remote, whichever version that is. */
  readonly canaryShare: number;
  readonly isPinned: boolean;
  readonly tabs: number;
}

/** Versions on a channel of an environment, open in its tabs, or just replaced there. */
export async function readLivingWorld(db: RegistryDatabase, environment = production): Promise<LivingWorld> {
  const tabs = JSON.stringify(await livingVersions(db, tabMinutes, environment));
  const { rows } = await sql<LivingRow>`
    with there as (select * from releases.channel where environment = ${environment}),
      held as (select release_id, array_agg(name order by name) as channels from there group by 1),
      open as (select remote, version, tabs from jsonb_to_recordset(${tabs}::jsonb) as t(remote text, version text, tabs int)),
      just_left as (
        select distinct c.before_id as id from releases.change c join releases.composition k using (seq)
        where k.environment = ${environment} and c.before_id is not null and c.channel <> 'preview'
          and k.created_at > now() - make_interval(mins => ${justLeftMinutes}))
    select r.remote, r.version, r.digest, coalesce(h.channels, '{}') as channels,
      coalesce(c.share, 0) as "canaryShare", p.release_id is not null as "isPinned",
      greatest(coalesce(o.tabs, 0), case when l.id is null then 0 else 1 end)::int as tabs
    from releases.release r
    left join held h on h.release_id = r.id
    left join open o on o.remote = r.remote and o.version = r.version
    left join just_left l on l.id = r.id
    left join there c on c.remote = r.remote and c.name = 'canary'
    left join there p on p.remote = r.remote and p.name = 'pin'
    where r.state <> 'uploading' and (h.release_id is not null or o.tabs > 0 or l.id is not null)
    order by r.remote, r.id`.execute(db);
  const contracts = await contractsOf(db, rows);
  const unreadable = rows.filter(({ digest }) => !contracts.get(digest));
  const living = rows.flatMap((row) => {
    const contract = contracts.get(row.digest);
    return contract ? [livingVersion(row, contract)] : [];
  });
  return { living, unreadable: unreadable.map((row) => nameOf(named(row))) };
}

function named({ remote, version }: LivingRow): { readonly app: AppName; readonly version: string } {
  return { app: appNameSchema.parse(remote), version };
}

function livingVersion(row: LivingRow, contract: ReleaseContract): LivingVersion {
  const { channels, tabs } = row;
  return { ...named(row), contract, channels, percent: percentOf(row), openTabs: tabs };
}

/** Of new visits: a pin takes all. */
function percentOf({ channels, canaryShare, isPinned }: LivingRow): number {
  if (isPinned) return channels.includes('pin') ? 100 : 0;
  const canary = (canaryShare / allVisitors) * 100;
  return (channels.includes('canary') ? canary : 0) + (channels.includes('stable') ? 100 - canary : 0);
}

/** Contracts that were read before: a manifest never changes. */
const read = new Map<string, ReleaseContract | undefined>();
const mostRead = 200;

/** Contracts by the digests of their manifests. */
async function contractsOf(
  db: RegistryDatabase,
  rows: readonly Pick<LivingRow, 'digest'>[],
): Promise<ReadonlyMap<string, ReleaseContract | undefined>> {
  const unread = rows.map(({ digest }) => digest).filter((digest) => !read.has(digest));
  if (unread.length > 0) {
    const manifests = await db
      .selectFrom('releases.release')
      .select(['digest', 'manifest'])
      .where('digest', 'in', unread)
      .execute();
    for (const { digest, manifest } of manifests) keep(digest, contractIn(manifest));
  }
  return new Map(rows.map(({ digest }) => [digest, read.get(digest)]));
}

function keep(digest: string, contract: ReleaseContract | undefined): void {
  read.set(digest, contract);
  for (const oldest of read.keys()) {
    if (read.size <= mostRead) return;
    read.delete(oldest);
  }
}
