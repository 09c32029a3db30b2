import { z } from 'zod';
import { id, isoMoment } from './identifier.ts';
import { comparison as limits } from './parameters/limits.ts';
import { plantRecord } from './plant-record.ts';

/** The plants to save together. */
export const comparisonPayload = z.object({
  projects: z
    .array(id)
    .min(limits.minToSave)
    .max(limits.max)
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
