import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';

/** Whether an account has confirmed that its e-mail is its own. Until then it is an e-mail that somebody typed. */
export async function hasProvenEmail(db: Kysely<Database>, userId: number): Promise<boolean> {
  const account = await db
    .selectFrom('app_user')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .select('id')
    .executeTakeFirst();
  return account !== undefined;
}
