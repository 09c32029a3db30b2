import { z } from 'zod';
import { endSession, startPersonSession, startSession } from '../console/console-session.ts';
import { clearSessionCookie, readSessionCookie, requireOwnWrite, setSessionCookie } from '../console/session-cookie.ts';
import type { RouteContext, ZodApp } from './route-context.ts';

/** Without a token the session of the portal counts. */
const signIn = z.strictObject({ token: z.string().trim().min(1).max(200).optional() });

/** Signing in at the console: a token that is typed once, or a person of the portal, becomes a cookie of its own. */
export function sessionRoutes(app: ZodApp, { registry: { db }, people }: RouteContext): void {
  app.get('/session', async (request, reply) => {
    const { bearer } = request;
    reply.header('cache-control', 'no-store');
    return { identity: bearer ? { name: bearer.name, role: bearer.role, remotes: bearer.remotes } : null };
  });

  app.post('/session', { schema: { body: signIn } }, async (request, reply) => {
    requireOwnWrite(request);
    const { token } = request.body;
    const { secret, bearer } =
      token === undefined
        ? await startPersonSession(db, await people.whoComes(request.headers.cookie))
        : await startSession(db, token);
    setSessionCookie(request, reply, secret);
    reply.code(201).header('cache-control', 'no-store');
    return { identity: { name: bearer.name, role: bearer.role, remotes: bearer.remotes } };
  });

  app.post('/session/end', async (request, reply) => {
    requireOwnWrite(request);
    const secret = readSessionCookie(request);
    if (secret) await endSession(db, secret);
    clearSessionCookie(request, reply);
    return reply.code(204).send();
  });
}
