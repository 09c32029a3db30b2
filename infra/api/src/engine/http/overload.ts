import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { sendProblem } from '../replies/error-replies.ts';
import { Refusal } from '../replies/refusal.ts';

/** How late the event loop was since it was last reset, nanoseconds. */
export type LoopDelay = Pick<ReturnType<typeof monitorEventLoopDelay>, 'enable' | 'disable' | 'mean' | 'reset'>;

/** How often the delay of the event loop is read, and how finely it is measured. */
const sampleMs = 1000;
const resolutionMs = 10;
/** A process that is this late, on average, cannot keep up. */
const longestDelayMs = 2000;

/**
 * Answers 503 at once while the process cannot keep up, instead of letting every request grow slow. Reads nothing that
 * takes a descriptor, as the memory of the process does: without any it must go on.
 */
export async function shedOverload(
  app: FastifyInstance,
  { rateLimits }: Pick<Config, 'rateLimits'>,
  delay: LoopDelay = monitorEventLoopDelay({ resolution: resolutionMs }),
): Promise<void> {
  if (!rateLimits) return;
  let isLate = false;
  let reading: NodeJS.Timeout | undefined;
  // Not before: a start is slow, and no sign of overload.
  app.addHook('onReady', async () => {
    delay.enable();
    reading = setInterval(() => {
      isLate = delay.mean / 1e6 - resolutionMs > longestDelayMs;
      delay.reset();
    }, sampleMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(reading);
    delay.disable();
  });
  app.addHook('onRequest', async ({ url }, reply) =>
    isLate && url !== '/livez' ? sendProblem(reply, new Refusal('unavailable')) : undefined,
  );
}
