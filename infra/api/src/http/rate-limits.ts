import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** Requests a minute that one address may make altogether; single routes are stricter. IPv6 counts by /64. */
const perMinute = 1200;

/** Limits each address; the local proxy says which one it is, and nobody else is believed. */
export async function rateLimits(app: FastifyInstance, isOn: boolean): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: 60_000,
    hook: 'preHandler',
    // The shell renders pages for everyone from one address, without a forwarded one.
    allowList: (request) => !isOn || (isLoopback(request.ip) && request.headers['x-forwarded-for'] === undefined),
    errorResponseBuilder: () => new Refusal('too-many-requests'),
  });
}

function isLoopback(ip: string): boolean {
  return ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';
}
