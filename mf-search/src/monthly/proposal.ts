import { capacity } from '@umbral/domain/finance/capacity.ts';
import { annuityFactor, monthlyRate } from '@umbral/domain/finance/rate.ts';
import { usualWorksMonths } from '@umbral/domain/finance/works-payments.ts';
import { incomeShare, interestRates, loanToValue, quoteDefaults } from '@umbral/domain/parameters/rates.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import type { Budget } from './budget.ts';

/** Amounts that are proposed are round. */
const step = 10_000;

/** What a family could pay, and on which assumptions. Amounts are whole pesos. */
export interface Proposal {
  /** To a home every month, after the debts; nothing is left at 0. */
  readonly monthly: number;
  /** The dearest home, by the loan and by what the initial fee asks for. */
  readonly home: number;
  readonly limitedBy: 'debts' | 'loan' | 'cash';
  /** What the search asks for: it reckons every loan at the portal's rate. */
  readonly search: Pick<SearchState, 'monthly' | 'upfront'>;
  readonly annualPercent: number;
  readonly sharePercent: number;
  readonly loanPercent: number;
}

/** What a budget allows by `capacity`; nothing before an income is known. */
export function propose(budget: Budget): Proposal | undefined {
  const { income, debts = 0, savings = 0, countsSavings, isVis } = budget;
  if (!income) return undefined;
  const annualPercent = budget.annualPercent ?? interestRates.quoteColombia;
  const sharePercent = isVis ? incomeShare.legal : incomeShare.prudent;
  const loanPercent = loanToValue.mortgage[isVis ? 'vis' : 'aboveVis'];
  const upfront = countsSavings && savings > 0 ? savings : undefined;
  const request = {
    monthlyIncome: income,
    monthlyDebts: debts,
    annualPercent,
    months: quoteDefaults.months,
    sharePercent,
    loanToValuePercent: loanPercent,
  };
  const monthly = rounded(capacity(request).instalment);
  const { property: home, limitedBy } = capacity({ ...request, cash: (upfront ?? 0) + monthly * usualWorksMonths });
  const after = rounded(atPortalRate(monthly, annualPercent));
  return {
    monthly,
    home: Math.floor(home / 1_000_000) * 1_000_000,
    limitedBy,
    search: monthly > 0 ? { monthly: { during: monthly, after }, upfront } : {},
    annualPercent,
    sharePercent,
    loanPercent,
  };
}

/** The payment that the same loan would have at the portal's rate. */
function atPortalRate(monthly: number, annualPercent: number): number {
  const lent = (percent: number) => annuityFactor(monthlyRate(percent), quoteDefaults.months);
  return (monthly * lent(annualPercent)) / lent(interestRates.quoteColombia);
}

function rounded(amount: number): number {
  return Math.floor(amount / step) * step;
}
