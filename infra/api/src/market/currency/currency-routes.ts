import { getExchangeRates } from '@umbral/domain/api/currency.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { ratesInForce } from './currency-queries.ts';

/** The representative exchange rates [B001] [B003]. */
export function currencyRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, getExchangeRates, async () => ({ base: 'cop', ...(await ratesInForce(backend)) }));
}
