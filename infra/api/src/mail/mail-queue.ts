import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import { z } from 'zod';

const id = z.int().positive();

/** A mail to send: rows name what it is about, so that the queue holds no personal data. */
export const mailOrder = z.discriminatedUnion('template', [
  z.object({ template: z.literal('contact-builder'), contactId: id }),
  z.object({ template: z.literal('contact-person'), contactId: id }),
  z.object({ template: z.literal('welcome'), userId: id }),
  z.object({ template: z.literal('account-exists'), userId: id }),
  z.object({ template: z.literal('newsletter-welcome'), subscriptionId: id }),
  z.object({ template: z.literal('alert-created'), alertId: id }),
]);
export type MailOrder = z.output<typeof mailOrder>;

/** Mails about the same thing do not wait for one another, unless they are the same mail. */
function aggregateOf({ template, ...about }: MailOrder): string {
  return `${template}:${Object.values(about).join()}`;
}

/** Queues a mail in the transaction of the change that causes it. */
export async function enqueueMail(db: Kysely<Database>, order: MailOrder): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ topic: 'mail', aggregate_key: aggregateOf(order), payload: JSON.stringify(order) })
    .execute();
}
