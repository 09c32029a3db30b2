import { capacity } from '@umbral/domain/finance/capacity.ts';
import { usualWorksMonths } from '@umbral/domain/finance/works-payments.ts';
import { agglomerationCities, housingCap, visCapKind } from '@umbral/domain/parameters/legal.ts';
import { incomeShare, interestRates, loanToValue, quoteDefaults } from '@umbral/domain/parameters/rates.ts';
import { lastWageYear } from '@umbral/domain/parameters/wage-year.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { premises } from '@umbral/domain/vocabulary/premises.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';

/** What somebody earns each month and has saved, pesos. */
export interface Means {
  readonly income?: number;
  readonly savings?: number;
}

/** What a sentence asks for decides how much of the price is lent. */
export type Asked = Partial<Pick<SearchState, 'city' | 'country' | 'type'>>;

const million = 1_000_000;

/**
 * The dearest home that somebody can pay, whole millions of pesos (decision 107). What costs no more than social housing
 * may is lent for as such, whatever is dearer less. Nothing where neither is told or nothing can be paid.
 */
export function affordablePrice(means: Means, asked: Asked): number | undefined {
  const dearer = payable(means, loanToValue.mortgage.aboveVis);
  const cap = socialCap(asked);
  const home = dearer > cap ? dearer : Math.min(cap, payable(means, loanToValue.mortgage.vis));
  const millions = Math.floor(home / million);
  return millions > 0 ? millions * million : undefined;
}

/**
 * The price of which a part is lent: a usual loan whose instalment takes the prudent share of the income, and an initial
 * fee out of the savings and as much again each month of usual works. Without an income the fee alone decides.
 */
function payable({ income, savings = 0 }: Means, loanToValuePercent: number): number {
  if (income === undefined) return (savings * 100) / (100 - loanToValuePercent);
  return capacity({
    monthlyIncome: income,
    monthlyDebts: 0,
    annualPercent: interestRates.mortgage,
    months: quoteDefaults.months,
    sharePercent: incomeShare.prudent,
    loanToValuePercent,
    cash: savings + ((income * incomeShare.prudent) / 100) * usualWorksMonths,
  }).property;
}

/** The dearest social housing of a city, the lower cap where none is named; nothing of it abroad and of premises. */
function socialCap({ city, country = defaultCountry, type }: Asked): number {
  if (country !== defaultCountry || (typeof type === 'string' && premises.has(type))) return 0;
  const name = agglomerationCities.find((one) => slugify(one) === city) ?? '';
  return housingCap(visCapKind(name), lastWageYear) ?? 0;
}
