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
