import { allVisitors } from 'shared-contracts/remote/composition-lock.ts';
import type { CanaryPlan } from './canary-plan.ts';
import type { Verdict } from './judge.ts';
import { holdReason, promoteReason, rollBackReason } from './reasons.ts';

/** A canary as the controller finds it. */
export interface CanaryState {
  readonly remote: string;
  readonly version: string;
  /** Without a plan people decide on its growth; a bad version is rolled back all the same. */
  readonly plan: CanaryPlan | undefined;
  /** The step that it is on, from 0. */
  readonly step: number;
  /** Of 10,000 visitors. */
  readonly share: number;
  readonly minutesInStep: number;
  readonly minutes: number;
  /** Different visitors who had it, in all and since the step began. */
  readonly visitors: number;
  readonly visitorsInStep: number;
}

/** What to do with a canary, and why, in words for people. */
export type Decision =
  | { readonly kind: 'roll-back'; readonly reason: string }
  | { readonly kind: 'promote'; readonly to: 'canary' | 'stable'; readonly share: number; readonly reason: string }
  | { readonly kind: 'hold'; readonly reason: string }
  | { readonly kind: 'wait' };

/** Evidence that is not enough to roll back, yet too much to go on. */
export const doubtful = 10;

/** Decides on one canary; pure, so that a simulation decides as the registry does. */
export function decide(state: CanaryState, verdict: Verdict): Decision {
  const { plan, step, minutesInStep, visitorsInStep } = state;
  if (verdict.collapsed || verdict.isWorse) return { kind: 'roll-back', reason: rollBackReason(state, verdict) };
  const present = plan?.steps[step];
  const next = plan?.steps[step + 1];
  if (!plan || !present || !next) return { kind: 'wait' };
  const isFull = visitorsInStep >= present.visitors && minutesInStep >= present.minutes;
  if (isFull && verdict.eValue < doubtful) {
    const to = next.share >= allVisitors ? 'stable' : 'canary';
    return { kind: 'promote', to, share: next.share, reason: promoteReason(state, verdict, next.share) };
  }
  if (minutesInStep < plan.holdAfterMinutes) return { kind: 'wait' };
  return { kind: 'hold', reason: holdReason(state, verdict, present) };
}
