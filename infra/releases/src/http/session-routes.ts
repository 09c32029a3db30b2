import { z } from 'zod';
import { endSession, startSession } from '../console/console-session.ts';
import { clearSessionCookie, readSessionCookie, requireOwnWrite, setSessionCookie } from '../console/session-cookie.ts';
import type { RouteContext, ZodApp } from './route-context.ts';

const signIn = z.strictObject({ token: z.string().trim().min(1).max(200) });

/** Signing in at the console: a token is typed once and becomes a cookie that scripts cannot read. */
export function sessionRoutes(app: ZodApp, { registry: { db } }: RouteContext): void {
  app.get('/session', async (request, reply) => {
    const { bearer } = request;
    reply.header('cache-control', 'no-store');
    return { identity: bearer ? { name: bearer.name, role: bearer.role, remotes: bearer.remotes } : null };
  });

  app.post('/session', { schema: { body: signIn } }, async (request, reply) => {
    requireOwnWrite(request);
    const { secret, bearer } = await startSession(db, request.body.token);
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
