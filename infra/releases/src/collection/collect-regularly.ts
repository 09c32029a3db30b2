import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from '../registry/registry.ts';
import { collect } from './collect.ts';
import { defaultRules } from './collection-plan.ts';

/** Collects every so many minutes; several processes may, the locks of the registry order them. 0 is never. */
export function startCollecting(
  registry: Registry,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  everyMinutes: number,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const run = async () => {
    try {
      const { removedFiles, removedBytes } = await collect(registry, { name: 'collector' }, defaultRules);
      if (removedFiles > 0) log.info({ removedFiles, removedBytes }, 'collected');
    } catch (error) {
      log.error({ err: error }, 'the collection failed');
    }
  };
  const timer =
    everyMinutes > 0
      ? setInterval(() => {
          running = running.then(run);
        }, everyMinutes * 60_000)
      : undefined;
  timer?.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
