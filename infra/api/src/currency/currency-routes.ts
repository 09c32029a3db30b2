import type { FastifyInstance } from 'fastify';
import { getExchangeRates } from 'shared-contracts/api/currency.ts';
import type { Backend } from '../backend.ts';
import { register } from '../http/endpoint-route.ts';
import { ratesInForce } from './currency-queries.ts';

/** The representative exchange rates [B001] [B003]. */
export function currencyRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, getExchangeRates, async () => ({ base: 'cop', ...(await ratesInForce(backend)) }));
}
