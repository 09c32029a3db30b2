import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { mailAttempts } from '../../engine/mail/mail-queue.ts';

/** Mails to the person of an address that anybody may have typed. */
type OwnerTemplate = 'password-reset' | 'wrong-passwords';

/**
 * Queues a mail to the owner of an address. Addresses without an active account cost the same statements: a look-up and
 * a row of the outbox that is born done.
 */
export async function enqueueToOwner(
  db: Kysely<Database>,
  template: OwnerTemplate,
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<void> {
  const person = await db
    .selectFrom('app_user')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('is_active', '=', true)
    .select('id')
    .executeTakeFirst();
  const userId = person?.id ?? 0;
  await db
    .insertInto('outbox')
    .values({
      topic: 'mail',
      aggregate_key: `${template}:${userId}`,
      payload: JSON.stringify({ template, userId }),
      max_attempts: mailAttempts,
      state: person ? 'pending' : 'done',
      finished_at: person ? null : now,
    })
    .execute();
}
