import type { SignedInUser } from '@umbral/domain/api/users.ts';
import type { SignInWay } from '@umbral/domain/people/security-event.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { recordSecurityEvent } from '../../engine/sessions/security-log.ts';
import type { Proof } from '../../engine/sessions/session-store.ts';
import { startSession } from './start-session.ts';

/** Who comes in, and by what. */
interface Entrance {
  readonly userId: number;
  /** The last thing that was shown. */
  readonly way: SignInWay;
  /** The provider, where one vouches for the person. */
  readonly provider?: string;
  /** What was shown besides the password. */
  readonly proof?: Proof;
}

/** Signs a person in on this browser, and writes down when and how. */
export async function enterAccount(
  backend: Backend,
  { userId, way, provider, proof }: Entrance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedInUser> {
  const { db, now } = backend;
  await db.updateTable('app_user').set({ last_login_at: now() }).where('id', '=', userId).execute();
  const user = await startSession(backend, { userId, proof }, request, reply);
  const facts = { way, ...(provider === undefined ? {} : { provider }) };
  await recordSecurityEvent(db, { kind: 'signed-in', userId, request, facts });
  return user;
}
