import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { hashToken, isToken, newToken } from '../../engine/tokens/opaque-token.ts';

/** As long as a guest is remembered after the last visit. */
const maxAge = 365 * 86_400;

/** Who a browser without an account is to the shared lists that it joined; on https only this host can set it. */
function cookieName({ config: { origin } }: Backend): string {
  return origin.startsWith('https:') ? '__Host-ListGuest' : 'ListGuest';
}

/** Hash of the browser's secret; nothing where it has none. */
export function guestOf(backend: Backend, request: FastifyRequest): Buffer | undefined {
  const token = request.cookies[cookieName(backend)];
  return token && isToken(token) ? hashToken(token) : undefined;
}

/** Gives the browser a secret, or keeps the one that it has for another year; gives its hash. */
export function rememberGuest(backend: Backend, request: FastifyRequest, reply: FastifyReply): Buffer {
  const known = request.cookies[cookieName(backend)];
  const token = known && isToken(known) ? known : newToken();
  const secure = backend.config.origin.startsWith('https:');
  reply.setCookie(cookieName(backend), token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge });
  return hashToken(token);
}
