import { capacity } from '@umbral/domain/finance/capacity.ts';
import { incomeShare, interestRates, loanToValue, quoteDefaults } from '@umbral/domain/parameters/rates.ts';

/** What somebody earns each month and has saved, pesos. */
export interface Means {
  readonly income?: number;
  readonly savings?: number;
}

const million = 1_000_000;

/**
 * The dearest home that somebody can pay, whole millions of pesos: a usual loan whose instalment takes the prudent share
 * of the income, and an initial fee that the savings reach; without an income the savings alone decide, without savings
 * the income, as builders take the initial fee month by month. Nothing where neither is told or nothing can be paid.
 */
export function affordablePrice({ income, savings }: Means): number | undefined {
  if (income === undefined) {
    const initial = 1 - loanToValue.mortgage.aboveVis / 100;
    return savings === undefined ? undefined : wholeMillions(savings / initial);
  }
  const { property } = capacity({
    monthlyIncome: income,
    monthlyDebts: 0,
    annualPercent: interestRates.mortgage,
    months: quoteDefaults.months,
    sharePercent: incomeShare.prudent,
    loanToValuePercent: loanToValue.mortgage.aboveVis,
    ...(savings === undefined ? {} : { cash: savings }),
  });
  return wholeMillions(property);
}

function wholeMillions(pesos: number): number | undefined {
  const millions = Math.floor(pesos / million);
  return millions > 0 ? millions * million : undefined;
}
