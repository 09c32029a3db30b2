import { loanToValue } from '../parameters/rates.ts';
import { defaultCountry } from '../vocabulary/vocabulary.ts';
import type { HousingKind, LoanProduct } from './loan.ts';
import type { PricedHome } from './priced-home.ts';

type Lent = Pick<PricedHome, 'housing' | 'country'>;

/** The kind of a home by which banks lend. */
export function housingKind({ housing }: Pick<PricedHome, 'housing'>): HousingKind {
  return housing === 'none' || housing === 'premises' ? 'aboveVis' : 'vis';
}

/** The product by which something is paid: leasing of housing is for homes alone. */
export function usedProduct({ housing }: Pick<PricedHome, 'housing'>, asked: LoanProduct = 'mortgage'): LoanProduct {
  return housing === 'premises' ? 'mortgage' : asked;
}

/** The highest part of the price that a product lends, percent [B089]. The limits are those of Colombia. */
export function mostLent(home: Lent, product: LoanProduct): number {
  return home.country === defaultCountry ? loanToValue[usedProduct(home, product)][housingKind(home)] : 100;
}
