/** `closed` lets all through, `open` nothing, `half-open` one probe whose end decides. */
export type BreakerState = 'closed' | 'open' | 'half-open';

export interface CircuitBreaker {
  readonly state: () => BreakerState;
  /** Whether a render may start now; a half-open circuit admits one. */
  admits(): boolean;
  succeeded(): void;
  /** A failure that cost a thread or a whole timeout. */
  failed(): void;
  /** An admitted render ended without saying anything about the circuit. */
  released(): void;
}

export interface BreakerOptions {
  /** Failures within `windowMs` that open the circuit. */
  readonly failures: number;
  readonly windowMs: number;
  /** How long it stays open before a probe. */
  readonly openMs: number;
  readonly now?: () => number;
}

export const defaultBreaker: BreakerOptions = { failures: 5, windowMs: 60_000, openMs: 10_000 };

/** Makes the circuit breaker of one remote version, closed. */
export function createCircuitBreaker({
  failures,
  windowMs,
  openMs,
  now = () => performance.now(),
}: BreakerOptions): CircuitBreaker {
  let failedAt: number[] = [];
  let openedAt: number | undefined;
  let isProbing = false;

  function state(): BreakerState {
    if (openedAt === undefined) return 'closed';
    return now() - openedAt < openMs ? 'open' : 'half-open';
  }

  return {
    state,
    admits() {
      const current = state();
      if (current !== 'half-open') return current === 'closed';
      if (isProbing) return false;
      isProbing = true;
      return true;
    },
    succeeded() {
      isProbing = false;
      if (state() !== 'half-open') return;
      openedAt = undefined;
      failedAt = [];
    },
    failed() {
      failedAt = [...failedAt.filter((at) => now() - at < windowMs), now()];
      if (isProbing || failedAt.length >= failures) openedAt = now();
      isProbing = false;
    },
    released() {
      isProbing = false;
    },
  };
}
