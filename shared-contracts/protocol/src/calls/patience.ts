/** Header in which a program of ours says how long it waits for an answer, whole milliseconds. */
export const patienceHeader = 'x-umbral-patience';

/** The longest patience that is believed, milliseconds: nobody waits longer for an answer. */
const longestMs = 120_000;

/** How long is left until a moment of `performance.now()`; at least a millisecond, as nothing at all cannot be said. */
export function writePatience(until: number, now = performance.now()): string {
  return String(Math.max(1, Math.ceil(until - now)));
}

/** The milliseconds that a header tells; nothing where it tells none. */
export function readPatience(header: unknown): number | undefined {
  if (typeof header !== 'string' || !/^[1-9]\d{0,5}$/.test(header)) return undefined;
  return Math.min(Number(header), longestMs);
}
