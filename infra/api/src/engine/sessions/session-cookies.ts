import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isToken } from '../tokens/opaque-token.ts';
import { idleMs } from './session-store.ts';

/** What the documents call the session's cookie. */
export const sessionCookie = 'SessionId';

/**
 * Its name in browsers. On https browsers take one with this prefix from this very host only: no other subdomain
 * can plant a session.
 */
export function sessionCookieName(origin: string): string {
  return isSecure(origin) ? `__Host-${sessionCookie}` : sessionCookie;
}

function isSecure(origin: string): boolean {
  return origin.startsWith('https:');
}

/** Readable by scripts: says which menus to draw, proves nothing. */
export const rolesCookie = 'userRoles';

const maxAge = idleMs / 1000;

/** The token of a request, where its form can be one of ours. */
export function readToken(request: FastifyRequest, origin: string): string | undefined {
  const token = request.cookies[sessionCookieName(origin)];
  return token && isToken(token) ? token : undefined;
}

/** Sets both cookies; the session's is out of reach of scripts, and stays on https where the portal is. */
export function setSessionCookies(reply: FastifyReply, token: string, roles: string, origin: string): void {
  const shared = { path: '/', sameSite: 'lax', maxAge, secure: isSecure(origin) } as const;
  reply.setCookie(sessionCookieName(origin), token, { ...shared, httpOnly: true });
  reply.setCookie(rolesCookie, roles, shared);
}

/** Clears both. */
export function clearSessionCookies(reply: FastifyReply, origin: string): void {
  const shared = { path: '/', secure: isSecure(origin) };
  reply.clearCookie(sessionCookieName(origin), shared);
  reply.clearCookie(rolesCookie, shared);
}
