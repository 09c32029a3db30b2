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

/** Waits until `url` answers 200; `false` when `signal` aborts or the time is over before. */
export async function isReadyWithin(url: string, timeoutMs: number, signal: AbortSignal): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (!signal.aborted && performance.now() < end) {
    if (await answersOk(url)) return !signal.aborted;
    await delay(50);
  }
  return false;
}
