import { dayAfterMonths } from '../finance/monthly-payments.ts';
import { longestPlanMonths } from '../finance/works-payments.ts';
import { numericAttributes } from '../homes/record-attributes.ts';
import { anyOf } from './engine-clause.ts';
import type { Means } from './filter-conditions.ts';

const { delivery, initialFee, monthlyCredit, worksFee, worksMonths } = numericAttributes;

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
 * For each number of months: what is paid for longer, or what so many payments reach after the reservation, which is
 * more where there are savings. Payments that reach the dearest price asked for say nothing more.
 */
function duringClauses({ during, upfront, dearest }: DuringLimit, now: number): string[] {
  const reached = (months: number) => [
    `${worksFee} <= ${months * during}`,
    ...(upfront > 0 ? [`${initialFee} <= ${upfront + months * during}`] : []),
  ];
  const whole = anyOf(reached(longestPlanMonths));
  if (during === 0) return whole;
  const clauses: string[] = [];
  for (let months = 0; months < longestPlanMonths; months += 1) {
    if (dearest !== undefined && upfront + months * during >= dearest) break;
    clauses.push(...anyOf([`${worksMonths} >= ${months + 1}`, ...reached(months)]));
    clauses.push(...anyOf([`${delivery} >= ${dayAfterMonths(now, months + 1)}`, ...reached(months)]));
  }
  return [...whole, ...clauses.reverse()];
}
