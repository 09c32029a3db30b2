import type { FastifyInstance } from 'fastify';
import * as calls from 'shared-contracts/api/sessions.ts';
import type { Backend } from '../backend.ts';
import { register } from '../http/endpoint-route.ts';
import { Refusal } from '../http/refusal.ts';
import { clearSessionCookies } from './session-cookies.ts';
import { endAllSessions, endSessionOf, sessionsOf } from './session-queries.ts';

/** Sessions as their owner sees and ends them. */
export function sessionRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.listSessions, async ({ session }) => ({ data: await sessionsOf(backend, session) }));
  register(app, calls.endSession, async ({ body, session, reply }) => {
    if (!(await endSessionOf(backend, session.userId, body.id))) throw new Refusal('not-found');
    if (body.id === session.sessionId) clearSessionCookies(reply);
    return { ok: 1 };
  });
  register(app, calls.logoutEverywhere, async ({ session, reply }) => {
    await endAllSessions(backend.db, session.userId);
    clearSessionCookies(reply);
    return { ok: 1 };
  });
}
