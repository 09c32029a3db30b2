import type { JobTable } from 'infra-db/tables/operation-tables.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, type Selectable, sql } from 'kysely';

export type JobRecord = Selectable<JobTable>;

/** Takes the lock on a job's name until the transaction ends; false where another process holds it. */
export async function lockJob(transaction: Kysely<Database>, name: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('job:' || ${name}, 0)) as locked`.execute(transaction);
  return rows[0]?.locked ?? false;
}

/** What is known of the jobs, by name. */
export async function readRecords(db: Kysely<Database>, names: readonly string[]): Promise<Map<string, JobRecord>> {
  const rows = await db
    .selectFrom('job')
    .where('name', 'in', [...names, ''])
    .selectAll()
    .execute();
  return new Map(rows.map((row) => [row.name, row]));
}

interface RunTimes {
  readonly startedAt: Date;
  readonly finishedAt: Date;
}

/** Keeps that a run went well. */
export async function recordSuccess(db: Kysely<Database>, name: string, slot: Date, times: RunTimes): Promise<void> {
  const facts = {
    done_slot: slot,
    failures: 0,
    next_try_at: null,
    last_error: null,
    started_at: times.startedAt,
    finished_at: times.finishedAt,
  };
  await db
    .insertInto('job')
    .values({ name, ...facts })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(facts))
    .execute();
}

/** Keeps that a run failed, and when the next may try: 1, 2, 4 … 60 minutes later. */
export async function recordFailure(db: Kysely<Database>, name: string, error: Error, times: RunTimes): Promise<void> {
  const { startedAt, finishedAt } = times;
  const reason = error.message.slice(0, 1000);
  await sql`
    insert into job as j (name, failures, next_try_at, last_error, started_at, finished_at)
    values (${name}, 1, ${finishedAt}::timestamptz + interval '1 minute', ${reason}, ${startedAt}, ${finishedAt})
    on conflict (name) do update set
      failures = j.failures + 1,
      next_try_at = ${finishedAt}::timestamptz + least(interval '1 hour', interval '1 minute' * power(2, least(j.failures, 10))),
      last_error = excluded.last_error, started_at = excluded.started_at, finished_at = excluded.finished_at`.execute(
    db,
  );
}
