import type { Currency } from '../vocabulary/vocabulary.ts';

export interface Money {
  amount: number;
  currency: Currency;
}

/** Pesos for one unit of each foreign currency, and the day (ISO) on which they held. */
export interface ExchangeRates {
  usd: number;
  eur: number;
  asOf: string;
}

/** The rates alone, where their day does not matter. */
export type Rates = Omit<ExchangeRates, 'asOf'>;

const tolerance = 1e-6 / 2;

/** Up to the next whole unit; an error of floating point below a millionth does not count as a unit [B001]. */
export function roundUp(amount: number): number {
  return Math.ceil(amount - tolerance) + 0;
}

/** Down to the whole unit, with the same tolerance: what may be spent is never overstated. */
export function roundDown(amount: number): number {
  return Math.floor(amount + tolerance);
}

/** An amount of pesos in another currency, whole units, rounded up [B001]. */
export function convertFromCop(amountCop: number, currency: Currency, rates: Rates): Money {
  const rate = currency === 'cop' ? 1 : rates[currency];
  return { amount: roundUp(amountCop / rate), currency };
}

/** An amount of a currency in pesos, whole units, rounded up. */
export function convertToCop(money: Money, rates: Rates): number {
  const rate = money.currency === 'cop' ? 1 : rates[money.currency];
  return roundUp(money.amount * rate);
}
