import { type Quote, quote } from '@umbral/domain/finance/quote.ts';
import type { SubsidyChoice } from '@umbral/domain/finance/subsidy.ts';
import type { Money } from '@umbral/domain/money/money.ts';
import { quoteDefaults, quoteRate } from '@umbral/domain/parameters/rates.ts';

export interface UsualChoice {
  readonly years: number;
  readonly initialPercent: number;
}

/** A choice with its rate, the visitor's own or the one of the country. */
export interface UsedChoice extends UsualChoice {
  readonly annualPercent: number;
  readonly subsidy?: SubsidyChoice;
}

/** What the modal starts with: 20 years, and the project's own initial fee or the usual 30 % [B088, B090]. */
export function usualChoice(initialPercent: number = quoteDefaults.initialPercent): UsualChoice {
  return { years: quoteDefaults.months / 12, initialPercent };
}

/** The monthly quote of a price where the home stands, in the price's own currency [B089]. */
export function quoteOf(
  price: Money,
  country: string,
  { years, initialPercent, annualPercent = quoteRate(country) }: UsualChoice & Partial<UsedChoice>,
): Quote {
  return quote(price.amount, { annualPercent, initialPercent, months: years * 12 });
}
