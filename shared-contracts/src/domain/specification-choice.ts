import { z } from 'zod';
import { projectFormLimits } from './parameters/limits.ts';

const { specifications: limits } = projectFormLimits;

function hasNoRepeats({ listed, custom }: { listed: readonly string[]; custom: readonly string[] }): boolean {
  const names = [...listed, ...custom.map((name) => name.toLowerCase())];
  return new Set(names).size === names.length;
}

/** 1 to 15 features of the list and up to 5 of one's own, none twice [B097]. */
export const specificationChoice = z
  .object({
    listed: z.array(z.string().min(1)).min(limits.min).max(limits.max),
    custom: z.array(z.string().trim().min(2).max(60)).max(limits.custom),
  })
  .refine(hasNoRepeats, { path: ['custom'] });
export type SpecificationChoice = z.infer<typeof specificationChoice>;
