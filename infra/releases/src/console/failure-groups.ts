import { sql } from 'kysely';
import type { RegistryDatabase } from '../registry/registry.ts';
import type { FailureGroupTable } from '../registry/tables/registry-tables.ts';
import { scrubMessage, scrubStack } from './scrub-failure.ts';

/** What a shell tells of failures that were alike. */
export interface ToldFailure {
  readonly remote: string;
  readonly version: string;
  readonly cohort: FailureGroupTable['cohort'];
  readonly kind: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly count: number;
}

/** Groups of one application that are kept: the newest. */
const mostGroups = 300;
/** And no longer than so many days after they were last seen. */
const daysKept = 14;

/** A failure as it is kept. */
type KeptFailure = Omit<ToldFailure, 'stack'> & { readonly stack: string | null };

/** Counts failures of an environment in their groups, scrubbed, and forgets what is old or too much. Gives those that nobody had met. */
export async function recordFailures(
  db: RegistryDatabase,
  told: readonly ToldFailure[],
  environment: string,
): Promise<KeptFailure[]> {
  // In one order, so that two shells do not wait for one another.
  const groups = told
    .map((one) => ({ ...one, message: scrubMessage(one.message), stack: scrubStack(one.stack) }))
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return db.transaction().execute(async (trx) => {
    const news: KeptFailure[] = [];
    for (const group of groups) {
      const { remote, version, cohort, kind, message, stack, count } = group;
      const { rows } = await sql<{ total: number }>`
        insert into releases.failure_group as known (environment, remote, version, cohort, kind, message, stack, count)
        select ${environment}, name, ${version}, ${cohort}, ${kind}, ${message}, ${stack}, ${count}
        from releases.remote where name = ${remote}
        on conflict (environment, remote, version, cohort, kind, message) do update set
          count = known.count + excluded.count, last_seen = now(), stack = coalesce(known.stack, excluded.stack)
        returning count::float8 as total`.execute(trx);
      if (rows[0]?.total === count) news.push(group);
    }
    for (const remote of new Set(groups.map((group) => group.remote))) await forget(trx, environment, remote);
    return news;
  });
}

async function forget(db: RegistryDatabase, environment: string, remote: string): Promise<void> {
  await sql`
    delete from releases.failure_group where environment = ${environment} and remote = ${remote} and (
      last_seen < now() - make_interval(days => ${daysKept})
      or id in (
        select id from releases.failure_group where environment = ${environment} and remote = ${remote}
        order by last_seen desc, id desc offset ${mostGroups}
      ))`.execute(db);
}

function keyOf({ remote, version, cohort, kind, message }: Omit<ToldFailure, 'stack'>): string {
  return [remote, version, cohort, kind, message].join('\n');
}

/** A group of failures with the team that it belongs to. */
export interface FailureGroup {
  readonly id: number;
  readonly remote: string;
  readonly team: string;
  readonly version: string;
  readonly cohort: string;
  readonly kind: string;
  readonly message: string;
  readonly stack: string | null;
  readonly count: number;
  readonly firstSeen: Date;
  readonly lastSeen: Date;
}

export interface FailureFilter {
  readonly environment: string;
  readonly remote?: string | undefined;
  readonly limit: number;
}

/** Groups of failures of an environment, last seen first. */
export async function readFailures(db: RegistryDatabase, filter: FailureFilter): Promise<FailureGroup[]> {
  const { environment, remote, limit } = filter;
  const { rows } = await sql<FailureGroup>`
    select f.id, f.remote, r.team, f.version, f.cohort, f.kind, f.message, f.stack, f.count::float8 as count,
      f.first_seen as "firstSeen", f.last_seen as "lastSeen"
    from releases.failure_group f join releases.remote r on r.name = f.remote
    where f.environment = ${environment} and (${remote ?? null}::text is null or f.remote = ${remote ?? null})
    order by f.last_seen desc, f.id desc limit ${limit}`.execute(db);
  return rows;
}
