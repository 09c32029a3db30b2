import { productWords, quoteKeys, quoteLimits } from '@umbral/domain/finance/quote-choice.ts';
import { subsidyChoices } from '@umbral/domain/finance/subsidy.ts';
import { calculatorTerms } from '@umbral/domain/parameters/rates.ts';
import { isoDay } from '@umbral/domain/vocabulary/identifier.ts';
import { z } from 'zod';

const percent = (most: number) => z.coerce.number().min(0).max(most).multipleOf(0.01).optional();

export const fileParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** How a file is to be reckoned: in the words of the page's own form, with its currency and its day. */
export const fileQuery = z.object({
  [quoteKeys.years]: z.coerce.number().pipe(z.literal(calculatorTerms)).optional(),
  [quoteKeys.annualPercent]: percent(quoteLimits.annualPercent),
  [quoteKeys.initialPercent]: percent(quoteLimits.initialPercent),
  [quoteKeys.product]: z.enum(Object.values(productWords)).optional(),
  [quoteKeys.subsidy]: z.enum(subsidyChoices).optional(),
  moneda: z.enum(['cop', 'usd', 'eur']).default('cop'),
  desde: isoDay.optional(),
});
export type FileQuery = z.infer<typeof fileQuery>;
