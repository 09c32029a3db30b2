import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { hiddenCookie, hostCookieName, readHostCookie } from '../../engine/sessions/host-cookie.ts';
import { hashToken, newToken } from '../../engine/tokens/opaque-token.ts';

/** Who a browser without an account is to the shared lists that it joined. */
const guestCookie = 'ListGuest';
/** As long as a guest is remembered after the last visit. */
const maxAge = 365 * 86_400;

/** Hash of the browser's secret; nothing where it has none. */
export function guestOf({ config }: Backend, request: FastifyRequest): Buffer | undefined {
  const token = readHostCookie(request, guestCookie, config.origin);
  return token === undefined ? undefined : hashToken(token);
}

/** Gives the browser a secret, or keeps the one that it has for another year; gives its hash. */
export function rememberGuest({ config: { origin } }: Backend, request: FastifyRequest, reply: FastifyReply): Buffer {
  const token = readHostCookie(request, guestCookie, origin) ?? newToken();
  reply.setCookie(hostCookieName(guestCookie, origin), token, hiddenCookie(origin, maxAge));
  return hashToken(token);
}
