import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { found } from '../../engine/replies/refusal.ts';
import { findDue, markDelivery, sendOnce } from './deliver.ts';
import { deliveryOf } from './webhook-log.ts';
import { findWebhook } from './webhook-settings.ts';
import { webhookTexts as texts } from './webhook-texts.ts';

interface Outcome {
  readonly ok: 0 | 1;
  readonly message: string;
}

/** Queues a delivery again under its own number, once while it waits. 404 for one of others. */
export function replay({ db }: Backend, builderId: number, id: string): Promise<Outcome> {
  return db.transaction().execute(async (transaction): Promise<Outcome> => {
    const webhook = found(await findWebhook(transaction, builderId, 'lock'));
    const { event } = await deliveryOf(transaction, builderId, id);
    if (event === 'test') return { ok: 0, message: texts.replayTest };
    if (webhook.state !== 'active') return { ok: 0, message: texts.notActive };
    await queueAgain(transaction, id);
    return { ok: 1, message: texts.replayed };
  });
}

async function queueAgain(db: Kysely<Database>, id: string): Promise<void> {
  await sql`
    with going as (update webhook_delivery set state = 'waiting' where id = ${id} returning id)
    select enqueue_webhook(d) from webhook_delivery d join going using (id)`.execute(db);
}

/** Sends a test at once, whether or not the connection is on; nothing where there is none yet. */
export async function sendTest(backend: Backend, builderId: number) {
  const { db } = backend;
  if (!(await findWebhook(db, builderId))) return undefined;
  const { id } = await db
    .insertInto('webhook_delivery')
    .values({ builder_id: builderId, event: 'test', state: 'failed', created_at: backend.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { fault } = await sendOnce(backend, found(await findDue(db, id)));
  if (fault === null) await markDelivery(db, id, 'delivered');
  return { fault, delivery: await deliveryOf(db, builderId, id) };
}
