import { setTimeout as delay } from 'node:timers/promises';
import type { PlannedFault } from './fault-plan.ts';
import type { SmallPortal, Victim } from './small-portal.ts';
import { waitUntil } from './wait-until.ts';

/**
 * How long a victim was away, until another serves in its place. Of one that is hurt again on the way back it is the
 * longest time that it had: from one hurt to the next, or from the last until it served.
 */
export interface Replacement extends Pick<PlannedFault, 'victim' | 'fault'> {
  readonly ms: number;
}

/** What ended again and again waits ten seconds before its next start; so does the database that it needs. */
const longestReturnMs = 90_000;

/** Hurts one program after the other, whether or not the one before is back; gives how long each was away. */
export async function carryOutFaults(portal: SmallPortal, plan: readonly PlannedFault[]): Promise<Replacement[]> {
  const toldOf = (victim: Victim, words = '') =>
    portal.reporter.told.filter((line) => line.startsWith(`${victim}: ${words}`));
  const timesTold = (victim: Victim, words: string) => toldOf(victim, words).length;
  const hurts = new Map<Victim, { readonly at: number; readonly ready: number; readonly longestMs: number }>();
  const sinceHurt = (victim: Victim) => performance.now() - (hurts.get(victim)?.at ?? 0);
  const untilReplaced = async (of: Pick<PlannedFault, 'victim' | 'fault'>, isReplaced: () => boolean) => {
    while (!isReplaced()) {
      if (sinceHurt(of.victim) > longestReturnMs) {
        const lately = toldOf(of.victim).slice(-8).join('; ');
        throw new Error(`the ${of.victim} is not replaced in ${longestReturnMs / 1000} s: ${lately}`);
      }
      await delay(25);
    }
    return { ...of, ms: Math.max(sinceHurt(of.victim), hurts.get(of.victim)?.longestMs ?? 0) };
  };
  const replacements: Promise<Replacement>[] = [];
  for (const { victim, fault, afterMs } of plan) {
    await delay(afterMs);
    const [ready, hung] = [timesTold(victim, 'ready ('), timesTold(victim, 'said nothing')];
    // A victim that is just being started again is hit as soon as it runs.
    await waitUntil(`the ${victim} runs`, longestReturnMs, () => portal.hurt(victim, fault));
    const before = hurts.get(victim);
    const isAgain = before?.ready === ready;
    const longestMs = isAgain ? Math.max(before.longestMs, sinceHurt(victim)) : 0;
    hurts.set(victim, { at: performance.now(), ready, longestMs });
    replacements.push(untilReplaced({ victim, fault }, () => timesTold(victim, 'ready (') > ready));
    if (fault === 'hang') {
      await waitUntil(`it is noticed that the ${victim} hangs`, 60_000, () => timesTold(victim, 'said nothing') > hung);
    }
  }
  return Promise.all(replacements);
}
