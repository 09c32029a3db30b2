import { setTimeout as delay } from 'node:timers/promises';

/** Waits until something is so; throws with its name when it is not in time. */
export async function waitUntil(
  name: string,
  timeoutMs: number,
  isSo: () => boolean | Promise<boolean>,
): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${name}: not within ${timeoutMs / 1000} s`);
    await delay(25);
  }
}
