import { sql } from 'kysely';
import { contractIn } from '../contract/contract-in-manifest.ts';
import { type Actor, writeAudit } from '../registry/audit-log.ts';
import type { Registry, RegistryDatabase } from '../registry/registry.ts';
import { lockComposition } from '../registry/registry-locks.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { type Claim, claimsOf } from './claims-of-contract.ts';
import { requireUnlinked } from './links-to-remote.ts';

/** What a remote gives up, and where people who still come are led; null tells them that it is gone. */
export interface GivingUp extends Claim {
  readonly remote: string;
  readonly leadsTo: string | null;
  readonly reason: string;
}

/** Ends one claim of a remote that no version on its channels has any more. */
export async function giveUpClaim({ db }: Registry, actor: Actor, wish: GivingUp): Promise<void> {
  const { remote, kind, key, leadsTo, reason } = wish;
  await db.transaction().execute(async (trx) => {
    await lockComposition(trx);
    const holder = (await versionsWith(trx, wish)).at(0);
    if (holder !== undefined) {
      throw new RegistryRefusal('claimed', `${remote} ${holder} still has ${key}. Promote a version without it first.`);
    }
    if (kind === 'shape') await requireUnlinked(trx, { remote, leadsTo, shape: key });
    const ended = await endClaims(trx, { remote, leadsTo }, { kind, key });
    if (ended === 0) throw new RegistryRefusal('not-found', `${remote} has no ${kind} ${key}.`);
    await writeAudit(trx, actor, { action: 'claim-given-up', remote, reason, facts: { kind, key, leadsTo } });
  });
}

/** Ends all claims of a remote, or one; gives how many. */
export async function endClaims(
  trx: RegistryDatabase,
  { remote, leadsTo }: Pick<GivingUp, 'remote' | 'leadsTo'>,
  only?: Claim,
): Promise<number> {
  const ended = await trx
    .updateTable('releases.claim')
    .set({
      ended_at: sql<Date>`clock_timestamp()`,
      leads_to: sql<string | null>`case kind when 'shape' then ${leadsTo} end`,
    })
    .where('remote', '=', remote)
    .where('ended_at', 'is', null)
    .$if(only !== undefined, (query) =>
      query.where('kind', '=', only?.kind ?? 'shape').where('key', '=', only?.key ?? ''),
    )
    .returning(['kind', 'key'])
    .execute();
  await succeed(trx, remote, ended);
  return ended.length;
}

/** Who stood beside it has the addresses alone from now on. */
async function succeed(trx: RegistryDatabase, remote: string, ended: readonly Claim[]): Promise<void> {
  const keys = ended.filter(({ kind }) => kind === 'shape').map(({ key }) => key);
  if (keys.length === 0) return;
  await trx
    .updateTable('releases.claim')
    .set({ succeeds: null })
    .where('succeeds', '=', remote)
    .where('kind', '=', 'shape')
    .where('key', 'in', keys)
    .where('ended_at', 'is', null)
    .execute();
}

async function versionsWith(trx: RegistryDatabase, { remote, kind, key }: GivingUp): Promise<readonly string[]> {
  const running = await trx
    .selectFrom('releases.channel as c')
    .innerJoin('releases.release as r', 'r.id', 'c.release_id')
    .select(['r.version', 'r.manifest'])
    .where('c.remote', '=', remote)
    .execute();
  const has = (manifest: string) => {
    const contract = contractIn(manifest);
    return contract !== undefined && claimsOf(remote, contract).some((one) => one.kind === kind && one.key === key);
  };
  return running.filter(({ manifest }) => has(manifest)).map(({ version }) => version);
}
