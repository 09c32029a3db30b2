import { civilDate } from '../format/format-date.ts';
import { roundUp } from '../money/money.ts';
import { type Price, toldCop } from '../money/price.ts';
import { quoteRate } from '../parameters/rates.ts';
import { quote } from './quote.ts';

/** An initial fee is spread over so many months at most, however far the delivery. */
export const longestPlanMonths = 48;

/** What decides what a home costs month by month. */
export interface PricedHome {
  readonly price: Price;
  readonly initial_fee_percent: number | null;
  readonly country: string;
}

/** The two parts of a price, whole pesos. */
export interface HomeAmounts {
  readonly initialFee: number;
  /** To the bank each month: the loan alone, over 20 years at the country's rate, without insurance or other charges. */
  readonly monthlyCredit: number;
}

/**
 * What a home asks for until the deed and each month after it; the usual initial fee stands in where the builder names
 * none. Nothing where no price is told [B046].
 */
export function homeAmounts({ price, initial_fee_percent, country }: PricedHome): HomeAmounts | undefined {
  const cop = toldCop(price);
  if (cop === undefined) return undefined;
  const terms = { annualPercent: quoteRate(country), initialPercent: initial_fee_percent ?? undefined };
  const { initialFee, base } = quote(cop, terms);
  return { initialFee, monthlyCredit: base };
}

/** Months of a moment in Bogotá since the year 0. */
function monthNumber(moment: number): number {
  const { year, month } = civilDate(moment);
  return year * 12 + month - 1;
}

/** Months from now to a delivery in seconds, from 0 (delivered, or unknown) to the longest plan. */
export function monthsUntil(delivery: number | null, now: number): number {
  if (delivery === null) return 0;
  return Math.min(longestPlanMonths, Math.max(0, monthNumber(delivery * 1000) - monthNumber(now)));
}

/** The first second of the month in Bogotá that is so many months after now. */
export function monthStart(now: number, months: number): number {
  const { year, month } = civilDate(now);
  return Date.UTC(year, month - 1 + months, 1, 5) / 1000;
}

/** What somebody can pay each month, pesos, and the savings that count for the initial fee. */
export interface MonthlyMeans {
  readonly during?: number;
  readonly after?: number;
  readonly upfront?: number;
}

export interface MonthlyPayments {
  readonly initialFee: number;
  /** Months until the delivery over which the initial fee is paid; 0: all of it at once. */
  readonly months: number;
  /** Each of those months, or at once where there are none. */
  readonly during: number;
  readonly after: number;
}

/**
 * What a home costs every month: to the builder until the delivery, after savings are taken off the initial fee, and
 * to the bank afterwards. `delivery` is in seconds, `now` in milliseconds.
 */
export function monthlyPayments(
  home: PricedHome & { readonly delivery: number | null },
  { now, upfront = 0 }: { readonly now: number; readonly upfront?: number },
): MonthlyPayments | undefined {
  const amounts = homeAmounts(home);
  if (!amounts) return undefined;
  const months = monthsUntil(home.delivery, now);
  const open = Math.max(0, amounts.initialFee - upfront);
  return {
    initialFee: amounts.initialFee,
    months,
    during: roundUp(open / Math.max(1, months)),
    after: amounts.monthlyCredit,
  };
}

/**
 * Whether a home fits somebody's means. The initial fee less the savings must be paid in the months until the delivery;
 * where none are left, savings pay all of it. A hidden price fits nobody.
 */
export function fitsMeans(
  home: PricedHome & { readonly delivery: number | null },
  { during, after, upfront = 0 }: MonthlyMeans,
  now: number,
): boolean {
  const amounts = homeAmounts(home);
  if (!amounts) return during === undefined && after === undefined;
  const { initialFee, monthlyCredit } = amounts;
  const isPaid = during === undefined || initialFee <= upfront + monthsUntil(home.delivery, now) * during;
  return isPaid && (after === undefined || monthlyCredit <= after);
}
