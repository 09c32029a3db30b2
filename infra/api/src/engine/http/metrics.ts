import type { FastifyInstance } from 'fastify';
import { measurePool } from 'infra-observability/pool-metrics.ts';
import type { DiskRoom } from 'infra-storage/disk-room.ts';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Backend } from '../backend.ts';
import { measureJobs } from '../jobs/job-metrics.ts';
import { measureOutbox } from '../outbox/outbox-metrics.ts';
import { Refusal } from '../replies/refusal.ts';
import { watchParties } from '../third-parties/watch-parties.ts';
import { isLoopbackCaller } from './health-routes.ts';

/** Times every answer by route, shows the pool, the outbox, jobs and third parties, and tells the machine's own collector. */
export function measureRequests(app: FastifyInstance, backend: Backend, disk: DiskRoom): void {
  const registry = new Registry();
  // Also the delay of the event loop, memory and processor time.
  collectDefaultMetrics({ register: registry });
  measurePool(backend.pool, registry);
  measureOutbox(registry, backend);
  measureJobs(registry, backend);
  watchParties(app, registry);
  measureDisk(registry, disk);
  const seconds = new Histogram({
    name: 'api_request_seconds',
    help: 'Time to answer by route, method and status',
    // The route's pattern, never the address asked for: addresses are without number.
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    seconds.labels(route, request.method, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isLoopbackCaller(request)) throw new Refusal('not-found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function measureDisk(registry: Registry, disk: DiskRoom): void {
  const registers = [registry];
  new Gauge({
    name: 'api_disk_free_bytes',
    help: 'Room on the fullest disk that is written to',
    registers,
    collect() {
      this.set(disk.freeBytes());
    },
  });
  new Gauge({
    name: 'api_read_only',
    help: '1 while nothing is written for lack of room',
    registers,
    collect() {
      this.set(disk.isFull() ? 1 : 0);
    },
  });
}
