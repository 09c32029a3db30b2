import { queryOf } from '@umbral/domain/filters/filter-address.ts';
import { toQuery } from '@umbral/domain/routes/search-query.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import type { FilterPanel } from '../view-model/filter-panel.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import { listingHref } from '../view-model/listing-href.ts';
import { type ChainChoices, type ChainGroup, chainGroups, impliedPlaces } from './earlier-choices.ts';

/** The listing on the screen, with the form of its sheet where that was opened. */
export interface ShownListing extends Pick<ListingData, 'firstPage'> {
  readonly sheet?: FilterPanel | undefined;
}

interface Before {
  readonly earlier?: Partial<ChainChoices>;
  readonly shown?: ShownListing;
}

/**
 * Whether one changed choice, beside everything that the listing on the screen has, leads to homes by that listing's own
 * counts. Then all the others still apply, and the index need not be asked; only of several statuses one may be empty,
 * and what others depend on is counted as if these were not chosen.
 */
export function isOnOffer(changed: readonly ChainGroup[], asked: SearchState, { earlier, shown }: Before): boolean {
  const [group] = changed;
  if (!group || changed.length > 1 || !earlier || !shown?.sheet || asked.statuses.length > 1) return false;
  if (chainGroups.slice(chainGroups.indexOf(group) + 1).some((narrower) => isChosen(asked[narrower]))) return false;
  const before = impliedPlaces({ ...asked, page: 1, [group]: earlier[group] });
  if (listingHref(before) !== shown.firstPage) return false;
  // A family whose path holds nothing gives every choice as a query key.
  const value = toQuery({ ...asked, family: 'lots' }).get(queryOf[group]);
  const filter = [...shown.sheet.places, ...shown.sheet.kinds].find(({ name }) => name === queryOf[group]);
  return filter?.options.some((option) => option.value === value && option.count > 0) ?? false;
}

function isChosen(choice: ChainChoices[ChainGroup]): boolean {
  return Array.isArray(choice) ? choice.length > 0 : choice !== undefined;
}
