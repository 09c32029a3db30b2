import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { sendProblem } from './error-replies.ts';
import { Refusal } from './refusal.ts';

/** Answers 503 at once while the process cannot keep up, instead of letting every request grow slow. */
export async function shedOverload(app: FastifyInstance, { rateLimits }: Config): Promise<void> {
  if (!rateLimits) return;
  await app.register(underPressure, {
    maxEventLoopDelay: 2000,
    retryAfter: 5,
    exposeStatusRoute: false,
    pressureHandler: (request, reply) => {
      if (request.url === '/livez') return;
      sendProblem(reply.header('retry-after', '5'), new Refusal('unavailable'));
    },
  });
}
