import { setTimeout as pause } from 'node:timers/promises';

/**
 * Does heavy work on the main thread piece after piece, and rests after each one for as long as it took: half of the
 * thread is always everybody else's. Nothing where `most` pieces wait already.
 */
export function oneAtATime(most: number): <Value>(work: () => Value) => Promise<Value> | undefined {
  let waiting = 0;
  let rested: Promise<unknown> = Promise.resolve();
  return (work) => {
    if (waiting >= most) return undefined;
    waiting += 1;
    const done = rested.then(() => {
      waiting -= 1;
      const began = performance.now();
      return { value: work(), tookMs: performance.now() - began };
    });
    rested = done.then(
      ({ tookMs }) => pause(tookMs),
      () => undefined,
    );
    return done.then(({ value }) => value);
  };
}
