import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { recordSecurityEvent, type Sender } from '../../engine/sessions/security-log.ts';
import { endAllSessions } from '../../engine/sessions/session-queries.ts';
import { hashToken, newToken } from '../../engine/tokens/opaque-token.ts';
import { forgetDevices } from '../identity/known-device.ts';
import { forgetStrangers } from '../identity/stranger-tries.ts';
import { enqueueAccountMail } from './account-orders.ts';
import { enqueueToOwner } from './owner-mail.ts';
import { hashPassword } from './password.ts';

const lifetimeMs = 30 * 60_000;

/** Queues the mail with the link. Those that were sent before stay good: whoever asks in her name takes nothing from the owner. */
export function requestReset({ db, now }: Backend, email: string, request: Sender): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await enqueueToOwner(transaction, 'password-reset', { email, now: now() });
    await recordSecurityEvent(transaction, { kind: 'reset-requested', email, request });
  });
}

/** A token for the mail of a request. Earlier ones go on, also those of earlier attempts at the same mail. */
export async function issueReset({ db, now }: Backend, userId: number, requestId: number): Promise<string> {
  const token = newToken();
  const moment = now();
  await db
    .insertInto('password_reset')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: moment,
      expires_at: new Date(moment.getTime() + lifetimeMs),
      request_id: requestId,
    })
    .execute();
  return token;
}

/** Whose token this is; nothing where it is unknown, used or late, or its person is not active. */
async function ownerOfToken({ db, now }: Backend, token: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('password_reset')
    .innerJoin('app_user', 'app_user.id', 'password_reset.user_id')
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .where('app_user.is_active', '=', true)
    .select('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Sets the password by a token; false where the token is worth nothing, also because another call used it just now. */
export async function resetPassword(
  backend: Backend,
  { token, password }: { readonly token: string; readonly password: string },
  request: Sender,
): Promise<boolean> {
  // Before the costly hash: nobody makes us work with invented tokens.
  const userId = await ownerOfToken(backend, token);
  if (userId === undefined) return false;
  const passwordHash = await hashPassword(password, `user:${userId}`);
  const email = await backend.db.transaction().execute(async (transaction) => {
    const used = await transaction
      .updateTable('password_reset')
      .set({ used_at: backend.now() })
      .where('token_hash', '=', hashToken(token))
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (used.numUpdatedRows === 0n) return undefined;
    await transaction.deleteFrom('password_reset').where('user_id', '=', userId).where('used_at', 'is', null).execute();
    await storePassword(transaction, { userId, passwordHash, moment: backend.now() });
    await recordSecurityEvent(transaction, { kind: 'password-recovered', userId, request });
    return proveAddress(transaction, { userId, moment: backend.now() }, request);
  });
  if (email === undefined) return false;
  await forgetStrangers(backend, email);
  return true;
}

export interface NewPassword {
  readonly userId: number;
  readonly passwordHash: string;
  readonly moment: Date;
}

/** Replaces a password; every session of the person ends, its devices are strangers, and a mail tells the person. */
export async function storePassword(db: Kysely<Database>, change: NewPassword): Promise<void> {
  const { userId, passwordHash, moment } = change;
  await db
    .insertInto('credential')
    .values({ user_id: userId, password_hash: passwordHash, changed_at: moment })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ password_hash: passwordHash, changed_at: moment }),
    )
    .execute();
  await endAllSessions(db, userId);
  await forgetDevices(db, userId);
  await enqueueAccountMail(db, { template: 'password-changed', userId });
}

/**
 * Who holds the token reads the mail of the account. Where that was not known yet, someone else may have made the
 * account and linked a provider of theirs to it: those links end.
 */
async function proveAddress(
  db: Kysely<Database>,
  { userId, moment }: { readonly userId: number; readonly moment: Date },
  request: Sender,
): Promise<string> {
  const proven = await db
    .updateTable('app_user')
    .set({ email_verified_at: moment })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  if (proven) {
    const ended = await db.deleteFrom('social_identity').where('user_id', '=', userId).returning('provider').execute();
    for (const { provider } of ended) {
      await recordSecurityEvent(db, { kind: 'provider-unlinked', userId, request, facts: { provider } });
    }
  }
  const person = await db.selectFrom('app_user').where('id', '=', userId).select('email').executeTakeFirstOrThrow();
  return person.email;
}
