import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';

/** With the growing pauses of the outbox these are about a day. */
const attempts = 30;

/** Queues the relay of a lead in the transaction that stores it. */
export async function enqueueLead(db: Kysely<Database>, leadId: number): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      topic: 'lead-webhook',
      aggregate_key: `lead:${leadId}`,
      payload: JSON.stringify({ leadId }),
      max_attempts: attempts,
    })
    .execute();
}
