import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import { hashCode, newCode } from './code-text.ts';

/** Ten new codes for paper, which exist nowhere else; the former ones are worth nothing. */
export async function renewRecoveryCodes(db: Kysely<Database>, userId: number): Promise<string[]> {
  const codes = Array.from({ length: 10 }, newCode);
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashCode(userId, code) })))
    .execute();
  return codes;
}
