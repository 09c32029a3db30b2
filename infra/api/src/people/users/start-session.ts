import type { SignedInUser } from '@umbral/domain/api/users.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { readToken, setSessionCookies } from '../../engine/sessions/session-cookies.ts';
import { closeSession, isStrongProof, openSession, type Proof } from '../../engine/sessions/session-store.ts';
import { keepAccount } from '../deletion/deletion-queries.ts';
import { welcomeDevice } from './new-device.ts';
import { findUser } from './user-queries.ts';

/**
 * Signs a person in on this browser. A new token every time, and the old one ends: a planted token is worth nothing.
 * Whoever had asked for the deletion of the account and comes back keeps it.
 */
export async function startSession(
  backend: Backend,
  { userId, proof }: { readonly userId: number; readonly proof?: Proof | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedInUser> {
  const former = readToken(request, backend.config.origin);
  if (former) await closeSession(backend, former);
  await backend.db.transaction().execute((transaction) => keepAccount(transaction, userId, request));
  const token = await openSession(backend, userId, request.headers['user-agent'] ?? '', proof);
  const user = await findUser(backend, userId, isStrongProof(proof));
  setSessionCookies(reply, token, user.roles, backend.config.origin);
  await welcomeDevice(backend, userId, request, reply);
  return user;
}
