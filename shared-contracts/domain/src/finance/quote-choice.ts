import { calculatorTerms } from '../parameters/rates.ts';
import type { LoanProduct } from './loan.ts';
import { type SubsidyChoice, subsidyChoices } from './subsidy.ts';

/** What a visitor may change of a quote; what is absent is as usual. */
export interface QuoteChoice {
  readonly years?: number;
  readonly annualPercent?: number;
  readonly initialPercent?: number;
  readonly product?: LoanProduct;
  /** The subsidy that a plan counts on. */
  readonly subsidy?: SubsidyChoice;
}

/** Names of a choice in a query: of the page that shows it and of the files that are made of it. */
export const quoteKeys = {
  years: 'plazo',
  annualPercent: 'tasa',
  initialPercent: 'inicial',
  product: 'producto',
  subsidy: 'subsidio',
} as const;

/** Products in the words of an address. */
export const productWords = { mortgage: 'credito', leasing: 'leasing' } as const satisfies Record<LoanProduct, string>;
export const loanProducts = ['mortgage', 'leasing'] as const;

/** The highest percentages that a choice may have; the lowest is 0. */
export const quoteLimits = { annualPercent: 60, initialPercent: 100 } as const;

/** A percentage as people write it, with a comma or a point and two decimals at most; nothing out of its bounds. */
export function readPercent(text: string, most: number): number | undefined {
  const clean = text.trim().replace(/\s*%$/, '').replace(',', '.');
  if (!/^\d{1,3}(\.\d{0,2})?$/.test(clean)) return undefined;
  const percent = Number(clean);
  return percent <= most ? percent : undefined;
}

/** The choice that a query makes; what it says wrongly is as usual [B088]. */
export function readChoice(query: URLSearchParams): QuoteChoice | undefined {
  const years = calculatorTerms.find((term) => String(term) === query.get(quoteKeys.years));
  const annualPercent = readPercent(query.get(quoteKeys.annualPercent) ?? '', quoteLimits.annualPercent);
  const initialPercent = readPercent(query.get(quoteKeys.initialPercent) ?? '', quoteLimits.initialPercent);
  const subsidy = subsidyChoices.find((choice) => choice === query.get(quoteKeys.subsidy));
  const product = loanProducts.find((one) => productWords[one] === query.get(quoteKeys.product));
  const choice = { years, annualPercent, initialPercent, product, subsidy };
  return Object.values(choice).some((value) => value !== undefined) ? choice : undefined;
}
