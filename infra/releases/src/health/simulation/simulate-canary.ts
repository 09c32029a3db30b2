import { allVisitors } from '@umbral/protocol/composition/composition-lock.ts';
import { fractionsOf } from 'infra-random/fractions.ts';
import type { CanaryPlan } from '../../channels/canary-plan.ts';
import { usualPlan } from '../../channels/usual-plan.ts';
import { createJudge } from '../canary-judge.ts';
import type { CanaryState } from '../canary-state.ts';
import { decide } from '../decide.ts';
import type { Block } from '../signal-judge.ts';
import type { Random } from './distributions.ts';
import { arrivals, type Health, healthyVersion, meet } from './world.ts';

/** The circumstances of one canary. */
export interface Setting {
  readonly seed: number;
  /** What the new version does to a healthy one; nothing is an A/A canary. */
  readonly fault?: (healthy: Health) => Health;
  readonly plan?: CanaryPlan;
  /** How often the controller looks. */
  readonly tickSeconds?: number;
  /** Visitors of the portal in a second. */
  readonly perSecond?: number;
  /** How the traffic and the failures of both cohorts move with time, 1 is usual. */
  readonly trafficAt?: (minute: number) => number;
  readonly strainAt?: (minute: number) => number;
}

export interface SimulatedCanary {
  readonly end: 'rolled back' | 'stable' | 'unfinished';
  /** Visitors who had the version until the rollback was served. */
  readonly visitors: number;
  readonly minutes: number;
  readonly reason: string;
}

/** What browsers and shells count reaches the judge so many ticks later; the rollback takes the rest of one. */
const delayTicks = 2;
const longestMinutes = 24 * 60;

/** Lets a version grow by the registry's own rules in front of invented visitors. */
export function simulateCanary(setting: Setting): SimulatedCanary {
  const { seed, plan = usualPlan, perSecond = 20, tickSeconds = 5, fault } = setting;
  const random = fractionsOf(seed);
  const healthy = healthyVersion(random);
  const version = fault?.(healthy) ?? healthy;
  const judge = createJudge();
  let underWay: readonly Block[] = [];
  let state: CanaryState = {
    remote: 'mf-fair',
    version: '2.0.0',
    plan,
    step: 0,
    share: plan.steps[0]?.share ?? 0,
    minutesInStep: 0,
    minutes: 0,
    visitors: 0,
    visitorsInStep: 0,
  };

  for (let tick = 0; tick * tickSeconds < longestMinutes * 60; tick += 1) {
    const minute = (tick * tickSeconds) / 60;
    const { trafficAt = constant, strainAt = constant } = setting;
    const expected = perSecond * tickSeconds * trafficAt(minute);
    const { block, visitors } = nextBlock(random, {
      state,
      minute,
      expected,
      strain: strainAt(minute),
      healthy,
      version,
    });
    const passed = tickSeconds / 60;
    state = {
      ...state,
      minutes: minute + passed,
      minutesInStep: state.minutesInStep + passed,
      visitors: state.visitors + visitors,
      visitorsInStep: state.visitorsInStep + visitors,
    };
    underWay = [...underWay, block];
    const [told, ...later] = underWay;
    if (!told || later.length < delayTicks) continue;
    underWay = later;
    judge.observe(told);
    const decision = decide(state, judge.verdict());
    if (decision.kind === 'roll-back') {
      return { end: 'rolled back', visitors: state.visitors, minutes: state.minutes, reason: decision.reason };
    }
    if (decision.kind !== 'promote') continue;
    if (decision.to === 'stable') {
      return { end: 'stable', visitors: state.visitors, minutes: state.minutes, reason: decision.reason };
    }
    state = { ...state, step: state.step + 1, share: decision.share, minutesInStep: 0, visitorsInStep: 0 };
  }
  return { end: 'unfinished', visitors: state.visitors, minutes: state.minutes, reason: '' };
}

const constant = () => 1;

interface Moment {
  readonly state: CanaryState;
  readonly minute: number;
  /** Visitors of the portal in this tick. */
  readonly expected: number;
  readonly strain: number;
  readonly healthy: Health;
  readonly version: Health;
}

function nextBlock(random: Random, { state, minute, expected, strain, healthy, version }: Moment) {
  const share = state.share / allVisitors;
  const visitors = arrivals(random, expected * share);
  const canary = meet(random, visitors, version, strain);
  const stable = meet(random, arrivals(random, expected * (1 - share)), healthy, strain);
  return { visitors, block: { minute, step: state.step, share, stable, canary } satisfies Block };
}
