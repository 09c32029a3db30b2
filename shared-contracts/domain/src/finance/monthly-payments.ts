import { addMonths, civilDate, isoDate } from '../format/format-date.ts';
import { homeLoan } from './home-loan.ts';
import { type HomeRecord, pricedHome } from './priced-home.ts';
import { mostWorksMonths, worksMonths, worksPayments } from './works-payments.ts';

/** What lists know of the money of a home, whole pesos, as it is usually paid. */
export interface HomeAmounts {
  readonly initialFee: number;
  /** The initial fee without what is paid on the day of the reservation. */
  readonly worksFee: number;
  /** The most months over which that is paid. */
  readonly worksMonths: number;
  /** To the bank each month: the loan alone, over 20 years at the country's rate, without insurance or other charges. */
  readonly monthlyCredit: number;
}

/** The amounts of a record that the index holds, for filters and orders. Nothing where no price is told [B046]. */
export function homeAmounts(record: HomeRecord): HomeAmounts | undefined {
  const home = pricedHome(record);
  if (!home) return undefined;
  const { initialFee, credit } = homeLoan(home);
  return {
    initialFee,
    worksFee: Math.max(0, initialFee - (home.separationCop ?? 0)),
    worksMonths: mostWorksMonths(home),
    monthlyCredit: credit,
  };
}

/** The day in Bogotá, ISO, of a moment in milliseconds. */
export function dayOf(now: number): string {
  return isoDate(civilDate(now));
}

/** The first second of the day in Bogotá that is so many months after now. */
export function dayAfterMonths(now: number, months: number): number {
  return Date.parse(`${addMonths(dayOf(now), months)}T05:00:00Z`) / 1000;
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
 * What a home costs every month as it is usually paid: to the builder until the delivery, after savings are taken off
 * the initial fee, and to the bank afterwards. `now` is in milliseconds.
 */
export function monthlyPayments(
  record: HomeRecord,
  { now, upfront = 0 }: { readonly now: number; readonly upfront?: number },
): MonthlyPayments | undefined {
  const home = pricedHome(record);
  if (!home) return undefined;
  const { initialFee, credit } = homeLoan(home);
  const { months, monthly } = worksPayments(home, { initialFee, today: dayOf(now), savings: upfront });
  return { initialFee, months, during: monthly, after: credit };
}

/**
 * Whether a home fits somebody's means. What neither the reservation nor the savings pay must be paid in the months of
 * the works; where there are none, all of it is paid before. A hidden price fits nobody.
 */
export function fitsMeans(record: HomeRecord, { during, after, upfront = 0 }: MonthlyMeans, now: number): boolean {
  const home = pricedHome(record);
  if (!home) return during === undefined && after === undefined;
  const { initialFee, credit } = homeLoan(home);
  const { atStart } = worksPayments(home, { initialFee, today: dayOf(now), savings: upfront });
  const isPaid = during === undefined || initialFee - atStart <= worksMonths(home, dayOf(now)) * during;
  return isPaid && (after === undefined || credit <= after);
}
