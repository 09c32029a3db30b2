import { z } from 'zod';
import { isoDay } from '../vocabulary/identifier.ts';
import { currency } from '../vocabulary/vocabulary-schema.ts';
import type { ExchangeRates, Money } from './money.ts';

export const money = z.object({ amount: z.number().nonnegative(), currency }) satisfies z.ZodType<Money>;

export const exchangeRates = z.object({
  usd: z.number().positive(),
  eur: z.number().positive(),
  asOf: isoDay,
}) satisfies z.ZodType<ExchangeRates>;
