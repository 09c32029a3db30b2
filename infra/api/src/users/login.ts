import { sql } from 'kysely';
import type { Backend } from '../backend.ts';
import { fitsPassword } from './password.ts';

/** Wrong passwords in a row that are forgiven; each further one doubles the pause. */
const forgiven = 5;
const firstPauseMs = 60_000;
const longestPauseMs = 900_000;

/** Id of the person whose address and password these are; nothing for whatever else, in the same time. */
export async function checkCredentials(backend: Backend, email: string, password: string): Promise<number | undefined> {
  const { db, now } = backend;
  const account = await db
    .selectFrom('app_user')
    .innerJoin('credential', 'credential.user_id', 'app_user.id')
    .where(sql<boolean>`lower(app_user.email) = lower(${email})`)
    .select(['app_user.id', 'app_user.is_active', 'credential.password_hash', 'credential.locked_until'])
    .executeTakeFirst();
  const fits = await fitsPassword(account?.password_hash, password);
  if (!account?.is_active) return undefined;
  if (account.locked_until && account.locked_until > now()) return undefined;
  if (!fits) {
    await countFailure(backend, account.id);
    return undefined;
  }
  await recordSuccess(backend, account.id);
  return account.id;
}

/** One statement, so that parallel guesses are all counted. */
async function countFailure({ db, now }: Backend, userId: number): Promise<void> {
  const pause = sql`least(${longestPauseMs}, ${firstPauseMs} * power(2, failed_attempts + 1 - ${forgiven}))`;
  await sql`
    update credential set failed_attempts = least(failed_attempts + 1, 1000),
      locked_until = case when failed_attempts + 1 >= ${forgiven}
        then ${now()}::timestamptz + ${pause} * interval '1 millisecond' end
    where user_id = ${userId}`.execute(db);
}

async function recordSuccess({ db, now }: Backend, userId: number): Promise<void> {
  await db
    .updateTable('credential')
    .set({ failed_attempts: 0, locked_until: null })
    .where('user_id', '=', userId)
    .where('failed_attempts', '>', 0)
    .execute();
  await db.updateTable('app_user').set({ last_login_at: now() }).where('id', '=', userId).execute();
}
