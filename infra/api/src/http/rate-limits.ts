import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from './refusal.ts';

/** Requests a minute that one address may make altogether; single routes are stricter. IPv6 counts by /64. */
const perMinute = 1200;

/** Limits each address; the local proxy says which one it is, and nobody else is believed. */
export async function rateLimits(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: 60_000,
    hook: 'preHandler',
    allowList: (request) => isExempt(config, request),
    errorResponseBuilder: () => new Refusal('too-many-requests'),
  });
}

/**
 * Whether a request counts in no limit by address. The shell renders pages for everyone from one address, without a
 * forwarded one; and a portal that lives on this machine alone is visited by its developer and the browsers of tests.
 */
export function isExempt(config: Config, { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean {
  const isLocalPortal = isLocal(new URL(config.origin).hostname);
  return !config.rateLimits || (isLocal(ip) && (isLocalPortal || headers['x-forwarded-for'] === undefined));
}

function isLocal(host: string): boolean {
  return ['localhost', '127.0.0.1', '::1', '[::1]', '::ffff:127.0.0.1'].includes(host);
}
