import { areaLimits, priceLimits } from '@umbral/domain/limits/filter-limits.ts';
import { parseAmount } from '@umbral/kit/fields/parse-amount.ts';

/**
 * Pesos out of a price in a currency of which a unit is so many of them. Nobody means 180 pesos or dollars: small numbers
 * are millions, and thousands. Zero or less is no limit, which is the store's own maximum [B032].
 */
export function readPrice(text: string, unit = 1): number | undefined {
  const amount = parseAmount(text);
  if (amount === undefined || amount <= 0) return undefined;
  const whole = unit === 1 ? (amount < 10_000 ? amount * 1_000_000 : amount) : amount < 1000 ? amount * 1000 : amount;
  const pesos = Math.max(Math.round(whole * unit), priceLimits.moneyMin);
  return pesos >= priceLimits.max ? undefined : pesos;
}

/** Square metres from 0 to 10000; what says nothing is left out [B034]. */
export function readArea(text: string): number | undefined {
  const area = parseAmount(text);
  return area === undefined || area <= areaLimits.min || area >= areaLimits.max ? undefined : area;
}
