import type { SearchCaller } from '../protocol/search-job.ts';

/** How the threads stand. */
export interface ThreadsNow {
  readonly threads: number;
  /** For whom they search at this moment. */
  readonly busy: readonly SearchCaller[];
  /** Milliseconds of the threads that a caller used of late. */
  usedOf(caller: string): number;
}

const FIRST = -1;
const LAST = Number.POSITIVE_INFINITY;

/**
 * Whose turn it is: the caller of the lowest rank, which is who used least of the threads of late. Nothing for one who
 * would hold all of them. Programs of ours come first on half of the threads and last on the others: they draw pages for
 * people who waited for their turn there already.
 */
export function rankOf({ name, asksForMany }: SearchCaller, { threads, busy, usedOf }: ThreadsNow): number | undefined {
  if (threads === 1) return usedOf(name);
  if (asksForMany) return busy.filter((caller) => caller.asksForMany).length < Math.floor(threads / 2) ? FIRST : LAST;
  const own = busy.filter((caller) => caller.name === name);
  return own.length < threads - 1 ? usedOf(name) : undefined;
}
