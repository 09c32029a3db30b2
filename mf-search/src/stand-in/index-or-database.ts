/** The two who can answer; each stops with its signal. */
export interface Ways<Found> {
  /** Tells by `heard` that the index has answered, whatever is still to be done with that. */
  fromIndex(signal: AbortSignal, heard: () => void): Promise<Found>;
  fromDatabase(signal: AbortSignal): Promise<Found>;
}

/** How long the index alone is waited for, milliseconds: pages are drawn within half a second, and lines may be slow. */
const patienceMs = typeof window === 'undefined' ? 250 : 3000;
/** The same while it has been silent of late. */
const suspiciousMs = 50;
const suspicionMs = 5000;

let silentAt = Number.NEGATIVE_INFINITY;

/**
 * What the index finds; where it fails, or says nothing for a while, what the database finds, unless the index is quicker
 * after all: one that only waits for its turn is. Throws what the index threw where neither answers.
 */
export async function indexOrDatabase<Found>({ fromIndex, fromDatabase }: Ways<Found>, signal: AbortSignal) {
  const settled = new AbortController();
  const whileWanted = AbortSignal.any([signal, settled.signal]);
  const heard = Promise.withResolvers<void>();
  const whole = fromIndex(whileWanted, heard.resolve);
  const isSuspect = performance.now() - silentAt < suspicionMs;
  try {
    if (await comesWithin(isSuspect ? suspiciousMs : patienceMs, Promise.race([heard.promise, whole]))) {
      silentAt = Number.NEGATIVE_INFINITY;
      return await whole;
    }
    signal.throwIfAborted();
    silentAt = performance.now();
    return await Promise.any([whole, fromDatabase(whileWanted)]).catch(() => whole);
  } finally {
    settled.abort();
  }
}

/** Whether something comes within a time; it has not if it fails. */
function comesWithin(ms: number, something: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(late.resolve, ms, false);
  const comes = something.then(
    () => true,
    () => false,
  );
  return Promise.race([comes, late.promise]).finally(() => clearTimeout(timer));
}
