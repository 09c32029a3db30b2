import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { exchangeRates } from '../money/money-schema.ts';

export const getExchangeRates = endpoint({
  id: 'C043',
  method: 'POST',
  path: '/currency/get',
  summary: 'Pesos for one dollar and one euro: the representative rates in force, and the day from which they hold',
  response: exchangeRates.extend({ base: z.literal('cop'), source: z.string() }).meta({
    examples: [
      { base: 'cop', usd: 3770.03, eur: 4391.08, asOf: '2026-11-21', source: 'Tasa representativa del mercado (TRM)' },
    ],
  }),
});
