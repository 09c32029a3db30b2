import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from 'infra-observability/network-of.ts';
import type { Backend } from '../backend.ts';
import type { Config } from '../config.ts';
import { Refusal } from '../replies/refusal.ts';
import { callCountsOf } from './call-counts.ts';
import { countedWindow } from './counted-window.ts';

const windowMs = 60_000;

/**
 * Limits each address; the local proxy says which one it is, and nobody else is believed. All requests count in a
 * generous limit of this process, before anything is looked up for them. Calls with a strict one count only what is well
 * formed: typing errors use up no registration. All processes count these together.
 */
export async function rateLimits(app: FastifyInstance, backend: Backend): Promise<void> {
  const { config } = backend;
  limitAddresses(app, config);
  await app.register(rateLimit, {
    global: false,
    hook: 'preHandler',
    store: callCountsOf(backend),
    allowList: (request) => isExempt(config, request),
    errorResponseBuilder: () => new Refusal('too-many-requests'),
  });
}

function limitAddresses(app: FastifyInstance, config: Config): void {
  const count = countedWindow(windowMs);
  app.addHook('onRequest', async (request, reply) => {
    if (isExempt(config, request)) return;
    const { current, ttl } = count(networkOf(request.ip));
    if (current <= config.requestsPerMinute) return;
    reply.header('retry-after', Math.ceil(ttl / 1000));
    throw new Refusal('too-many-requests');
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
