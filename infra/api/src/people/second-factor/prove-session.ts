import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { readToken, setSessionCookies } from '../../engine/sessions/session-cookies.ts';
import { confirmSession, isStrongProof, type Proof, type SignedIn } from '../../engine/sessions/session-store.ts';
import { signedIn } from '../users/sign-in-answer.ts';
import { startSession } from '../users/start-session.ts';
import { findUser } from '../users/user-queries.ts';

/**
 * Notes in a session that its person has proven again who it is. Where the session gains strength by it, another one
 * takes its place: a token that somebody else has seen stays as weak as it was.
 */
export async function proveSession(
  backend: Backend,
  { session, proof }: { readonly session: SignedIn; readonly proof?: Proof | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { userId, sessionId, isStrong } = session;
  if (isStrongProof(proof) && !isStrong) {
    return { ...signedIn, user: await startSession(backend, { userId, proof }, request, reply) };
  }
  await confirmSession(backend, sessionId, proof);
  const user = await findUser(backend, userId, isStrong);
  const token = readToken(request, backend.config.origin);
  if (token) setSessionCookies(reply, token, user.roles, backend.config.origin);
  return { ...signedIn, user };
}
