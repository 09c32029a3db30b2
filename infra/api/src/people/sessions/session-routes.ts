import * as calls from '@umbral/domain/api/sessions.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { recordSecurityEvent } from '../../engine/sessions/security-log.ts';
import { clearSessionCookies } from '../../engine/sessions/session-cookies.ts';
import { endAllSessions, endSessionOf, sessionsOf } from '../../engine/sessions/session-queries.ts';
import { deviceOf } from '../identity/known-device.ts';
import { devicesOf, forgetDeviceOf } from './device-queries.ts';
import { sessionTexts } from './session-texts.ts';

/** Sessions and known browsers as their owner sees and ends them. */
export function sessionRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.listSessions, async ({ session }) => ({ data: await sessionsOf(backend, session) }));
  register(app, calls.endSession, async ({ body, session, request, reply }) => {
    const { userId } = session;
    if (!(await endSessionOf(backend, userId, body.id))) throw new Refusal('not-found');
    await recordSecurityEvent(backend.db, { kind: 'session-ended', userId, request });
    if (body.id === session.sessionId) clearSessionCookies(reply, backend.config.origin);
    return { ok: 1 };
  });
  register(app, calls.listDevices, async ({ session, request }) => ({
    data: await devicesOf(backend, session.userId, deviceOf(backend, request)),
  }));
  register(app, calls.forgetDevice, async ({ body, session }) => {
    if (!(await forgetDeviceOf(backend, session.userId, body.id))) throw new Refusal('not-found');
    return { ok: 1, message: sessionTexts.forgotten };
  });
  register(app, calls.logoutEverywhere, async ({ session, request, reply }) => {
    const { userId } = session;
    await endAllSessions(backend.db, userId);
    await recordSecurityEvent(backend.db, { kind: 'sessions-ended', userId, request });
    clearSessionCookies(reply, backend.config.origin);
    return { ok: 1 };
  });
}
