import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { sendProblem } from '../replies/error-replies.ts';
import { Refusal } from '../replies/refusal.ts';

/** How often the delay of the event loop is read. */
const sampleMs = 1000;

/** Answers 503 at once while the process cannot keep up, instead of letting every request grow slow. */
export async function shedOverload(app: FastifyInstance, { rateLimits }: Config): Promise<void> {
  if (!rateLimits) return;
  let readyAt = Number.POSITIVE_INFINITY;
  app.addHook('onReady', async () => {
    readyAt = performance.now();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: 2000,
    sampleInterval: sampleMs,
    retryAfter: 5,
    exposeStatusRoute: false,
    pressureHandler: (request, reply) => {
      // Until the next reading it is the start of the process that was slow.
      const isStarting = performance.now() - readyAt < 2 * sampleMs;
      if (request.url === '/livez' || isStarting) return;
      sendProblem(reply, new Refusal('unavailable'));
    },
  });
}
