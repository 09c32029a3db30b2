import { allVisitors } from '@umbral/protocol/composition/composition-lock.ts';
import type { CanaryPlan } from './canary-plan.ts';

/** From one visitor in a hundred to all. */
export const usualPlan: CanaryPlan = {
  steps: [
    { share: 100, visitors: 300, minutes: 10 },
    { share: 500, visitors: 500, minutes: 10 },
    { share: 2500, visitors: 1000, minutes: 15 },
    { share: 5000, visitors: 2000, minutes: 15 },
    { share: allVisitors, visitors: 1, minutes: 0 },
  ],
  holdAfterMinutes: 48 * 60,
};
