import { setTimeout as delay } from 'node:timers/promises';
import type { PlannedFault } from './fault-plan.ts';
import type { SmallPortal, Victim } from './small-portal.ts';
import { waitUntil } from './wait-until.ts';

/**
 * How long a victim was away, until another serves in its place. Whoever is hurt again on the way back has its time from
 * then on: nobody could have come back in between.
 */
export interface Replacement extends Pick<PlannedFault, 'victim' | 'fault'> {
  readonly ms: number;
}

/** What ended again and again waits half a minute before its next start, and starts then. */
const longestReturnMs = 90_000;

/** Hurts one program after the other, whether or not the one before is back; gives how long each was away. */
export async function carryOutFaults(portal: SmallPortal, plan: readonly PlannedFault[]): Promise<Replacement[]> {
  const toldOf = (victim: Victim, words = '') =>
    portal.reporter.told.filter((line) => line.startsWith(`${victim}: ${words}`));
  const timesTold = (victim: Victim, words: string) => toldOf(victim, words).length;
  const lastHurt = new Map<Victim, number>();
  const sinceHurt = (victim: Victim) => performance.now() - (lastHurt.get(victim) ?? 0);
  const untilReplaced = async (of: Pick<PlannedFault, 'victim' | 'fault'>, isReplaced: () => boolean) => {
    while (!isReplaced()) {
      if (sinceHurt(of.victim) > longestReturnMs) {
        const lately = toldOf(of.victim).slice(-8).join('; ');
        throw new Error(`the ${of.victim} is not replaced in ${longestReturnMs / 1000} s: ${lately}`);
      }
      await delay(25);
    }
    return { ...of, ms: sinceHurt(of.victim) };
  };
  const replacements: Promise<Replacement>[] = [];
  for (const { victim, fault, afterMs } of plan) {
    await delay(afterMs);
    const [ready, hung] = [timesTold(victim, 'ready ('), timesTold(victim, 'said nothing')];
    // A victim that is just being started again is hit as soon as it runs.
    await waitUntil(`the ${victim} runs`, longestReturnMs, () => portal.hurt(victim, fault));
    lastHurt.set(victim, performance.now());
    replacements.push(untilReplaced({ victim, fault }, () => timesTold(victim, 'ready (') > ready));
    if (fault === 'hang') {
      await waitUntil(`it is noticed that the ${victim} hangs`, 60_000, () => timesTold(victim, 'said nothing') > hung);
    }
  }
  return Promise.all(replacements);
}
