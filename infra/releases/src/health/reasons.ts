import type { CanaryStep } from '../channels/canary-plan.ts';
import type { Verdict } from './canary-judge.ts';
import type { CanaryState } from './canary-state.ts';
import type { Trials } from './evidence.ts';
import type { SignalEvidence } from './signal-judge.ts';
import { falseAlarmRate } from './signal-rules.ts';

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const parts = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 });

/** Why a canary was taken back, with the numbers of both cohorts. */
export function rollBackReason(state: CanaryState, { collapsed, strongest, eValue }: Verdict): string {
  const evidence = collapsed ?? strongest;
  const compared = evidence ? comparison(evidence) : 'no signal';
  const judged = collapsed
    ? 'Half or more of late: no test is needed.'
    : `Evidence ${numbers.format(eValue)}, the limit is ${numbers.format(1 / falseAlarmRate)}.`;
  return `${state.version} did worse than stable: ${compared}. ${judged} ${exposure(state)}`;
}

/** Why a canary goes on. */
export function promoteReason(state: CanaryState, verdict: Verdict, share: number): string {
  return `${state.version} goes from ${percent(state.share)} to ${percent(share)}: ${exposure(state)} ${noWorse(verdict)}`;
}

/** Why a canary waits for people. */
export function holdReason(state: CanaryState, verdict: Verdict, { visitors, minutes }: CanaryStep): string {
  const asked = `The step asks for ${numbers.format(visitors)} visitors and ${numbers.format(minutes)} minutes`;
  const had = `${numbers.format(state.visitorsInStep)} in ${numbers.format(state.minutesInStep)} minutes`;
  return `${state.version} stays at ${percent(state.share)} until somebody decides. ${asked}; it had ${had}. ${noWorse(verdict)}`;
}

function noWorse({ eValue, strongest }: Verdict): string {
  const most = strongest && strongest.log > 0 ? `, most for ${strongest.rule.words}` : '';
  return `Evidence that it is worse: ${eValue < 0.1 ? 'none' : eValue.toFixed(1)}${most}.`;
}

function comparison({ rule, stable, canary }: SignalEvidence): string {
  return `${rule.words} for ${ofAll(canary, rule.unit)} of the canary, ${ofAll(stable, rule.unit)} of stable`;
}

function ofAll({ failures, exposures }: Trials, unit: string): string {
  const part = exposures === 0 ? '' : ` (${parts.format(failures / exposures)})`;
  return `${numbers.format(failures)} of ${numbers.format(exposures)} ${unit}${part}`;
}

function exposure({ visitors, minutes, share }: CanaryState): string {
  return `${numbers.format(visitors)} visitors had it in ${numbers.format(minutes)} minutes, at ${percent(share)} now.`;
}

function percent(share: number): string {
  return parts.format(share / 10_000);
}
