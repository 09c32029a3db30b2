import type { FastifyInstance, FastifyRequest } from 'fastify';
import { measurePool } from 'infra-observability/pool-metrics.ts';
import { collectDefaultMetrics, Histogram, Registry as Metrics } from 'prom-client';
import { measureCanaries } from '../health/health-metrics.ts';
import type { Registry } from '../registry/registry.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';

/** Times every answer by route, shows the pool and the canaries, and tells the machine's own collector. */
export function measureAnswers(app: FastifyInstance, { pool, db }: Registry): void {
  const metrics = new Metrics();
  collectDefaultMetrics({ register: metrics });
  measurePool(pool, metrics);
  measureCanaries(db, metrics);
  const seconds = new Histogram({
    name: 'releases_request_seconds',
    help: 'Time to answer by route, method and status',
    labelNames: ['route', 'method', 'status'],
    // Waiting for the next composition takes up to half a minute.
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10, 40],
    registers: [metrics],
  });
  app.addHook('onResponse', async ({ routeOptions, method }, { statusCode, elapsedTime }) => {
    seconds.labels(routeOptions.url ?? 'unknown', method, String(statusCode)).observe(elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!isOfThisMachine(request)) throw new RegistryRefusal('not-found', 'There is nothing at this address.');
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

function isOfThisMachine({ ip, headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] === undefined && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);
}
