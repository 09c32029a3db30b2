import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hiddenCookie, hostCookieName, isSecure, readHostCookie } from './host-cookie.ts';
import { idleMs } from './session-store.ts';

/** What the documents call the session's cookie. */
export const sessionCookie = 'SessionId';

/** Its name in browsers. */
export function sessionCookieName(origin: string): string {
  return hostCookieName(sessionCookie, origin);
}

/** Readable by scripts: says which menus to draw, proves nothing. */
export const rolesCookie = 'userRoles';

const maxAge = idleMs / 1000;

/** The token of a request, where its form can be one of ours. */
export function readToken(request: FastifyRequest, origin: string): string | undefined {
  return readHostCookie(request, sessionCookie, origin);
}

/** Sets both cookies; the session's is out of reach of scripts, and stays on https where the portal is. */
export function setSessionCookies(reply: FastifyReply, token: string, roles: string, origin: string): void {
  const traits = hiddenCookie(origin, maxAge);
  reply.setCookie(sessionCookieName(origin), token, traits);
  reply.setCookie(rolesCookie, roles, { ...traits, httpOnly: false });
}

/** Clears both. */
export function clearSessionCookies(reply: FastifyReply, origin: string): void {
  const shared = { path: '/', secure: isSecure(origin) };
  reply.clearCookie(sessionCookieName(origin), shared);
  reply.clearCookie(rolesCookie, shared);
}
