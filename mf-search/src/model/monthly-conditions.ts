import { longestPlanMonths, monthStart } from 'shared-contracts/domain/finance/monthly-payments.ts';
import { numericAttributes, unknownDelivery } from 'shared-contracts/domain/search-index.ts';
import type { SearchState } from 'shared-contracts/routes/search-state.ts';
import { anyOf } from './filter-clause.ts';

const { delivery, initialFee, monthlyCredit } = numericAttributes;

type MonthlyState = Pick<SearchState, 'monthly' | 'upfront' | 'price'>;

/** The homes that somebody can pay month by month, exactly those of `fitsMeans`. */
export function monthlyConditions({ monthly, upfront = 0, price }: MonthlyState, now: number): string[] {
  const { during, after } = monthly ?? {};
  return [
    ...(after === undefined ? [] : [`${monthlyCredit} <= ${after}`]),
    ...(during === undefined ? [] : duringConditions({ during, upfront, dearest: price.max }, now)),
  ];
}

interface DuringLimit {
  readonly during: number;
  readonly upfront: number;
  readonly dearest?: number;
}

/**
 * For each number of months: what is delivered later, or what so many payments and the savings reach. Where a delivery
 * is unknown no month counts. Payments that reach the dearest price asked for say nothing more.
 */
function duringConditions({ during, upfront, dearest }: DuringLimit, now: number): string[] {
  const reached = (months: number) => `${initialFee} <= ${upfront + months * during}`;
  const whole = reached(longestPlanMonths);
  if (during === 0) return [whole];
  const clauses: string[] = [];
  for (let months = 0; months < longestPlanMonths; months += 1) {
    if (dearest !== undefined && upfront + months * during >= dearest) break;
    clauses.push(...anyOf([`${delivery} >= ${monthStart(now, months + 1)}`, reached(months)]));
  }
  return [whole, ...anyOf([`${delivery} <= ${unknownDelivery - 1}`, reached(0)]), ...clauses.reverse()];
}
