import '@fastify/cookie';
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const guideCookie = 'GuideKey';
const halfAYear = 15_552_000;

/** The random key of a browser that has unlocked guides. */
export function readGuideKey(request: FastifyRequest): string | undefined {
  const key = request.cookies[guideCookie];
  return key && /^[0-9a-f-]{36}$/.test(key) ? key : undefined;
}

/** The browser's key, a new one where it has none. */
export function keepGuideKey(request: FastifyRequest, reply: FastifyReply, origin: string): string {
  const key = readGuideKey(request) ?? randomUUID();
  const secure = origin.startsWith('https:');
  reply.setCookie(guideCookie, key, { path: '/api', httpOnly: true, sameSite: 'lax', maxAge: halfAYear, secure });
  return key;
}
