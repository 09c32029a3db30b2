import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { enqueueWebhookMail } from './webhook-orders.ts';

/** A connection is paused after this many failures in a row, none of which may be a bad minute. */
export const pauseAfterFailures = 10;
export const pauseAfterMinutes = 60;

/** A system that answers later than this is slow. */
const slowMs = 2_000;
const pauseOfSlowSeconds = 15;

/**
 * After a slow answer whatever else a builder's system is to be told lets that of other builders go first. Rows that
 * another answer holds at this moment are put back by it.
 */
export async function yieldIfSlow(db: Kysely<Database>, builderId: number, durationMs: number): Promise<void> {
  if (durationMs <= slowMs) return;
  await sql`
    update outbox set next_attempt_at = now() + ${pauseOfSlowSeconds} * interval '1 second'
    where id in (
      select id from outbox
      where topic = 'builder-webhook' and state = 'pending' and aggregate_key like ${`${builderId}:%`}
        and next_attempt_at < now() + ${pauseOfSlowSeconds} * interval '1 second'
      for update skip locked)`.execute(db);
}

/** Writes down that a builder's system has something: it works. */
export async function countSuccess(db: Kysely<Database>, builderId: number): Promise<void> {
  await sql`update builder_webhook set failures = 0, failing_since = null
    where builder_id = ${builderId} and failures > 0`.execute(db);
}

/**
 * Writes down that an attempt failed. A connection that has failed long and often enough is paused, and its people are
 * told by a letter; says whether it is paused now.
 */
export async function countFailure(db: Kysely<Database>, builderId: number, at: Date): Promise<boolean> {
  const { rows } = await sql<{ is_due: boolean }>`
    update builder_webhook set failures = failures + 1, failing_since = coalesce(failing_since, ${at})
    where builder_id = ${builderId} and state = 'active'
    returning failures >= ${pauseAfterFailures}
      and failing_since <= ${at}::timestamptz - ${pauseAfterMinutes} * interval '1 minute' as is_due`.execute(db);
  if (!rows[0]?.is_due) return false;
  await sql`update builder_webhook set state = 'paused', paused_at = ${at}, version = version + 1
    where builder_id = ${builderId}`.execute(db);
  await enqueueWebhookMail(db, { template: 'webhook-paused', builderId });
  return true;
}
