import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { enqueueWebhookMail } from './webhook-orders.ts';

/** A connection is paused after this many failures in a row, none of which may be a bad minute. */
export const pauseAfterFailures = 10;
export const pauseAfterMinutes = 60;

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
