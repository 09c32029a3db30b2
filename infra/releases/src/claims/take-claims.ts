import { contractIn } from '../contract/contract-in-manifest.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import type { Release } from '../registry/releases.ts';
import { type ClaimConflict, conflictsOf, type OwnedClaim } from './claim-conflicts.ts';
import { type Claim, claimsOf } from './claims-of-contract.ts';
import { readClaimsNow } from './read-claims.ts';

/** Ten times what the largest remote has. */
const mostClaims = 500;

/** What a release would be refused for if it went live now. */
export async function opinionOnClaims(
  db: RegistryDatabase,
  { remote, manifest }: Pick<Release, 'remote' | 'manifest'>,
): Promise<readonly ClaimConflict[]> {
  const contract = contractIn(manifest);
  return contract ? conflictsOf(remote, claimsOf(remote, contract), await readClaimsNow(db)) : [];
}

/**
 * Gives a remote what its release claims, in the transaction that puts it on a channel and under the lock of the
 * composition: of two that want the same the second is told who has it. Nothing is taken away from a remote here, for an
 * earlier version may run again.
 */
export async function takeClaims(trx: RegistryDatabase, { remote, manifest }: Release): Promise<void> {
  await requireLiving(trx, remote);
  await claimForRunning(trx);
  const contract = contractIn(manifest);
  if (contract) await claimAll(trx, remote, claimsOf(remote, contract));
}

/** Gives a remote claims, or refuses them all. */
export async function claimAll(trx: RegistryDatabase, remote: string, wanted: readonly Claim[]): Promise<void> {
  if (wanted.length > mostClaims) {
    throw new RegistryRefusal('invalid-input', `A remote claims at most ${mostClaims} addresses and topics.`);
  }
  const now = await readClaimsNow(trx);
  const conflicts = conflictsOf(remote, wanted, now);
  const [first] = conflicts;
  if (first) throw new RegistryRefusal('claimed', `${first.reason} ${first.wayOut}`, { conflicts });
  await insertClaims(trx, remote, wanted, now.living);
}

/** What it has already stays as it is; what somebody else has, and has granted, it has beside them. */
async function insertClaims(
  trx: RegistryDatabase,
  remote: string,
  wanted: readonly Claim[],
  living: readonly OwnedClaim[] = [],
): Promise<void> {
  const holders = ({ kind, key }: Claim) => living.filter((claim) => claim.kind === kind && claim.key === key);
  const fresh = wanted.filter((claim) => !holders(claim).some((one) => one.remote === remote));
  if (fresh.length === 0) return;
  await trx
    .insertInto('releases.claim')
    .values(fresh.map((claim) => ({ ...claim, remote, succeeds: holders(claim)[0]?.remote ?? null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What ran before there were claims owns what it runs with. */
async function claimForRunning(trx: RegistryDatabase): Promise<void> {
  const running = await trx
    .selectFrom('releases.channel as c')
    .innerJoin('releases.release as r', 'r.id', 'c.release_id')
    .leftJoin('releases.claim as owned', 'owned.remote', 'c.remote')
    .select(['c.remote', 'r.manifest'])
    .where('c.name', '!=', 'preview')
    .where('owned.id', 'is', null)
    .execute();
  for (const { remote, manifest } of running) {
    const contract = contractIn(manifest);
    if (contract) await insertClaims(trx, remote, claimsOf(remote, contract));
  }
}

async function requireLiving(trx: RegistryDatabase, remote: string): Promise<void> {
  const gone = await trx
    .selectFrom('releases.remote')
    .select('name')
    .where('name', '=', remote)
    .where('withdrawn_at', 'is not', null)
    .executeTakeFirst();
  if (!gone) return;
  throw new RegistryRefusal('withdrawn', `${remote} was withdrawn. Have an operator register it again: POST /remotes.`);
}
