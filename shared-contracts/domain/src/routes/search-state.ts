import { readFilters } from '../filters/filter-address.ts';
import type { AddressedChoices } from '../filters/filter-choices.ts';
import type { SearchOrder } from '../filters/orders.ts';
import type { SearchUnit } from '../filters/search-unit.ts';
import type { ListingFamily, PropertyType } from '../vocabulary/vocabulary.ts';

/** How a listing is laid out: says nothing about what is found. */
export const searchViews = ['cards', 'compact', 'table', 'map'] as const;
export type SearchView = (typeof searchViews)[number];

/** Everything that decides what a listing shows: what is chosen of each filter, and how it is shown. */
export interface SearchState extends AddressedChoices {
  readonly family: ListingFamily;
  readonly order: SearchOrder;
  readonly view: SearchView;
  readonly unit: SearchUnit;
  /** One-based, as people count [B040]. */
  readonly page: number;
}

const nothingChosen = readFilters(new URLSearchParams());

/** A listing of a family with nothing chosen. */
export function emptySearch(family: ListingFamily): SearchState {
  return { ...nothingChosen, family, order: 'relevance', view: 'cards', unit: 'projects', page: 1 };
}

/** The property type, where the address named a known one. */
export function knownType({ type }: SearchState): PropertyType | undefined {
  return typeof type === 'string' ? type : undefined;
}
