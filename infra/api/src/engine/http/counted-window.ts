/** How often somebody has called in the window that is running. */
export interface CallCount {
  readonly current: number;
  /** Milliseconds until the window ends. */
  readonly ttl: number;
}

/**
 * Counts calls in the memory of this process, by windows that are the same for everybody, so that what is kept is at
 * most what came in one of them.
 */
export function countedWindow(windowMs: number): (who: string) => CallCount {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (who) => {
    const now = Date.now();
    if (now >= endsAt) {
      counts = new Map();
      endsAt = now + windowMs;
    }
    const current = (counts.get(who) ?? 0) + 1;
    counts.set(who, current);
    return { current, ttl: endsAt - now };
  };
}
