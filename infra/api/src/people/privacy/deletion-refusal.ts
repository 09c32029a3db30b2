import type { FastifyRequest } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { addressOf } from '../identity/attempts.ts';
import { checkCredentials } from '../users/login.ts';
import { privacyTexts } from './privacy-texts.ts';

/** Without a password only a sign-in that is younger than this shows that it is the owner who asks. */
const freshMs = 10 * 60_000;

interface Shown {
  readonly password: string;
  readonly request: FastifyRequest;
}

/** Why an account is not deleted; nothing where the password is right, or the sign-in fresh where there is none. */
export async function deletionRefusal(
  backend: Backend,
  { userId, email, sessionId }: SignedIn,
  { password, request }: Shown,
): Promise<string | undefined> {
  const { db, now } = backend;
  const credential = await db
    .selectFrom('credential')
    .where('user_id', '=', userId)
    .select('user_id')
    .executeTakeFirst();
  if (credential) {
    const owner = await checkCredentials(backend, { email, password, network: addressOf(backend, request) });
    return owner === userId ? undefined : privacyTexts.password;
  }
  const session = await db.selectFrom('session').where('id', '=', sessionId).select('created_at').executeTakeFirst();
  const isFresh = session !== undefined && now().getTime() - session.created_at.getTime() < freshMs;
  return isFresh ? undefined : privacyTexts.signInAgain;
}
