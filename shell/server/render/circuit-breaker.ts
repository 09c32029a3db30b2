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
  /** The renders that are judged: so many that ended last, none of them longer ago than `windowMs`. */
  readonly judged: number;
  readonly windowMs: number;
  /** So many failures of them, and such a share of them, open the circuit. */
  readonly failures: number;
  readonly share: number;
  /** How long it stays open before a probe. */
  readonly openMs: number;
  readonly now?: () => number;
}

export const defaultBreaker: BreakerOptions = {
  judged: 50,
  windowMs: 60_000,
  failures: 5,
  share: 0.2,
  openMs: 10_000,
};

interface RenderEnd {
  readonly at: number;
  readonly hasFailed: boolean;
}

/** Makes the circuit breaker of one remote version, closed. */
export function createCircuitBreaker({
  judged,
  windowMs,
  failures,
  share,
  openMs,
  now = () => performance.now(),
}: BreakerOptions): CircuitBreaker {
  let ends: RenderEnd[] = [];
  let openedAt: number | undefined;
  let isProbing = false;

  function state(): BreakerState {
    if (openedAt === undefined) return 'closed';
    return now() - openedAt < openMs ? 'open' : 'half-open';
  }

  function note(hasFailed: boolean): void {
    ends = [...ends, { at: now(), hasFailed }].slice(-judged);
  }

  function failsOften(): boolean {
    const recent = ends.filter(({ at }) => now() - at < windowMs);
    const failed = recent.filter(({ hasFailed }) => hasFailed).length;
    return failed >= Math.max(failures, share * recent.length);
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
      note(false);
      if (state() !== 'half-open') return;
      openedAt = undefined;
      ends = [];
    },
    failed() {
      note(true);
      if (isProbing || failsOften()) openedAt = now();
      isProbing = false;
    },
    released() {
      isProbing = false;
    },
  };
}
