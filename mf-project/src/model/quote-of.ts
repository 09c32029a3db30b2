import { type Quote, quote } from 'shared-contracts/domain/finance/quote.ts';
import type { Money } from 'shared-contracts/domain/money.ts';
import { quoteDefaults, quoteRate } from 'shared-contracts/domain/parameters/rates.ts';

export interface QuoteChoice {
  readonly years: number;
  readonly initialPercent: number;
}

/** What the modal starts with: 20 years, and the project's own initial fee or the usual 30 % [B088, B090]. */
export function usualChoice(initialPercent: number = quoteDefaults.initialPercent): QuoteChoice {
  return { years: quoteDefaults.months / 12, initialPercent };
}

/** The monthly quote of a price where the home stands, in the price's own currency [B089]. */
export function quoteOf(price: Money, country: string, { years, initialPercent }: QuoteChoice): Quote {
  return quote(price.amount, { annualPercent: quoteRate(country), initialPercent, months: years * 12 });
}
