import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { endSession, startPersonSession, startSession } from '../console/console-session.ts';
import { endSessions, type Looker, listSessions } from '../console/open-sessions.ts';
import { clearSessionCookie, readSessionCookie, requireOwnWrite, setSessionCookie } from '../console/session-cookie.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import type { Bearer } from '../registry/tokens.ts';
import { requireBearer } from './bearer-access.ts';
import type { RouteContext, ZodApp } from './route-context.ts';

/** Without a token the session of the portal counts. */
const signIn = z.strictObject({ token: z.string().trim().min(1).max(200).optional() });

/** Without a name all end but the one that asks. */
const ending = z.strictObject({ id: z.uuid().optional() });

/** Signing in at the console: a token that is typed once, or a person of the portal, becomes a cookie of its own. */
export function sessionRoutes(app: ZodApp, { registry: { db }, people }: RouteContext): void {
  app.get('/session', async (request, reply) => {
    const { bearer } = request;
    reply.header('cache-control', 'no-store');
    // A session that is over leaves nothing behind that asks for it.
    if (!bearer && readSessionCookie(request)) clearSessionCookie(request, reply);
    return { identity: bearer ? identityOf(bearer) : null };
  });

  app.post('/session', { schema: { body: signIn } }, async (request, reply) => {
    requireOwnWrite(request);
    const { token } = request.body;
    const { secret, bearer } =
      token === undefined
        ? await startPersonSession(db, await people.whoComes(request.headers.cookie), browserOf(request))
        : await startSession(db, token, browserOf(request));
    setSessionCookie(request, reply, secret);
    reply.code(201).header('cache-control', 'no-store');
    return { identity: identityOf(bearer) };
  });

  app.post('/session/end', async (request, reply) => {
    requireOwnWrite(request);
    const secret = readSessionCookie(request);
    if (secret) await endSession(db, secret);
    clearSessionCookie(request, reply);
    return reply.code(204).send();
  });

  app.get('/sessions', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { sessions: await listSessions(db, lookerOf(request)) };
  });

  app.post('/sessions/end', { schema: { body: ending } }, async (request, reply) => {
    const { id } = request.body;
    const ended = await endSessions(db, lookerOf(request), id);
    if (id !== undefined && ended === 0) throw new RegistryRefusal('not-found', `There is no open session ${id}.`);
    return reply.header('cache-control', 'no-store').send({ ended });
  });
}

function identityOf({ name, role, remotes, environments }: Bearer) {
  return { name, role, remotes, environments };
}

function lookerOf(request: FastifyRequest): Looker {
  return { bearer: requireBearer(request, 'operator', 'team'), secret: readSessionCookie(request) };
}

function browserOf({ headers }: FastifyRequest): string {
  return (headers['user-agent'] ?? '').slice(0, 300);
}
