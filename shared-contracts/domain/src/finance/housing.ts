import { suggestedCategory } from '../parameters/legal.ts';
import { lastWageYear } from '../parameters/wage-year.ts';
import { premises } from '../vocabulary/premises.ts';
import { defaultCountry, type ProjectCategory, type PropertyType } from '../vocabulary/vocabulary.ts';
import type { Housing, HousingCategory } from './housing-kinds.ts';

/** What decides as what a unit is financed. */
export interface HousedUnit {
  readonly type: PropertyType;
  readonly categories: readonly ProjectCategory[];
  readonly country: string;
  readonly city: string;
  /** Nothing where the builder hides it: what a cap says of it would tell it [B046]. */
  readonly priceCop: number | undefined;
}

/**
 * As what a unit is financed and deeded. What is stored wins over what a price says; banks lend by the price, though, so
 * what costs no more than social housing may is lent for as such. Premises are neither.
 */
export function housingOf({ type, categories, country, city, priceCop }: HousedUnit): Housing {
  if (premises.has(type)) return 'premises';
  const sold = categoryOf(categories);
  if (sold !== 'none' || country !== defaultCountry || priceCop === undefined) return sold;
  return suggestedCategory(priceCop, city, lastWageYear) === 'none' ? 'none' : 'below-cap';
}

/** The category under which a project is sold. */
export function categoryOf(names: readonly ProjectCategory[]): HousingCategory {
  if (names.includes('vip')) return 'vip';
  return names.includes('vis') ? 'vis' : 'none';
}
