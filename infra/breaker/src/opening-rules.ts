/** How one call ended, and when, in milliseconds of the breaker's clock. */
export interface CallEnd {
  readonly at: number;
  readonly hasFailed: boolean;
}

/** When a breaker opens. */
export interface OpeningRule {
  /** How many of the last calls it looks at. */
  readonly judged: number;
  /** Whether these calls, the oldest first, open the breaker now. */
  readonly opens: (ends: readonly CallEnd[], now: number) => boolean;
}

/** So many failures in a row open it. */
export function failuresInARow(count: number): OpeningRule {
  return { judged: count, opens: (ends) => ends.length >= count && ends.every(({ hasFailed }) => hasFailed) };
}

interface ManyFailures {
  /** The calls that are judged: so many that ended last, none of them longer ago than `windowMs`. */
  readonly judged: number;
  readonly windowMs: number;
  /** So many failures of them, and such a share of them (0 to 1), open it. */
  readonly failures: number;
  readonly share: number;
}

/** Many failures among the last calls open it; a few among many do not. */
export function manyFailures({ judged, windowMs, failures, share }: ManyFailures): OpeningRule {
  const opens = (ends: readonly CallEnd[], now: number) => {
    const recent = ends.filter(({ at }) => now - at < windowMs);
    const failed = recent.filter(({ hasFailed }) => hasFailed).length;
    return failed >= Math.max(failures, share * recent.length);
  };
  return { judged, opens };
}
