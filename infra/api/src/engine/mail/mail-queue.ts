import { createHash } from 'node:crypto';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';

/** A mail to send: the letter, and the rows that it is about by their numbers, so that the queue holds no personal data. */
export type MailOrder = { readonly template: string } & { readonly [about: string]: string | number };

/** The one receiver of a mail that has several, as `receiverKey` names it; absent until the order is split. */
export const mailReceiver = z.object({ receiver: z.string().optional() });

/** Names a receiver of a mail without its address; the same while the address is. */
export function receiverKey(order: MailOrder, address: string): string {
  return createHash('sha256')
    .update(`${aggregateOf(order)} ${address.toLowerCase()}`)
    .digest('base64url');
}

/** Mails about the same thing do not wait for one another, unless they are the same mail. */
function aggregateOf({ template, ...about }: MailOrder): string {
  return `${template}:${Object.values(about).join()}`;
}

/** With the growing pauses of the outbox these are about a day. */
export const mailAttempts = 30;

/** Queues a mail of a feature in the transaction of the change that causes it. */
export type EnqueueMail<Order extends MailOrder> = (db: Kysely<Database>, order: Order) => Promise<void>;

/** Queues any mail; each feature gives it the type of its own orders. */
export async function enqueueMail(db: Kysely<Database>, order: MailOrder): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      topic: 'mail',
      aggregate_key: aggregateOf(order),
      payload: JSON.stringify(order),
      max_attempts: mailAttempts,
    })
    .execute();
}

/**
 * Queues a mail for each of its receivers on its own, so that one who is refused for now is tried again alone. Once for
 * each, also where this was interrupted and runs again.
 */
export async function enqueueForEach(
  db: Kysely<Database>,
  order: MailOrder,
  addresses: readonly string[],
): Promise<void> {
  for (const address of addresses) {
    const receiver = receiverKey(order, address);
    const aggregate = `${aggregateOf(order)}:${receiver}`;
    await sql`
      insert into outbox (topic, aggregate_key, payload, max_attempts)
      select 'mail', ${aggregate}::text, ${JSON.stringify({ ...order, receiver })}::jsonb, ${mailAttempts}::int
      where not exists (select from outbox where topic = 'mail' and aggregate_key = ${aggregate})`.execute(db);
  }
}
