import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoDate } from './fields.ts';

export const getExchangeRates = endpoint({
  id: 'C043',
  method: 'POST',
  path: '/currency/get',
  summary: 'Pesos for one dollar and one euro: the representative rates in force',
  response: z.object({
    base: z.literal('cop'),
    usd: z.number().positive(),
    eur: z.number().positive(),
    as_of: isoDate,
    source: z.string(),
  }),
});
