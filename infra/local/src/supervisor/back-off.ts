/** A run of this length clears the memory of earlier crashes. */
const healthyRunMs = 60_000;
/** A start costs a second or two of a core: one that always fails takes no more than a fifth of it. */
const longestWaitMs = 10_000;

/** Waiting times between restarts. */
export interface BackOff {
  /** Milliseconds to wait after a run that lasted `ranMs`: none, then 0.5 s, doubled by each further quick crash, 10 s at most. */
  next(ranMs: number): number;
}

/** Makes the waiting times of one part; `firstMs` is the first of them that is not none. */
export function createBackOff(firstMs = 500): BackOff {
  let crashes = 0;
  return {
    next(ranMs) {
      if (ranMs >= healthyRunMs) crashes = 0;
      const wait = crashes === 0 ? 0 : Math.min(firstMs * 2 ** (crashes - 1), longestWaitMs);
      crashes += 1;
      return wait;
    },
  };
}
