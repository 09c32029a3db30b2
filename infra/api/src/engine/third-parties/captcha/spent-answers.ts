import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';

/** Makes an answer count once, until it expires anyway: a right one verifies again and again on its own. */
export async function spendAnswer(db: Kysely<Database>, signature: string, expiresAt: Date): Promise<boolean> {
  const spent = await db
    .insertInto('captcha_signature')
    .values({ signature, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .executeTakeFirst();
  return spent.numInsertedOrUpdatedRows === 1n;
}
