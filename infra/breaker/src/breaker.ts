import type { CallEnd, OpeningRule } from './opening-rules.ts';

/** `closed` lets all calls through, `open` none, `half-open` one probe whose end decides. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** When a breaker opens, and for how long. */
export interface BreakerOptions {
  readonly rule: OpeningRule;
  /** Milliseconds until one call may try again. */
  readonly openMs: number;
  /** Milliseconds that never run back; tests set their own. */
  readonly clock?: () => number;
}

/** Spares one that is down, and its callers the waiting. */
export interface Breaker {
  readonly state: BreakerState;
  /** Whether a call would be turned away now. */
  readonly isResting: boolean;
  /** Whether a call may go out now; a half-open breaker admits one. Who is admitted says how the call ended. */
  admits(): boolean;
  succeeded(): void;
  failed(): void;
  /** An admitted call ended without saying anything about the one that was called. */
  released(): void;
}

/** Makes a closed breaker. */
export function createBreaker({ rule, openMs, clock = () => performance.now() }: BreakerOptions): Breaker {
  let ends: readonly CallEnd[] = [];
  let openedAt: number | undefined;
  let probedAt: number | undefined;

  function state(): BreakerState {
    if (openedAt === undefined) return 'closed';
    return clock() - openedAt < openMs ? 'open' : 'half-open';
  }

  function isResting(): boolean {
    // A probe that never reports back gives way to another after the same pause.
    const isProbing = probedAt !== undefined && clock() - probedAt < openMs;
    return state() === 'open' || (state() === 'half-open' && isProbing);
  }

  function note(hasFailed: boolean): void {
    ends = [...ends, { at: clock(), hasFailed }].slice(-rule.judged);
  }

  return {
    get state() {
      return state();
    },
    get isResting() {
      return isResting();
    },
    admits() {
      if (isResting()) return false;
      if (state() === 'half-open') probedAt = clock();
      return true;
    },
    succeeded() {
      probedAt = undefined;
      note(false);
      if (state() !== 'half-open') return;
      openedAt = undefined;
      ends = [];
    },
    failed() {
      note(true);
      if (probedAt !== undefined || rule.opens(ends, clock())) openedAt = clock();
      probedAt = undefined;
    },
    released() {
      probedAt = undefined;
    },
  };
}
