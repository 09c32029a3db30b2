import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { hearAttempts } from './guard/party-events.ts';

/** Measures and logs every attempt at a third party while the application lives. */
export function watchParties(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'third_party_seconds',
    help: 'Time of an attempt at a third party, by party and outcome',
    labelNames: ['party', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const isOpen = new Gauge({
    name: 'third_party_breaker_open',
    help: 'Whether calls of a third party are held back, 0 or 1',
    labelNames: ['party'],
    registers: [registry],
  });
  const stop = hearAttempts(({ party, outcome, status, attempt, ms, breaker }) => {
    seconds.labels(party, outcome).observe(ms / 1000);
    isOpen.labels(party).set(breaker === 'open' ? 1 : 0);
    if (outcome !== 'ok') app.log.warn({ party, outcome, status, attempt, ms: Math.round(ms) }, 'third party failed');
  });
  app.addHook('onClose', async () => stop());
}
