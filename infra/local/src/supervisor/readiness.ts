import { setTimeout as delay } from 'node:timers/promises';

async function answersOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}

/** How long a program may take, and who ends the wait before. */
export interface Patience {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Milliseconds for which the program has stood in line for a processor. */
  readonly inLineMs?: () => number;
}

/**
 * Waits until `url` answers 200; `false` when `signal` aborts or the time is over before. The time that the program stood in
 * line does not count: started anew on a machine with too much work, it would only stand in line again.
 */
export async function isReadyWithin(
  url: string,
  { timeoutMs, signal, inLineMs = () => 0 }: Patience,
): Promise<boolean> {
  const began = performance.now();
  while (!signal.aborted && performance.now() - began - inLineMs() < timeoutMs) {
    if (await answersOk(url)) return !signal.aborted;
    await delay(50);
  }
  return false;
}
