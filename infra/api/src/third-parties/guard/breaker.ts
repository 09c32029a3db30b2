/** When a breaker opens and for how long. */
export interface BreakerOptions {
  /** Failures in a row that open it. */
  readonly failures: number;
  /** Milliseconds until one call may try again. */
  readonly openMs: number;
}

/** `closed`: calls pass. `open`: none does. `half-open`: one call tries, and decides. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** Spares a provider that is down, and its callers the waiting. */
export interface Breaker {
  readonly state: BreakerState;
  /** Open, and not yet to be tried again. */
  readonly isResting: boolean;
  /** Whether a call may go out now; in `half-open` only the first one that asks may. */
  admits(): boolean;
  succeeded(): void;
  failed(): void;
}

/** Makes a closed breaker; `clock` counts milliseconds. */
export function createBreaker(
  { failures, openMs }: BreakerOptions,
  clock: () => number = () => performance.now(),
): Breaker {
  let failed = 0;
  let openedAt = 0;
  let state: BreakerState = 'closed';
  // A trial that never reports back gives way to another after the same pause.
  const isResting = () => state !== 'closed' && clock() - openedAt < openMs;
  return {
    get state() {
      return state;
    },
    get isResting() {
      return isResting();
    },
    admits() {
      if (state === 'closed') return true;
      if (isResting()) return false;
      state = 'half-open';
      openedAt = clock();
      return true;
    },
    succeeded() {
      failed = 0;
      state = 'closed';
    },
    failed() {
      failed += 1;
      if (state !== 'half-open' && failed < failures) return;
      state = 'open';
      openedAt = clock();
    },
  };
}
