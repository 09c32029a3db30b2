import { allVisitors } from '@umbral/protocol/composition/composition-lock.ts';
import type { CanaryPlan } from '../../channels/canary-plan.ts';
import type { Setting } from './simulate-canary.ts';

function oneStep(share: number, visitors: number): CanaryPlan {
  const steps = [
    { share, visitors, minutes: 30 },
    { share: allVisitors, visitors: 1, minutes: 0 },
  ];
  return { steps, holdAfterMinutes: 48 * 60 };
}

/** Circumstances in which a clean canary must stay. */
export const cleanSettings: Readonly<Record<string, Omit<Setting, 'seed' | 'fault'>>> = {
  'a steady day': {},
  'drift over the day': {
    trafficAt: (minute) => 1 + 0.8 * Math.sin(minute / 30),
    strainAt: (minute) => 1 + 0.9 * Math.sin(minute / 17),
  },
  'three in ten at once': { plan: oneStep(3000, 3000) },
  'a small stable cohort': { plan: oneStep(9700, 20_000) },
  'an outage of the API every 20 minutes': { strainAt: (minute) => (minute % 20 < 1 ? 400 : 1) },
};
