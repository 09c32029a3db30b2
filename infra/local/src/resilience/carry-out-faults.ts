import { setTimeout as delay } from 'node:timers/promises';
import type { PlannedFault } from './fault-plan.ts';
import type { SmallPortal } from './small-portal.ts';
import { waitUntil } from './wait-until.ts';

/** How long a victim was away, until another serves in its place. */
export interface Replacement extends Pick<PlannedFault, 'victim' | 'fault'> {
  readonly ms: number;
}

/** What ended again and again waits half a minute before its next start, and starts then. */
const longestReturnMs = 90_000;

/** Hurts one program after the other, whether or not the one before is back; gives how long each was away. */
export async function carryOutFaults(portal: SmallPortal, plan: readonly PlannedFault[]): Promise<Replacement[]> {
  const timesTold = (victim: string, words: string) =>
    portal.reporter.told.filter((line) => line.startsWith(`${victim}: ${words}`)).length;
  const replacements: Promise<Replacement>[] = [];
  for (const { victim, fault, afterMs } of plan) {
    await delay(afterMs);
    const [ready, hung] = [timesTold(victim, 'ready ('), timesTold(victim, 'said nothing')];
    // A victim that is just being started again is hit as soon as it runs.
    await waitUntil(`the ${victim} runs`, longestReturnMs, () => portal.hurt(victim, fault));
    const began = performance.now();
    const isReplaced = () => timesTold(victim, 'ready (') > ready;
    const replaced = waitUntil(`the ${victim} is replaced`, longestReturnMs, isReplaced);
    replacements.push(replaced.then(() => ({ victim, fault, ms: performance.now() - began })));
    if (fault === 'hang') {
      await waitUntil(`it is noticed that the ${victim} hangs`, 60_000, () => timesTold(victim, 'said nothing') > hung);
    }
  }
  return Promise.all(replacements);
}
