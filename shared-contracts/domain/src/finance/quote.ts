import { roundDown, roundUp } from '../money/money.ts';
import { quoteDefaults } from '../parameters/rates.ts';
import { annuityFactor, instalment, monthlyRate } from './rate.ts';

export interface QuoteTerms {
  annualPercent: number;
  initialPercent?: number;
  months?: number;
}

export interface Quote {
  initialFee: number;
  principal: number;
  /** Payment of the loan alone. */
  base: number;
  /** The line "Otros cargos estimados (0,595 %)". */
  extra: number;
  total: number;
  annualPercent: number;
  months: number;
}

/** Monthly quote of a home in the currency of its price, whole units rounded up [B088]. */
export function quote(price: number, terms: QuoteTerms): Quote {
  const { annualPercent, initialPercent = quoteDefaults.initialPercent, months = quoteDefaults.months } = terms;
  const initialFee = roundUp((price * initialPercent) / 100);
  const principal = price - initialFee;
  const base = instalment(principal, monthlyRate(annualPercent), months);
  const extra = roundUp(price * quoteDefaults.extraFactor);
  const total = base + extra;
  return { initialFee, principal, base, extra, total, annualPercent, months };
}

/** The dearest home whose loan alone costs at most a monthly payment, whole units rounded down. */
export function priceForInstalment(monthly: number, terms: QuoteTerms): number {
  const { annualPercent, initialPercent = quoteDefaults.initialPercent, months = quoteDefaults.months } = terms;
  const principal = monthly * annuityFactor(monthlyRate(annualPercent), months);
  return roundDown(principal / (1 - initialPercent / 100));
}
