import type { FastifyRequest } from 'fastify';
import { isToken } from '../tokens/opaque-token.ts';

/** Whether the portal stands on https, so that its cookies stay there. */
export function isSecure(origin: string): boolean {
  return origin.startsWith('https:');
}

/**
 * Name of a cookie in browsers. On https they take one with this prefix from this very host only: no other subdomain
 * can plant it.
 */
export function hostCookieName(name: string, origin: string): string {
  return isSecure(origin) ? `__Host-${name}` : name;
}

/** The token that such a cookie of a request holds, where its form can be one of ours. */
export function readHostCookie(request: FastifyRequest, name: string, origin: string): string | undefined {
  const token = request.cookies[hostCookieName(name, origin)];
  return token && isToken(token) ? token : undefined;
}

/** Traits of a cookie out of reach of scripts; its life in seconds. */
export function hiddenCookie(origin: string, maxAge: number) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(origin), maxAge } as const;
}
