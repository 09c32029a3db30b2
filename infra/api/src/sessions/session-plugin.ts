import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';
import { readToken } from './session-cookies.ts';
import { findSession, type SignedIn } from './session-store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | undefined;
  }
}

/** Finds out who makes each request. A request without a cookie costs nothing. */
export function recogniseSessions(app: FastifyInstance, backend: Backend): void {
  app.decorateRequest('signedIn', undefined);
  app.addHook('onRequest', async (request) => {
    const token = readToken(request);
    request.signedIn = token ? await findSession(backend, token) : undefined;
  });
}
