import { roundDown } from '../money/money.ts';
import { annuityFactor, monthlyRate } from './rate.ts';

export interface CapacityRequest {
  monthlyIncome: number;
  monthlyDebts: number;
  annualPercent: number;
  months: number;
  /** Part of the income that may go to the instalment, percent. */
  sharePercent: number;
  /** Part of the price that is lent, percent. */
  loanToValuePercent: number;
  /** Savings for the initial fee and whatever else the loan does not reach; without them the loan alone decides. */
  cash?: number;
}

export interface Capacity {
  instalment: number;
  loan: number;
  property: number;
  limitedBy: 'debts' | 'loan' | 'cash';
}

/** What a family can borrow and buy, whole units rounded down; nothing where debts eat the whole share [B090]. */
export function capacity(request: CapacityRequest): Capacity {
  const instalment = (request.monthlyIncome * request.sharePercent) / 100 - request.monthlyDebts;
  if (instalment <= 0) return { instalment: 0, loan: 0, property: 0, limitedBy: 'debts' };
  const loan = instalment * annuityFactor(monthlyRate(request.annualPercent), request.months);
  const lent = request.loanToValuePercent / 100;
  const byLoan = request.cash === undefined ? loan / lent : loan + request.cash;
  const byCash = request.cash === undefined ? Number.POSITIVE_INFINITY : request.cash / (1 - lent);
  return {
    instalment: roundDown(instalment),
    loan: roundDown(loan),
    property: roundDown(Math.min(byLoan, byCash)),
    limitedBy: byCash < byLoan ? 'cash' : 'loan',
  };
}
