import type { Actor } from '../registry/audit-log.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import type { ReleaseVerdict } from './verdict.ts';

/** A verdict as it is written down. */
export interface StoredVerdict {
  /** Beside whose versions it was said. */
  readonly environment: string;
  readonly releaseId: number;
  readonly verdict: ReleaseVerdict;
  /** An operator let it pass all the same. */
  readonly overridden: boolean;
}

/** Writes down what the gate said. */
export async function writeVerdict(
  db: RegistryDatabase,
  { name }: Actor,
  { environment, releaseId, verdict, overridden }: StoredVerdict,
): Promise<void> {
  const { seq, allowed } = verdict;
  await db
    .insertInto('releases.verdict')
    .values({
      environment,
      release_id: releaseId,
      seq,
      allowed,
      overridden,
      verdict: JSON.stringify(verdict),
      actor: name,
    })
    .execute();
}

export interface VerdictFilter {
  readonly environment: string;
  readonly remote: string;
  readonly version?: string | undefined;
  readonly limit: number;
}

/** Verdicts over the releases of a remote in an environment, newest first. */
export function readVerdicts(db: RegistryDatabase, { environment, remote, version, limit }: VerdictFilter) {
  return db
    .selectFrom('releases.verdict as v')
    .innerJoin('releases.release as r', 'r.id', 'v.release_id')
    .select(['v.at', 'r.version', 'v.seq', 'v.allowed', 'v.overridden', 'v.actor', 'v.verdict'])
    .where('v.environment', '=', environment)
    .where('r.remote', '=', remote)
    .$if(version !== undefined, (query) => query.where('r.version', '=', version ?? ''))
    .orderBy('v.id', 'desc')
    .limit(limit)
    .execute();
}
