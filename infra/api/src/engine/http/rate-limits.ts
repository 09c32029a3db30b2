import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from 'infra-observability/network-of.ts';
import type { Backend } from '../backend.ts';
import type { Config } from '../config.ts';
import { Refusal } from '../replies/refusal.ts';
import { callCountsOf } from './call-counts.ts';

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
    // A call that cannot be counted needs the same database: it is refused there, or only reads.
    skipOnError: true,
    allowList: (request) => isExempt(config, request),
    errorResponseBuilder: () => new Refusal('too-many-requests'),
  });
}

/** Counts by windows that are the same for everybody, so that what is kept is at most what came in one of them. */
function limitAddresses(app: FastifyInstance, config: Config): void {
  let counts = new Map<string, number>();
  let endsAt = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (isExempt(config, request)) return;
    const now = Date.now();
    if (now >= endsAt) {
      counts = new Map();
      endsAt = now + windowMs;
    }
    const network = networkOf(request.ip);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    if (count <= config.requestsPerMinute) return;
    reply.header('retry-after', Math.ceil((endsAt - now) / 1000));
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
