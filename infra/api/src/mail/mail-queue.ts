import { createHash } from 'node:crypto';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';

const id = z.int().positive();

/** A mail to send: rows name what it is about, so that the queue holds no personal data. */
export const mailOrder = z.discriminatedUnion('template', [
  z.object({ template: z.literal('contact-builder'), contactId: id }),
  z.object({ template: z.literal('contact-person'), contactId: id }),
  z.object({ template: z.literal('welcome'), userId: id }),
  z.object({ template: z.literal('account-exists'), userId: id }),
  z.object({ template: z.literal('email-confirmation'), userId: id }),
  z.object({ template: z.literal('password-reset'), userId: id }),
  z.object({ template: z.literal('password-changed'), userId: id }),
  z.object({ template: z.literal('identity-linked'), userId: id, provider: z.string() }),
  z.object({ template: z.literal('newsletter-confirm'), subscriptionId: id }),
  z.object({ template: z.literal('newsletter-welcome'), subscriptionId: id }),
  z.object({ template: z.literal('alert-created'), alertId: id }),
  z.object({ template: z.literal('alert-confirm'), alertId: id }),
  z.object({ template: z.literal('alert-digest'), digestId: id }),
  z.object({ template: z.literal('project-state'), auditId: id }),
  z.object({ template: z.literal('specification-decided'), auditId: id }),
  z.object({ template: z.literal('project-request'), requestId: id }),
  z.object({ template: z.literal('project-request-answered'), requestId: id }),
]);
export type MailOrder = z.output<typeof mailOrder>;

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

/** Queues a mail in the transaction of the change that causes it. */
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
