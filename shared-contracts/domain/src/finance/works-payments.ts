import { monthsBetween } from '../format/format-date.ts';
import { roundUp } from '../money/money.ts';
import type { PricedHome } from './priced-home.ts';

/** An initial fee is spread over so many months at most, however far the delivery. */
export const longestPlanMonths = 48;

/** Months of works that a usual new home still has before it, for what is paid or saved in them. */
export const usualWorksMonths = 24;

/** How the initial fee is paid before the keys, in the currency of the fee. */
export interface WorksPayments {
  /** On the first day: the reservation, or more where there are savings. */
  readonly atStart: number;
  /** Months over which the rest is paid; 0: all of it at once. */
  readonly months: number;
  /** Each of those months, or at once where there are none. */
  readonly monthly: number;
}

/** The most months over which a builder takes the initial fee; none where neither their number nor a delivery is known. */
export function mostWorksMonths({ feeCount, delivery }: Pick<PricedHome, 'feeCount' | 'delivery'>): number {
  if (feeCount === undefined) return delivery === undefined ? 0 : longestPlanMonths;
  return Math.min(longestPlanMonths, feeCount);
}

/** Months over which the initial fee of a home is paid from a day (ISO) on: never beyond the delivery. */
export function worksMonths(home: Pick<PricedHome, 'feeCount' | 'delivery'>, today: string): number {
  const most = mostWorksMonths(home);
  return home.delivery === undefined ? most : Math.min(most, monthsBetween(today, home.delivery));
}

/** Reservation and payments of an initial fee; savings pay of it what they reach. */
export function worksPayments(
  home: Pick<PricedHome, 'feeCount' | 'delivery' | 'separationCop'>,
  {
    initialFee,
    today,
    savings = 0,
  }: { readonly initialFee: number; readonly today: string; readonly savings?: number },
): WorksPayments {
  const atStart = Math.min(initialFee, Math.max(home.separationCop ?? 0, savings));
  const months = worksMonths(home, today);
  return { atStart, months, monthly: roundUp((initialFee - atStart) / Math.max(1, months)) };
}
