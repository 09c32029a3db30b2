import { allVisitors } from '@umbral/protocol/composition/composition-lock.ts';
import { z } from 'zod';

const step = z.strictObject({
  /** Of 10,000 visitors. */
  share: z.number().int().min(1).max(allVisitors),
  /** Visitors who must have had it, and minutes that must have passed, before the next step. */
  visitors: z.number().int().min(1).max(10_000_000),
  minutes: z
    .number()
    .min(0)
    .max(14 * 24 * 60),
});

/** Steps of a canary that is let grow by itself; the last one makes it stable when it says 10,000. */
export const canaryPlanSchema = z.strictObject({
  steps: z
    .array(step)
    .min(1)
    .max(12)
    .refine(
      (steps) => steps.every(({ share }, at) => share > (steps[at - 1]?.share ?? 0)),
      'each step has a larger share than the one before',
    ),
  /** A step that did not fill in this time waits for people. */
  holdAfterMinutes: z
    .number()
    .min(1)
    .max(30 * 24 * 60)
    .default(48 * 60),
});
export type CanaryPlan = z.output<typeof canaryPlanSchema>;
export type CanaryStep = CanaryPlan['steps'][number];
