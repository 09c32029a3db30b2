import { defaultCountry, type ListingFamily } from '../vocabulary/vocabulary.ts';
import type { FilterChoices } from './filter-choices.ts';

const familyChoices: Readonly<Record<ListingFamily, FilterChoices>> = {
  housing: {},
  vis: { category: 'vis' },
  vip: { category: 'vip' },
  gold: { category: 'gold' },
  'above-vis': { categories: ['none', 'gold'] },
  holiday: { holiday: true },
  abroad: {},
  lots: { type: 'lot' },
  'immediate-delivery': { statuses: ['immediate-delivery'] },
  tv: { belongsTv: true },
  neighbourhoods: {},
  tour360: { has360: true },
};

/** What a family of listings stands for besides its country. */
export function choicesOfFamily(family: ListingFamily): FilterChoices {
  return familyChoices[family];
}

/** Where a family looks: in Colombia, but for the one abroad, which leaves it out [B036]. */
export function landOfFamily(family: ListingFamily): FilterChoices {
  return family === 'abroad' ? { isAbroad: true } : { country: defaultCountry };
}

/** Filters that a family has settled itself, so that it does not offer them. */
export function settledByFamily(family: ListingFamily): ReadonlySet<string> {
  if (family === 'above-vis') return new Set(['category']);
  // What has no rooms is not asked for them.
  if (family === 'lots') return new Set(['type', 'rooms', 'baths', 'parking']);
  return new Set(Object.keys(familyChoices[family]));
}
