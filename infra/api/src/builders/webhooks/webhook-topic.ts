import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import { GiveUp, NotNow, sideBySide, type Topic } from '../../engine/outbox/topic.ts';
import type { WebhookAnswer } from '../../engine/third-parties/builder-webhook/webhook-sender.ts';
import { type Due, findDue, hold, markDelivery, sendOnce } from './deliver.ts';
import { countFailure, countSuccess, yieldIfSlow } from './webhook-health.ts';

const order = z.object({ deliveryId: z.uuid() });
/** Each may wait ten seconds for a builder's system, so few are taken at a time, and by many loops. */
const batch = 2;
const loops = 8;
/** As `enqueue_webhook` queues them. */
const attempts = 14;

/** Tells the systems of builders what happened to their contacts. */
export function webhookTopic(backend: Backend): Topic {
  return {
    name: 'builder-webhook',
    ...{ batch, loops },
    run: sideBySide(async ({ payload, attempts: attempt }) => {
      const { deliveryId } = order.parse(payload);
      await deliver(backend, deliveryId, attempt >= attempts);
    }),
  };
}

async function deliver(backend: Backend, id: string, isLast: boolean): Promise<void> {
  const { db } = backend;
  const due = await findDue(db, id);
  if (!due) throw new GiveUp('the connection no longer exists');
  if (due.standing === 'active') return settle(backend, due, await sendOnce(backend, due), isLast);
  const isHeld = await db.transaction().execute((transaction) => hold(transaction, due));
  if (!isHeld) throw new NotNow('the connection goes on', 0);
}

/**
 * What a paused connection keeps is queued anew when it goes on, and what was tried for the last time stands in the
 * builder's log, where it can be told again: neither is a matter for whoever runs the portal.
 */
async function settle(backend: Backend, due: Due, answer: WebhookAnswer, isLast: boolean): Promise<void> {
  const { status, fault, durationMs } = answer;
  const isSettled = await backend.db.transaction().execute(async (db) => {
    await yieldIfSlow(db, due.builder.id, durationMs);
    if (fault === null) {
      await countSuccess(db, due.builder.id);
      await markDelivery(db, due.id, 'delivered');
      return true;
    }
    if (await countFailure(db, due.builder.id, backend.now())) return hold(db, due);
    if (isLast) await markDelivery(db, due.id, 'failed');
    return isLast;
  });
  if (!isSettled) throw new Error(`the receiver failed: ${fault}${status === null ? '' : ` ${status}`}`);
}
