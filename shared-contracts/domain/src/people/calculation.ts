import { z } from 'zod';
import { calculationLimits } from '../limits/calculation-limits.ts';
import { calculators } from '../vocabulary/calculators.ts';
import { id, isoMoment } from '../vocabulary/identifier.ts';

/** What was typed into a calculator, as the query of its address: `valor=300000000&plazo=20`. */
const calculatorQuery = z
  .string()
  .max(calculationLimits.query)
  .regex(/^[a-z-]+=[a-z0-9.]{1,40}(&[a-z-]+=[a-z0-9.]{1,40}){0,9}$/);

/** A result to keep. */
export const calculationPayload = z.object({
  calculator: z.enum(calculators),
  query: calculatorQuery,
  /** What came out, pesos. */
  amount: z.int().nonnegative().max(1_000_000_000_000),
});

/** A result that a person keeps. */
export const keptCalculation = calculationPayload.extend({ id, name: z.string().nullable(), created_at: isoMoment });
export type KeptCalculation = z.infer<typeof keptCalculation>;
