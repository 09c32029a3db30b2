import { loanToValue } from '../parameters/rates.ts';
import { defaultCountry } from '../vocabulary/vocabulary.ts';
import type { HousingKind, LoanProduct } from './loan.ts';
import type { PricedHome } from './priced-home.ts';

/** The kind of a home by its category. */
export function housingKind({ category }: Pick<PricedHome, 'category'>): HousingKind {
  return category === 'none' ? 'aboveVis' : 'vis';
}

/** The highest part of the price that a product lends, percent [B089]. The limits are those of Colombia. */
export function mostLent(home: Pick<PricedHome, 'category' | 'country'>, product: LoanProduct): number {
  return home.country === defaultCountry ? loanToValue[product][housingKind(home)] : 100;
}
