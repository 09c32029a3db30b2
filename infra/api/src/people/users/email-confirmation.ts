import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { LinkAction } from '../../engine/mail/link-routes.ts';
import { hashToken, newToken } from '../../engine/tokens/opaque-token.ts';
import { texts } from './texts.ts';

const lifetimeMs = 3 * 24 * 3_600_000;
export const confirmationPath = '/users/email/confirmation-link';

/** Where the owner of an account confirms its present address: a link that its mailbox alone gets. */
export async function issueConfirmation(
  { db, now, config }: Backend,
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
  return `${config.origin}/api${confirmationPath}?token=${token}`;
}

/** The page behind the link. */
export function confirmationLink(backend: Backend): LinkAction {
  return {
    path: confirmationPath,
    question: texts.confirmation.question,
    done: texts.confirmation.confirmed,
    isKnown: async (tokenHash) => {
      const row = await backend.db
        .selectFrom('email_confirmation')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', backend.now())
        .select('user_id')
        .executeTakeFirst();
      return row !== undefined;
    },
    act: (tokenHash) => confirmAddress(backend, tokenHash),
  };
}

/** Confirms the address that a token was sent to, where it is still the account's. */
async function confirmAddress({ db, now }: Backend, tokenHash: Buffer): Promise<void> {
  const moment = now();
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      update app_user u set email_verified_at = coalesce(u.email_verified_at, ${moment})
      from email_confirmation c
      where c.token_hash = ${tokenHash} and c.expires_at > ${moment}
        and u.id = c.user_id and u.is_active and lower(u.email) = lower(c.email)
      returning u.id`.execute(transaction);
    for (const { id } of rows) await transaction.deleteFrom('email_confirmation').where('user_id', '=', id).execute();
  });
}
