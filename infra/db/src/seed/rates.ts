import { seedExchangeRates } from '@umbral/domain/parameters/rates.ts';

/** Pesos for one unit of each currency in which projects are sold. */
export const pesosPer = { COP: 1, USD: seedExchangeRates.usd, EUR: seedExchangeRates.eur } as const;
