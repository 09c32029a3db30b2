import { roundUp } from '../money/money.ts';
import { incomeShare, interestRates, loanToValue } from '../parameters/rates.ts';
import { instalment, monthlyRate } from './rate.ts';

export type LoanProduct = keyof typeof loanToValue;
/** How banks and notaries tell homes apart. */
export type HousingKind = 'vis' | 'aboveVis';

export interface LoanRequest {
  product: LoanProduct;
  kind: HousingKind;
  price: number;
  years: number;
  /** Defaults to the reference rate of the product. */
  annualPercent?: number;
  /** Defaults to the highest part that the product lends. */
  loanPercent?: number;
}

export interface Loan {
  loanPercent: number;
  principal: number;
  initialFee: number;
  instalment: number;
  annualPercent: number;
  months: number;
  /** Family income at which the instalment is a prudent share, and at which it is the legal ceiling. */
  prudentIncome: number;
  legalIncome: number;
}

/** A mortgage or a housing lease on a price; asking for more than the product lends gives its highest part [B089]. */
export function loan(request: LoanRequest): Loan {
  const most = loanToValue[request.product][request.kind];
  const loanPercent = Math.min(request.loanPercent ?? most, most);
  const annualPercent = request.annualPercent ?? interestRates[request.product];
  const months = request.years * 12;
  const initialFee = roundUp((request.price * (100 - loanPercent)) / 100);
  const principal = request.price - initialFee;
  const monthly = instalment(principal, monthlyRate(annualPercent), months);
  return {
    loanPercent,
    principal,
    initialFee,
    instalment: monthly,
    annualPercent,
    months,
    prudentIncome: roundUp((monthly * 100) / incomeShare.prudent),
    legalIncome: roundUp((monthly * 100) / incomeShare.legal),
  };
}
