import type { CanaryPlan } from '../channels/canary-plan.ts';

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
