import {
  failureSignals,
  type HealthSignal,
  healthCohorts,
  measureLimits,
  measureSignals,
} from '@umbral/protocol/release/health-signals.ts';
import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { z } from 'zod';
import { versionSchema } from '../registry/manifest-schema.ts';

const count = z.number().int().min(0).max(100_000_000);
const failure = z
  .tuple([count, count])
  .refine(([exposures, failures]) => exposures + failures > 0, 'counts that say nothing are left out');

function counted(signal: HealthSignal): z.ZodType<number[]> {
  const measure = measureSignals.find((one) => one === signal);
  return measure ? z.array(count).length(measureLimits[measure].length + 1) : failure;
}

const signals = z.strictObject(
  Object.fromEntries([...failureSignals, ...measureSignals].map((signal) => [signal, counted(signal).optional()])),
);

/** What one shell counted in some seconds, for each version that visitors had. */
export const healthReportSchema = z.strictObject({
  /** The shell and its start: its reports are numbered from there. */
  shell: z.string().min(1).max(120),
  report: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  /** The composition that it serves. */
  seq: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  counts: z
    .array(
      z.strictObject({
        remote: appNameSchema,
        version: versionSchema,
        cohort: z.enum(healthCohorts),
        /** Visitors who had it for the first time. */
        visitors: count,
        signals,
      }),
    )
    .max(200),
});
export type HealthReport = z.output<typeof healthReportSchema>;
