import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isToken } from '../tokens/opaque-token.ts';
import { idleMs } from './session-store.ts';

export const sessionCookie = 'SessionId';
/** Readable by scripts: says which menus to draw, proves nothing. */
export const rolesCookie = 'userRoles';

const maxAge = idleMs / 1000;

/** The token of a request, where its form can be one of ours. */
export function readToken(request: FastifyRequest): string | undefined {
  const token = request.cookies[sessionCookie];
  return token && isToken(token) ? token : undefined;
}

/** Sets both cookies; the session's is out of reach of scripts, and stays on https where the portal is. */
export function setSessionCookies(reply: FastifyReply, token: string, roles: string, origin: string): void {
  const secure = origin.startsWith('https:');
  const shared = { path: '/', sameSite: 'lax', maxAge, secure } as const;
  reply.setCookie(sessionCookie, token, { ...shared, httpOnly: true });
  reply.setCookie(rolesCookie, roles, shared);
}

/** Clears both. */
export function clearSessionCookies(reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, { path: '/' });
  reply.clearCookie(rolesCookie, { path: '/' });
}
