import { convertFromCop, type Rates } from '../money/money.ts';
import type { PesosRange, Price } from '../money/price.ts';
import type { Currency } from '../vocabulary/vocabulary.ts';
import { formatMoney, formatMoneyCompact, formatMoneyRange } from './format.ts';

/** The currency that somebody reads amounts in, and the rates of that day. */
export interface CurrencyChoice {
  readonly code: Currency;
  readonly rates: Rates;
}

/** Pesos as an exact amount of the currency, in whole units rounded up [B001]: `US$ 106.667`. */
export function spell(cop: number, { code, rates }: CurrencyChoice): string {
  return formatMoney(convertFromCop(cop, code, rates));
}

/** Pesos as a short amount of the currency, for pills: `US$ 107 mil`. */
export function spellShort(cop: number, { code, rates }: CurrencyChoice): string {
  return formatMoneyCompact(convertFromCop(cop, code, rates));
}

/** Both ends of a span of pesos, short, in the currency: `$ 180–320 M`. */
export function spellRange({ min, max }: PesosRange, { code, rates }: CurrencyChoice): string {
  return formatMoneyRange(convertFromCop(min, code, rates), convertFromCop(max, code, rates));
}

/** A price that is told, as `spell` writes it; undefined for any other, for which each screen has its own words. */
export function spellPrice(price: Price, currency: CurrencyChoice): string | undefined {
  return price.kind === 'told' ? spell(price.cop, currency) : undefined;
}
