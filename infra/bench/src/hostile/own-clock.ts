import { getPriority, setPriority } from 'node:os';

const first = -10;

/**
 * Gives this thread its turn before all others of the machine: visitors have a machine of their own, and what they wait
 * for is the portal. Says whether this user may do so, and gives the way back.
 */
export function takeOwnClock(): { isOwn: boolean; giveBack(): void } {
  const before = getPriority();
  try {
    setPriority(first);
  } catch {
    return { isOwn: false, giveBack: () => undefined };
  }
  return { isOwn: true, giveBack: () => setPriority(before) };
}
