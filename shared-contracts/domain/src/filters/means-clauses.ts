import { longestPlanMonths, monthStart } from '../finance/monthly-payments.ts';
import { numericAttributes, unknownDelivery } from '../homes/record-attributes.ts';
import { anyOf } from './engine-clause.ts';
import type { Means } from './filter-conditions.ts';

const { delivery, initialFee, monthlyCredit } = numericAttributes;

/** The homes that somebody can pay month by month, exactly those of `fitsMeans`; `now` in milliseconds. */
export function meansClauses({ during, after, upfront, dearest }: Means, now: number): string[] {
  return [
    ...(after === undefined ? [] : [`${monthlyCredit} <= ${after}`]),
    ...(during === undefined ? [] : duringClauses({ during, upfront, dearest }, now)),
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
function duringClauses({ during, upfront, dearest }: DuringLimit, now: number): string[] {
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
