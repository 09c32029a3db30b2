import { z } from 'zod';
import { plantRecord } from '../homes/plant-record.ts';
import { comparisonLimits } from '../limits/comparison-limits.ts';
import { id, isoMoment } from '../vocabulary/identifier.ts';

/** The plants to save together. */
export const comparisonPayload = z.object({
  projects: z
    .array(id)
    .min(comparisonLimits.minToSave)
    .max(comparisonLimits.max)
    .refine((ids) => new Set(ids).size === ids.length),
});
export type ComparisonPayload = z.infer<typeof comparisonPayload>;

export const comparison = z.object({
  id,
  name: z.string().nullable(),
  created_at: isoMoment,
  projects: z.array(plantRecord),
});
export type Comparison = z.infer<typeof comparison>;
