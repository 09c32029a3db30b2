import { facets } from 'shared-contracts/domain/search-index.ts';
import { defaultCountry, type ListingFamily } from 'shared-contracts/domain/vocabulary.ts';
import { anyOf, hasValue } from './filter-clause.ts';

const rules: Readonly<Record<ListingFamily, readonly string[]>> = {
  housing: [],
  vis: [hasValue(facets.category, 'vis')],
  vip: [hasValue(facets.category, 'vip')],
  gold: [hasValue(facets.category, 'gold')],
  'above-vis': anyOf([hasValue(facets.category, 'none'), hasValue(facets.category, 'gold')]),
  holiday: [hasValue(facets.holiday, 'true')],
  abroad: [],
  lots: [hasValue(facets.type, 'lot')],
  'immediate-delivery': [hasValue(facets.status, 'immediate-delivery')],
  tv: [hasValue(facets.belongsTv, 'true')],
  neighbourhoods: [],
  tour360: [hasValue(facets.has360, 'true')],
};

/** Colombia for every family but the one abroad, which leaves it out [B036]. */
export function countryRule(family: ListingFamily): string {
  const colombia = hasValue(facets.country, defaultCountry);
  return family === 'abroad' ? `NOT ${colombia}` : colombia;
}

/** What belongs to a family whatever is chosen besides. */
export function familyRule(family: ListingFamily): readonly string[] {
  return [countryRule(family), ...rules[family]];
}

/** Filters that a family has settled itself, so that it does not offer them. */
export function settledByFamily(family: ListingFamily): ReadonlySet<string> {
  switch (family) {
    case 'vis':
    case 'vip':
    case 'gold':
    case 'above-vis':
      return new Set(['category']);
    case 'holiday':
      return new Set(['holiday']);
    case 'lots':
      return new Set(['type', 'rooms', 'baths', 'parking']);
    case 'immediate-delivery':
      return new Set(['statuses']);
    case 'tour360':
      return new Set(['has360']);
    case 'tv':
      return new Set(['belongsTv']);
    default:
      return new Set();
  }
}
