import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { AltchaChallenge } from '../../engine/third-parties/captcha/altcha.ts';
import { accountOf, countKey, forgetAttempts } from './attempts.ts';
import { doneStep, lastStep, setWork } from './sign-in-work.ts';

/** Passwords that all browsers together which an account does not know may try before each one costs work. */
export const strangerRule = { name: 'stranger', forgiven: 5, forgetMs: 24 * 3_600_000 };

/**
 * Counts a stranger's try at a password before it is made. It is never refused for good: above the budget it gives the
 * work that has to be done for it, twice as much with each wrong try. One statement counts, so that parallel tries in
 * any number of processes are all counted, and a try that was not made counts nothing.
 */
export async function takeStrangerTry(
  backend: Backend,
  { email, proof }: { readonly email: string; readonly proof: string },
): Promise<AltchaChallenge | undefined> {
  const key = countKey(backend, strangerRule.name, accountOf(email));
  const account = key.toString('base64url');
  const step = await doneStep(backend, account, proof);
  const moment = backend.now();
  const next = sql`case when a.last_at < ${moment}::timestamptz - ${strangerRule.forgetMs} * interval '1 millisecond' then 1
    else least(a.attempts + 1, 500) end`;
  const { rows } = await sql`
    insert into attempt_count as a (key, attempts, last_at) values (${key}, 1, ${moment})
    on conflict (key) do update set attempts = ${next}, last_at = excluded.last_at
      where ${next} <= ${strangerRule.forgiven + step}::int or ${step}::int >= ${lastStep}::int
    returning 1`.execute(backend.db);
  if (rows.length > 0) return undefined;
  return setWork(backend, account, await neededStep(backend, key));
}

async function neededStep({ db }: Backend, key: Buffer): Promise<number> {
  const row = await db.selectFrom('attempt_count').where('key', '=', key).select('attempts').executeTakeFirst();
  return Math.min(Math.max((row?.attempts ?? 0) + 1 - strangerRule.forgiven, 1), lastStep);
}

/** Forgets what strangers have tried at an account: its owner has proven to be there. */
export function forgetStrangers(backend: Backend, email: string): Promise<void> {
  return forgetAttempts(backend, strangerRule, accountOf(email));
}
