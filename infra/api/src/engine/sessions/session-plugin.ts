import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';
import { rolesValue } from './access.ts';
import { readToken, setSessionCookies } from './session-cookies.ts';
import { findSession, type SignedIn } from './session-store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | undefined;
  }
}

/** Finds out who makes each request. A request without a cookie costs nothing. */
export function recogniseSessions(app: FastifyInstance, backend: Backend): void {
  app.decorateRequest('signedIn', undefined);
  app.addHook('onRequest', async (request, reply) => {
    const token = readToken(request, backend.config.origin);
    const session = token ? await findSession(backend, token) : undefined;
    request.signedIn = session?.person;
    if (!token || !session?.isRenewed) return;
    setSessionCookies(reply, token, rolesValue(session.person.roles), backend.config.origin);
  });
}
