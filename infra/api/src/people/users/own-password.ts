import type { FastifyRequest } from 'fastify';
import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { recordSecurityEvent } from '../../engine/sessions/security-log.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import {
  addressOf,
  forgetAttempts,
  passwordAddressRule,
  refundAttempt,
  sessionPasswordRule,
  takeAttempt,
} from '../identity/attempts.ts';
import { fitsPassword } from './password.ts';

/**
 * Whether a text is the password of the person of a session. Each session counts its own tries: whoever guesses at the
 * login, or has stolen another session, spends nothing of them.
 */
export async function isOwnPassword(
  backend: Backend,
  { userId, sessionId }: SignedIn,
  { password, request }: { readonly password: string; readonly request: FastifyRequest },
): Promise<boolean> {
  const network = addressOf(backend, request);
  const session = `session:${sessionId}`;
  if (!(await takeAttempt(backend, passwordAddressRule, network))) return false;
  if (!(await takeAttempt(backend, sessionPasswordRule, session))) return false;
  if (!(await fitsPassword(await hashOf(backend.db, userId), password, session))) {
    await recordSecurityEvent(backend.db, { kind: 'password-failed', userId, request });
    return false;
  }
  await forgetAttempts(backend, sessionPasswordRule, session);
  await refundAttempt(backend, passwordAddressRule, network);
  return true;
}

/** Whether a person has a password at all: others sign in by a provider or a passkey. */
export async function hasPassword(db: Kysely<Database>, userId: number): Promise<boolean> {
  return (await hashOf(db, userId)) !== undefined;
}

async function hashOf(db: Kysely<Database>, userId: number): Promise<string | undefined> {
  const stored = await db
    .selectFrom('credential')
    .where('user_id', '=', userId)
    .select('password_hash')
    .executeTakeFirst();
  return stored?.password_hash;
}
