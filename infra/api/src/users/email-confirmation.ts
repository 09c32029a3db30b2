import { sql } from 'kysely';
import type { Backend } from '../backend.ts';
import { hashToken, newToken } from '../sessions/opaque-token.ts';

const lifetimeMs = 3 * 24 * 3_600_000;

/** A token that confirms the present address of an account. */
export async function issueConfirmation(
  { db, now }: Backend,
  owner: { readonly id: number; readonly email: string },
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('email_confirmation')
    .values({
      token_hash: hashToken(token),
      user_id: owner.id,
      email: owner.email,
      expires_at: new Date(now().getTime() + lifetimeMs),
    })
    .execute();
  return token;
}

/** Confirms the address that a token was sent to; false where the token is unknown, late, or of a former address. */
export async function confirmAddress({ db, now }: Backend, token: string): Promise<boolean> {
  const moment = now();
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      update app_user u set email_verified_at = coalesce(u.email_verified_at, ${moment})
      from email_confirmation c
      where c.token_hash = ${hashToken(token)} and c.expires_at > ${moment}
        and u.id = c.user_id and u.is_active and lower(u.email) = lower(c.email)
      returning u.id`.execute(transaction);
    const [owner] = rows;
    if (!owner) return false;
    await transaction.deleteFrom('email_confirmation').where('user_id', '=', owner.id).execute();
    return true;
  });
}
