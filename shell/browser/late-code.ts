import { isLate, tryMs } from './recovery.ts';

/** About a minute, with the time that each try waits itself. */
const mostTries = 4;

/** Goes on looking for code that was too slow, without a word. False where it does not come, or nobody waits for it any more. */
export async function comesAfterAll(load: () => Promise<unknown>, isWanted: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, tryMs));
    if (!isWanted()) return false;
    try {
      await load();
      return isWanted();
    } catch (error) {
      if (!isLate(error)) return false;
    }
  }
  return false;
}
