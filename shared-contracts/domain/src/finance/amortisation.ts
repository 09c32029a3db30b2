import { roundUp } from '../money/money.ts';
import { instalment, monthlyRate } from './rate.ts';

export interface AmortisationRow {
  month: number;
  payment: number;
  interest: number;
  principal: number;
  balance: number;
}

/**
 * The table of a loan, one row a month in whole units. Payments are rounded up, so the last is smaller and the
 * balance ends at exactly 0. `monthly` is a payment that is told already, in another currency perhaps.
 */
export function amortisation(
  loan: number,
  annualPercent: number,
  months: number,
  monthly: number = instalment(loan, monthlyRate(annualPercent), months),
): AmortisationRow[] {
  const rate = monthlyRate(annualPercent);
  const rows: AmortisationRow[] = [];
  let balance = roundUp(loan);
  for (let month = 1; month <= months && balance > 0; month += 1) {
    const interest = Math.round(balance * rate);
    const isLast = month === months;
    const principal = isLast ? balance : Math.min(balance, monthly - interest);
    balance -= principal;
    rows.push({ month, payment: principal + interest, interest, principal, balance });
  }
  return rows;
}
