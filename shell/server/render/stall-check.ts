import type { Worker } from 'node:worker_threads';

/** How many times its allowance a thread may stay silent in all, whoever keeps it from running. */
const patience = 5;

/** Tells a thread that stands still by its own fault from one that waits for its turn. */
export interface StallCheck {
  /** The thread answered: what was held against it is forgotten. */
  acquit(): void;
  /** Whether a thread that has been silent for so long must be ended. */
  isGuilty(silentMs: number): Promise<boolean>;
}

/**
 * What counts is the time that the thread itself has run since it fell silent: on a busy machine one and a half
 * seconds may pass before an innocent render gets its few milliseconds.
 */
export function createStallCheck(worker: Pick<Worker, 'cpuUsage'>, blockMs: number): StallCheck {
  let before: ReturnType<Worker['cpuUsage']> | undefined;
  return {
    acquit() {
      before = undefined;
    },
    async isGuilty(silentMs) {
      if (silentMs > blockMs * patience) return true;
      before ??= worker.cpuUsage();
      const since = before;
      const { user, system } = await worker.cpuUsage(await since);
      return before === since && (user + system) / 1000 > blockMs;
    },
  };
}
