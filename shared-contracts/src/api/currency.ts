import { z } from 'zod';
import { exchangeRates } from '../domain/money-schema.ts';
import { endpoint } from './endpoint.ts';

export const getExchangeRates = endpoint({
  id: 'C043',
  method: 'POST',
  path: '/currency/get',
  summary: 'Pesos for one dollar and one euro: the representative rates in force',
  response: exchangeRates.extend({ base: z.literal('cop'), source: z.string() }),
});
