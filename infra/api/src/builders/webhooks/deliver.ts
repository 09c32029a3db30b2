import type { WebhookPayload } from '@umbral/domain/webhooks/webhook-payload.ts';
import type { WebhookState, WebhookTopic } from '@umbral/domain/webhooks/webhook-vocabulary.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { WebhookAnswer } from '../../engine/third-parties/builder-webhook/webhook-sender.ts';
import { payloadOf, signedMessage } from './webhook-message.ts';
import { openSecret } from './webhook-secret.ts';
import { findWebhook } from './webhook-settings.ts';

/** A delivery with the connection that it goes by. */
export interface Due {
  readonly id: string;
  readonly event: WebhookTopic;
  readonly created_at: Date;
  readonly contact_id: number | null;
  readonly change: WebhookPayload['change'];
  readonly builder: WebhookPayload['builder'];
  readonly url: string;
  readonly secret: Buffer;
  readonly standing: WebhookState;
  readonly tried: number;
}

/** A delivery by its number; nothing where its builder has no connection any more, or it was forgotten. */
export async function findDue(db: Kysely<Database>, id: string): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    select d.id, d.event, d.created_at, d.contact_id, d.change, jsonb_build_object('id', b.id, 'name', b.name) as builder,
      w.url, w.secret, w.state as standing,
      (select coalesce(max(a.number), 0) from webhook_attempt a where a.delivery_id = d.id) as tried
    from webhook_delivery d join builder_webhook w using (builder_id) join builder b on b.id = d.builder_id
    where d.id = ${id}`.execute(db);
  return rows[0];
}

/** Sends a delivery once and writes down how that went; says what came of it. */
export async function sendOnce(backend: Backend, due: Due): Promise<WebhookAnswer> {
  const at = backend.now();
  const attempt = due.tried + 1;
  const answer = await answerTo(backend, due, attempt);
  const { status, durationMs: duration_ms, fault } = answer;
  await backend.db
    .insertInto('webhook_attempt')
    .values({ delivery_id: due.id, number: attempt, at, status, duration_ms, fault })
    // A worker that lost its lease and the one that has it now have both tried.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return answer;
}

async function answerTo(backend: Backend, due: Due, attempt: number): Promise<WebhookAnswer> {
  const secret = openSecret(backend.config, due.builder.id, due.secret);
  if (secret === undefined) return { status: null, durationMs: 0, fault: 'secret' };
  const payload = await payloadOf(backend, due);
  const { url } = due;
  return backend.parties.builderWebhook.send(signedMessage(payload, { url, secret, attempt, now: backend.now() }));
}

/** Keeps where a delivery stands. */
export async function markDelivery(db: Kysely<Database>, id: string, state: 'delivered' | 'failed'): Promise<void> {
  await db.updateTable('webhook_delivery').set({ state }).where('id', '=', id).execute();
}

/** Keeps a delivery until its connection goes on; says no where it went on meanwhile. */
export async function hold(db: Kysely<Database>, due: Due): Promise<boolean> {
  const webhook = await findWebhook(db, due.builder.id, 'lock');
  if (webhook?.state === 'active') return false;
  await db.updateTable('webhook_delivery').set({ state: 'held' }).where('id', '=', due.id).execute();
  return true;
}
