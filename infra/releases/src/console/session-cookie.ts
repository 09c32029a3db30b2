import { toolbarCookie } from '@umbral/protocol/composition/toolbar-mark.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { sessionHours } from './console-session.ts';

const cookieName = 'umbral_platform';
const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The secret of a request's session, where its form can be one of ours. */
export function readSessionCookie({ headers }: FastifyRequest): string | undefined {
  const [, secret] = /(?:^|;\s*)umbral_platform=([\w-]{43})(?:;|$)/.exec(headers.cookie ?? '') ?? [];
  return secret;
}

/** Gives the browser its session: out of reach of scripts and of other sites, below the console only. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  write(request, reply, secret, sessionHours * 3600);
}

/** Takes it away. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  write(request, reply, '', 0);
}

function write({ protocol }: FastifyRequest, reply: FastifyReply, secret: string, maxAge: number): void {
  const life = `Max-Age=${maxAge}${protocol === 'https' ? '; Secure' : ''}`;
  const mark = secret === '' ? '' : '1';
  reply.header('set-cookie', [
    `${cookieName}=${secret}; Path=/platform; HttpOnly; SameSite=Strict; ${life}`,
    // The whole portal gets it, and learns only in whose documents it is worth asking.
    `${toolbarCookie}=${mark}; Path=/; HttpOnly; SameSite=Lax; ${life}`,
  ]);
}

/**
 * Refuses writes that another site makes in a browser that is signed in. Browsers say where a write comes from by
 * `Sec-Fetch-Site` and `Origin`; whoever has a cookie and says neither is not believed.
 */
export function requireOwnWrite({ method, headers, host }: FastifyRequest): void {
  if (reads.has(method)) return;
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? hostOf(headers.origin) === host : site === 'same-origin';
  if (!isOwn || headers.origin === 'null') {
    throw new RegistryRefusal('not-allowed', 'This was asked by another site.');
  }
}

function hostOf(origin: string | undefined): string | undefined {
  return origin !== undefined && URL.canParse(origin) ? new URL(origin).host : undefined;
}
