import { allVisitors } from '@umbral/protocol/composition/composition-lock.ts';
import type { Verdict } from './canary-judge.ts';
import type { CanaryState } from './canary-state.ts';
import { holdReason, promoteReason, rollBackReason } from './reasons.ts';

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
