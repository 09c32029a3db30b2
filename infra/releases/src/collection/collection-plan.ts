import { production } from '@umbral/protocol/composition/environment.ts';
import { sql } from 'kysely';
import { lineOf, readChanges } from '../channels/change-history.ts';
import { livingVersions, longestLife } from '../living/living-versions.ts';
import { listEnvironments } from '../registry/environments.ts';
import type { RegistryDatabase } from '../registry/registry.ts';

/** How generous the collection is. */
export interface CollectionRules {
  /** Stable versions of each remote that stay, so that rolling back works. */
  readonly stableVersions: number;
  /** Hours that an upload may rest before it is given up. */
  readonly uploadHours: number;
  /** Hours that a complete release may wait for its first promotion. */
  readonly waitingHours: number;
  /** Minutes for which a tab counts after its last sign of life. */
  readonly tabMinutes: number;
}

export const defaultRules: CollectionRules = {
  stableVersions: 10,
  uploadHours: 24,
  waitingHours: 14 * 24,
  tabMinutes: longestLife,
};

/** What becomes of a release and why. Without a reason to stay it goes. */
export interface Fate {
  readonly id: number;
  readonly remote: string;
  readonly version: string;
  readonly stays: boolean;
  readonly reasons: readonly string[];
}

interface Candidate {
  readonly id: number;
  readonly remote: string;
  readonly version: string;
  readonly state: 'uploading' | 'complete';
  readonly channels: readonly string[];
  readonly isFresh: boolean;
  /** A link that still counts opens it. */
  readonly isLinked: boolean;
}

/** Says of every release whose files are kept why it stays, or that it may go. Changes nothing. */
export async function planCollection(db: RegistryDatabase, rules: CollectionRules): Promise<Fate[]> {
  const { rows } = await sql<Candidate>`
    select r.id, r.remote, r.version, r.state,
      array(select c.name || case when c.environment = ${production} then '' else ' of ' || c.environment end
        from releases.channel c where c.release_id = r.id order by 1) as channels,
      r.touched_at > now() - make_interval(hours =>
        case r.state when 'uploading' then ${rules.uploadHours}::int else ${rules.waitingHours}::int end) as "isFresh",
      exists (select from releases.link_pin p join releases.link l on l.id = p.link_id
        where p.release_id = r.id and l.revoked_at is null and l.expires_at > now()) as "isLinked"
    from releases.release r where r.state <> 'collected' order by r.remote, r.id`.execute(db);
  const environments = (await listEnvironments(db)).map(({ name }) => name);
  const open = (await Promise.all(environments.map((name) => livingVersions(db, rules.tabMinutes, name)))).flat();
  const remotes = new Set(rows.map(({ remote }) => remote));
  const recent = await recentStable(db, { remotes, environments }, rules.stableVersions);
  return rows.map((candidate) => {
    const { id, remote, version, state, channels, isFresh, isLinked } = candidate;
    const tabs = open.find((one) => one.remote === remote && one.version === version);
    const reasons = [
      ...channels.map((name) => `it is on channel ${name}`.replace('on channel pin', 'pinned')),
      ...(isLinked ? ['a link that still counts opens it'] : []),
      ...(tabs ? [`${tabs.tabs} tabs had it open, last at ${tabs.lastSeen.toISOString()}`] : []),
      ...(recent.has(`${remote} ${version}`) ? [`it is one of the last ${rules.stableVersions} stable versions`] : []),
      ...(isFresh && state === 'uploading'
        ? [`its upload may go on for ${rules.uploadHours} hours after its last step`]
        : []),
      ...(isFresh && state === 'complete' ? [`it was completed in the last ${rules.waitingHours} hours`] : []),
    ];
    return { id, remote, version, stays: reasons.length > 0, reasons };
  });
}

async function recentStable(
  db: RegistryDatabase,
  { remotes, environments }: { readonly remotes: ReadonlySet<string>; readonly environments: readonly string[] },
  count: number,
): Promise<Set<string>> {
  const recent = new Set<string>();
  for (const environment of environments) {
    for (const remote of remotes) {
      const changes = await readChanges(db, { environment, remote, channel: 'stable', limit: 1000 });
      const line = lineOf(changes.toReversed());
      for (const version of count > 0 ? line.slice(-count) : []) recent.add(`${remote} ${version}`);
    }
  }
  return recent;
}
