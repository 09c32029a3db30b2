import { describe, expect, test } from 'vitest';
import { usualPlan } from '../channels/usual-plan.ts';
import { createJudge } from './canary-judge.ts';
import type { CanaryState } from './canary-state.ts';
import { decide } from './decide.ts';
import type { Block } from './signal-judge.ts';
import { signalRules } from './signal-rules.ts';
import { limitSpan, type Tallies } from './trials.ts';

const state: CanaryState = {
  remote: 'mf-fair',
  version: '2.0.0',
  plan: usualPlan,
  step: 0,
  share: 100,
  minutes: 12,
  minutesInStep: 12,
  visitors: 310,
  visitorsInStep: 310,
};

function judged(...blocks: readonly Partial<Block>[]) {
  const judge = createJudge();
  for (const [minute, block] of blocks.entries()) {
    judge.observe({ minute, step: 0, share: 0.01, stable: {}, canary: {}, ...block });
  }
  return judge.verdict();
}

const well: Tallies = { crashed: [1000, 0], 'render-failed': [1000, 0] };

describe('the judge', () => {
  test('spends all it may spend, and no more', () => {
    expect(signalRules.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
    for (const { bets } of signalRules) expect(bets.reduce((sum, [, weight]) => sum + weight, 0)).toBeCloseTo(1, 12);
  });

  test('says nothing before anything was seen', () => {
    expect(judged()).toMatchObject({ isWorse: false, eValue: 0, strongest: undefined, collapsed: undefined });
  });

  test('finds a canary worse that throws for some of its visitors', () => {
    const verdict = judged({ stable: { crashed: [10_000, 2] }, canary: { crashed: [100, 5] } });
    expect(verdict).toMatchObject({ isWorse: true, strongest: { rule: { signal: 'crashed' } } });
  });

  test('does not mind what is as bad on stable', () => {
    expect(judged({ stable: { crashed: [10_000, 500] }, canary: { crashed: [100, 5] } }).isWorse).toBe(false);
  });

  test('does not mind what is worse, yet too rare to matter', () => {
    const share = 0.5;
    const rare = judged({ share, stable: { crashed: [100_000, 0] }, canary: { crashed: [100_000, 40] } });
    expect(rare.isWorse).toBe(false);
    expect(rare.signals.find(({ rule }) => rule.signal === 'crashed')?.log).toBeGreaterThan(5);
  });

  test('still finds what begins after a long good time', () => {
    const good = { stable: { crashed: [100_000, 300] }, canary: { crashed: [1000, 3] } };
    const bad = { step: 1, share: 0.05, stable: { crashed: [10_000, 30] }, canary: { crashed: [500, 40] } };
    expect(judged(good, good, good).isWorse).toBe(false);
    expect(judged(good, good, good, bad).isWorse).toBe(true);
  });

  test('needs no test where half of the visitors fail, unless stable fails too', () => {
    const fails: Tallies = { 'render-failed': [10, 8] };
    expect(judged({ stable: {}, canary: fails }).collapsed?.rule.signal).toBe('render-failed');
    expect(judged({ stable: { 'render-failed': [1000, 600] }, canary: fails }).collapsed).toBeUndefined();
  });

  test('takes a measure as slow where nine in ten of stable are faster', () => {
    expect(limitSpan('render-ms', [0, 0, 500, 450, 40, 10])).toBe(4);
    expect(limitSpan('render-ms', [5])).toBe(9);
    expect(limitSpan('cls', [0, 0, 0, 0, 0, 0, 900])).toBe(3);
  });
});

describe('the decision', () => {
  const fine = judged({ stable: { crashed: [30_000, 6] }, canary: { crashed: [310, 0] } });
  const bad = judged({ stable: { crashed: [10_000, 2] }, canary: { crashed: [100, 5] } });

  test('is to go on when the step is full', () => {
    expect(decide(state, fine)).toMatchObject({ kind: 'promote', to: 'canary', share: 500 });
    expect(decide({ ...state, step: 3, share: 5000, visitorsInStep: 2000, minutesInStep: 15 }, fine)).toMatchObject({
      kind: 'promote',
      to: 'stable',
    });
  });

  test('is to wait for visitors and for minutes', () => {
    expect(decide({ ...state, visitorsInStep: 299 }, fine)).toEqual({ kind: 'wait' });
    expect(decide({ ...state, minutesInStep: 9 }, fine)).toEqual({ kind: 'wait' });
  });

  test('is to wait in doubt', () => {
    const doubt = judged({ stable: { crashed: [30_000, 22] }, canary: { crashed: [310, 4] } });
    expect(doubt.eValue).toBeGreaterThan(10);
    expect(doubt.isWorse).toBe(false);
    expect(decide(state, doubt)).toEqual({ kind: 'wait' });
  });

  test('is left to people when a step does not fill', () => {
    const decision = decide({ ...state, visitorsInStep: 7, minutesInStep: usualPlan.holdAfterMinutes }, fine);
    expect(decision).toMatchObject({ kind: 'hold', reason: expect.stringContaining('until somebody decides') });
  });

  test('is to roll back, with or without a plan, and never to grow without one', () => {
    expect(decide({ ...state, plan: undefined }, bad)).toMatchObject({
      kind: 'roll-back',
      reason:
        '2.0.0 did worse than stable: errors that reached a boundary for 5 of 100 visitors (5%) of the canary, 2 of 10,000 visitors (0.02%) of stable. Evidence 506,620, the limit is 100. 310 visitors had it in 12 minutes, at 1% now.',
    });
    expect(decide({ ...state, plan: undefined }, fine)).toEqual({ kind: 'wait' });
    expect(decide(state, judged({ canary: { ...well, 'render-failed': [12, 12] } }))).toMatchObject({
      kind: 'roll-back',
    });
  });
});
