import { z } from 'zod';
import { projectFormLimits } from '../limits/project-form-limits.ts';
import { slugify } from '../vocabulary/slugify.ts';
import { line, refuseRepeats } from './project-form-fields.ts';
import { projectFormTexts as texts } from './project-form-texts.ts';

const { specifications: limits } = projectFormLimits;

const listedKey = z
  .string(texts.choice)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, texts.choice)
  .max(80, texts.choice);
const ownName = line(60)
  .min(2, texts.invalid)
  .refine((name) => slugify(name) !== '', texts.invalid);

/** Up to 15 features of the list and up to 5 of one's own, none twice; spelling does not make a difference [B097]. */
export function specificationChoiceOf(min: number) {
  return z
    .strictObject({
      listed: z
        .array(listedKey, texts.specifications)
        .min(min, texts.specifications)
        .max(limits.max, texts.specifications),
      custom: z.array(ownName, texts.customSpecifications).max(limits.custom, texts.customSpecifications),
    })
    .superRefine(({ listed, custom }, context) => {
      const names = [...listed, ...custom.map(slugify)];
      refuseRepeats(names, String, (index) => {
        const path = index < listed.length ? ['listed', index] : ['custom', index - listed.length];
        context.addIssue({ code: 'custom', path, message: texts.specificationRepeated });
      });
    });
}

/** A list of which at least one entry must be chosen. */
export const specificationChoice = specificationChoiceOf(limits.min);
/** A list that may stay empty. */
export const optionalSpecificationChoice = specificationChoiceOf(0);
export type SpecificationChoice = z.infer<typeof specificationChoice>;
