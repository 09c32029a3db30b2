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
  readonly remote?: string | undefined;
  /** Decisions older than this one. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Decisions, newest first. */
export function readDecisions(db: RegistryDatabase, { remote, before, limit }: DecisionFilter) {
  return db
    .selectFrom('releases.decision')
    .selectAll()
    .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? ''))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Whether the same was said of a version since a moment. */
export async function wasDecided(
  db: RegistryDatabase,
  { remote, version, kind }: Pick<DecisionEntry, 'remote' | 'version' | 'kind'>,
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('releases.decision')
    .select('id')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('kind', '=', kind)
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
