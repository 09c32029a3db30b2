import { roundUp } from '../money/money.ts';
import { quoteDefaults, quoteRate } from '../parameters/rates.ts';
import type { LoanProduct } from './loan.ts';
import { mostLent, usedProduct } from './loan-limit.ts';
import type { PricedHome } from './priced-home.ts';
import { instalment, monthlyRate } from './rate.ts';

/** What a visitor may change; whatever is absent is as usual. */
export interface FinanceChoice {
  readonly product?: LoanProduct;
  readonly years?: number;
  /** Annual effective, percent. */
  readonly annualPercent?: number;
  readonly initialPercent?: number;
  /** Pays the loan down, pesos. */
  readonly subsidyCop?: number;
}

/** The two parts of a price, pesos, and what the bank asks for its own. */
export interface HomeLoan {
  readonly product: LoanProduct;
  readonly initialPercent: number;
  readonly initialFee: number;
  readonly subsidy: number;
  readonly loan: number;
  readonly annualPercent: number;
  readonly months: number;
  /** The payment of the loan alone, each month. */
  readonly credit: number;
}

/** The lowest initial fee with which a product lends the rest, percent. */
export function leastInitialPercent(
  home: Pick<PricedHome, 'country' | 'housing'>,
  product: LoanProduct = 'mortgage',
): number {
  return 100 - mostLent(home, product);
}

type InitialTerms = Pick<PricedHome, 'country' | 'housing' | 'initialPercent'>;

/** The initial fee that is reckoned with, percent: as asked, else as the builder asks, else as usual; never below the least. */
export function usedInitialPercent(home: InitialTerms, asked?: number, product: LoanProduct = 'mortgage'): number {
  const wanted = asked ?? home.initialPercent ?? quoteDefaults.initialPercent;
  return Math.max(wanted, leastInitialPercent(home, product));
}

/**
 * How a home is paid: by one's own choice, else as the builder asks, else as usual. No choice makes a loan above what
 * its product lends, so the initial fee is the least that this leaves [B088, B089].
 */
export function homeLoan(home: PricedHome, choice: FinanceChoice = {}): HomeLoan {
  const { years = quoteDefaults.months / 12, annualPercent = quoteRate(home.country) } = choice;
  const product = usedProduct(home, choice.product);
  const initialPercent = usedInitialPercent(home, choice.initialPercent, product);
  const initialFee = roundUp((home.priceCop * initialPercent) / 100);
  const subsidy = Math.min(choice.subsidyCop ?? 0, home.priceCop - initialFee);
  const loan = home.priceCop - initialFee - subsidy;
  const months = years * 12;
  const credit = instalment(loan, monthlyRate(annualPercent), months);
  return { product, initialPercent, initialFee, subsidy, loan, annualPercent, months, credit };
}
