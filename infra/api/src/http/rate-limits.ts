import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from './refusal.ts';

/** Requests a minute that one address may make altogether; single routes are stricter. IPv6 counts by /64. */
const perMinute = 1200;

/** Limits each address; the local proxy says which one it is, and nobody else is believed. */
export async function rateLimits(app: FastifyInstance, config: Config): Promise<void> {
  const isLocalPortal = isLocal(new URL(config.origin).hostname);
  await app.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: 60_000,
    hook: 'preHandler',
    // The shell renders pages for everyone from one address, without a forwarded one; and a portal that lives on
    // this machine alone is visited by its developer and the browsers of the tests.
    allowList: ({ ip, headers }) =>
      !config.rateLimits || (isLocal(ip) && (isLocalPortal || headers['x-forwarded-for'] === undefined)),
    errorResponseBuilder: () => new Refusal('too-many-requests'),
  });
}

function isLocal(host: string): boolean {
  return ['localhost', '127.0.0.1', '::1', '[::1]', '::ffff:127.0.0.1'].includes(host);
}
