import type { RegistryDatabase } from '../registry/registry.ts';
import { currentSeq } from './composition.ts';

/** Lets callers wait for the next composition. */
export interface CompositionWatch {
  /**
   * The number of the newest composition of an environment as soon as it is above `seq`, or after the time at the
   * latest, in milliseconds.
   */
  waitAfter(environment: string, seq: number, ms: number): Promise<number>;
  /** Answers all who wait, and whoever comes later at once. */
  stop(): void;
}

interface Waiter {
  readonly environment: string;
  readonly seq: number;
  readonly until: number;
  readonly answer: (seq: number) => void;
  readonly fail: (error: unknown) => void;
}

/** How often the database is asked while somebody waits; a rollback is known everywhere within a second. */
const pollMs = 200;

/**
 * Asks the database once for all who wait, and not at all while nobody does. It listens to no notifications: those do
 * not pass a pooler, and a connection that broke unnoticed would be silent for ever.
 */
export function createCompositionWatch(db: RegistryDatabase): CompositionWatch {
  let waiters: readonly Waiter[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function schedule(): void {
    timer ??= waiters.length > 0 ? setTimeout(look, pollMs) : undefined;
  }

  async function look(): Promise<void> {
    const asked = waiters;
    try {
      const newest = await newestOfEach(db);
      const now = performance.now();
      const done = asked.filter(({ environment, seq, until }) => (newest.get(environment) ?? 0) > seq || now >= until);
      waiters = waiters.filter((one) => !done.includes(one));
      for (const { environment, answer } of done) answer(newest.get(environment) ?? 0);
    } catch (error) {
      waiters = waiters.filter((one) => !asked.includes(one));
      for (const { fail } of asked) fail(error);
    }
    timer = undefined;
    schedule();
  }

  return {
    async waitAfter(environment, seq, ms) {
      const newest = await currentSeq(db, environment);
      if (newest > seq || ms <= 0 || isStopped) return newest;
      return new Promise((answer, fail) => {
        waiters = [...waiters, { environment, seq, until: performance.now() + ms, answer, fail }];
        schedule();
      });
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      timer = undefined;
      const asked = waiters;
      waiters = [];
      for (const { seq, answer } of asked) answer(seq);
    },
  };
}

async function newestOfEach(db: RegistryDatabase): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('releases.composition')
    .select(({ fn }) => ['environment', fn.max('seq').as('seq')])
    .groupBy('environment')
    .execute();
  return new Map(rows.map(({ environment, seq }) => [environment, seq]));
}
