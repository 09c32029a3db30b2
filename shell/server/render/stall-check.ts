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
 * seconds may pass before an innocent render gets its few milliseconds. `cpuMs` tells how long it has run in all.
 */
export function createStallCheck(cpuMs: () => Promise<number>, blockMs: number): StallCheck {
  let before: Promise<number> | undefined;
  return {
    acquit() {
      before = undefined;
    },
    async isGuilty(silentMs) {
      if (silentMs > blockMs * patience) return true;
      before ??= cpuMs();
      const since = before;
      // Together: of a place that is gone neither comes.
      const [ranBefore, ran] = await Promise.all([since, cpuMs()]);
      return before === since && ran - ranBefore > blockMs;
    },
  };
}
