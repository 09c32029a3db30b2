import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { mailAttempts } from '../../engine/mail/mail-queue.ts';
import { type AttemptRule, accountOf, takeAttempt } from '../identity/attempts.ts';

const day = 86_400_000;
const onceADay: AttemptRule = {
  name: 'owner-warning',
  forgiven: 1,
  firstPauseMs: day,
  longestPauseMs: day,
  forgetMs: day,
};

/**
 * Tells the owner of an address, once in a day, that strangers try passwords. Addresses without an active account cost
 * the same statements: a row of the outbox that is born done.
 */
export async function warnOwner(backend: Backend, email: string): Promise<void> {
  if (!(await takeAttempt(backend, onceADay, accountOf(email)))) return;
  const { db, now } = backend;
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
      aggregate_key: `wrong-passwords:${userId}`,
      payload: JSON.stringify({ template: 'wrong-passwords', userId }),
      max_attempts: mailAttempts,
      state: person ? 'pending' : 'done',
      finished_at: person ? null : now(),
    })
    .execute();
}
