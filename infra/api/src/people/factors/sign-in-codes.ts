import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { hashCode, hashDigits, newCode, newDigits } from './code-text.ts';

const codeMs = 10 * 60_000;

/** A code that whoever runs the installation hands to the owner of an account: once, within ten minutes. */
export async function issueOperatorCode(db: Kysely<Database>, userId: number, moment: Date): Promise<string> {
  const code = newCode();
  await db.deleteFrom('sign_in_code').where('user_id', '=', userId).where('kind', '=', 'operator').execute();
  await db
    .insertInto('sign_in_code')
    .values({
      code_hash: hashCode(userId, code),
      user_id: userId,
      kind: 'operator',
      expires_at: new Date(moment.getTime() + codeMs),
    })
    .execute();
  return code;
}

/** The code of a letter; the codes of former letters stay for their ten minutes, whichever arrives first. */
export async function issueMailCode({ db, config, now }: Backend, userId: number): Promise<string> {
  const code = newDigits();
  const expires_at = new Date(now().getTime() + codeMs);
  await db
    .insertInto('sign_in_code')
    .values({ code_hash: hashDigits(config, userId, code), user_id: userId, kind: 'mail', expires_at })
    .onConflict((conflict) => conflict.column('code_hash').doUpdateSet({ expires_at }))
    .execute();
  return code;
}
