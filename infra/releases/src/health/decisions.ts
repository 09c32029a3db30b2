import { production } from '@umbral/protocol/composition/environment.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import type { DecisionKind } from '../registry/tables/health-tables.ts';

/** What the registry decided by itself, as it is written down. */
export interface DecisionEntry {
  readonly remote: string;
  readonly version: string;
  readonly kind: DecisionKind;
  readonly reason: string;
  readonly seq: number;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Longest reason that is kept. */
const longest = 1000;

/** Writes a decision down, in the transaction that carries it out. */
export async function writeDecision(db: RegistryDatabase, entry: DecisionEntry): Promise<void> {
  const { reason, facts, ...rest } = entry;
  await db
    .insertInto('releases.decision')
    .values({ ...rest, reason: reason.slice(0, longest), facts: JSON.stringify(facts) })
    .execute();
}

export interface DecisionFilter {
  readonly environment: string;
  readonly remote?: string | undefined;
  /** Decisions older than this one. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Decisions in an environment, newest first. */
export function readDecisions(db: RegistryDatabase, { environment, remote, before, limit }: DecisionFilter) {
  return db
    .selectFrom('releases.decision as d')
    .leftJoin('releases.composition as k', 'k.seq', 'd.seq')
    .selectAll('d')
    .where(({ fn, val }) => fn.coalesce('k.environment', val(production)), '=', environment)
    .$if(remote !== undefined, (query) => query.where('d.remote', '=', remote ?? ''))
    .$if(before !== undefined, (query) => query.where('d.id', '<', before ?? 0))
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute();
}

/** Whether the same was said of a version in an environment since a moment. */
export async function wasDecided(
  db: RegistryDatabase,
  {
    environment,
    remote,
    version,
    kind,
  }: Pick<DecisionEntry, 'remote' | 'version' | 'kind'> & { readonly environment: string },
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('releases.decision as d')
    .leftJoin('releases.composition as k', 'k.seq', 'd.seq')
    .select('d.id')
    .where(({ fn, val }) => fn.coalesce('k.environment', val(production)), '=', environment)
    .where('d.remote', '=', remote)
    .where('d.version', '=', version)
    .where('d.kind', '=', kind)
    .where('d.at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
