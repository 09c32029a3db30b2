import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInUser } from 'shared-contracts/api/users.ts';
import type { Backend } from '../backend.ts';
import { findUser } from '../users/user-queries.ts';
import { readToken, setSessionCookies } from './session-cookies.ts';
import { closeSession, openSession } from './session-store.ts';

/** Signs a person in on this browser. A new token every time, and the old one ends: a planted token is worth nothing. */
export async function startSession(
  backend: Backend,
  userId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedInUser> {
  const former = readToken(request);
  if (former) await closeSession(backend, former);
  const token = await openSession(backend, userId, request.headers['user-agent'] ?? '');
  const user = await findUser(backend, userId);
  setSessionCookies(reply, token, user.roles, backend.config.origin);
  return user;
}
