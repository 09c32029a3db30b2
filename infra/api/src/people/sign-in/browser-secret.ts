import '@fastify/cookie';
import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isToken, newToken } from '../../engine/tokens/opaque-token.ts';
import type { AttemptSecrets } from './identity-provider.ts';

/** Ties a way to a provider to the browser that began it: what is fetched elsewhere is worth nothing here. */
const cookieName = 'SignInAttempt';
/** Minutes for the way there and back, and for what the person does at the provider. */
export const attemptMs = 15 * 60_000;

/** The secret of the browser; nothing where it has none of ours. */
export function readBrowserSecret(request: FastifyRequest): string | undefined {
  const secret = request.cookies[cookieName];
  return secret && isToken(secret) ? secret : undefined;
}

/** The secret of the browser, a new one where it has none; several tabs share it. */
export function keepBrowserSecret(request: FastifyRequest, reply: FastifyReply, origin: string): string {
  const secret = readBrowserSecret(request) ?? newToken();
  // Lax: the way back from the provider is a plain navigation, which carries it.
  reply.setCookie(cookieName, secret, { ...cookieTraits(origin), maxAge: attemptMs / 1000 });
  return secret;
}

/** Forgets the secret: the person is signed in. */
export function dropBrowserSecret(reply: FastifyReply, origin: string): void {
  reply.clearCookie(cookieName, cookieTraits(origin));
}

function cookieTraits(origin: string) {
  return { path: '/api/users/social', httpOnly: true, sameSite: 'lax', secure: origin.startsWith('https:') } as const;
}

/** Nonce and code verifier of one way; both are made of the secret and the state, so that no table holds them. */
export function secretsOf(browserSecret: string, state: string): AttemptSecrets {
  const derive = (what: string) => createHmac('sha256', browserSecret).update(`${what}:${state}`).digest('base64url');
  return { state, nonce: derive('nonce'), codeVerifier: derive('verifier') };
}
