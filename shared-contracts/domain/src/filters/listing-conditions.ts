import type { ListingFamily } from '../vocabulary/vocabulary.ts';
import { choicesOfFamily, landOfFamily } from './family-choices.ts';
import type { FilterChoices } from './filter-choices.ts';
import { type Condition, conditionsOf, conditionsOfRow } from './filter-conditions.ts';
import { type FilterKey, type FilterRow, filterTable } from './filter-table.ts';

/** What a listing is made of: its family and what is chosen. */
export type Listing = FilterChoices & { readonly family: ListingFamily };

/** What is sold in the land of a family. */
export function landConditions(family: ListingFamily): readonly Condition[] {
  return conditionsOf(landOfFamily(family));
}

/** What belongs to a family whatever is chosen besides. */
export function familyConditions(family: ListingFamily): readonly Condition[] {
  return [...landConditions(family), ...conditionsOf(choicesOfFamily(family))];
}

/** Everything that a listing asks of a home; `without` leaves one filter out, and the places inside it. */
export function listingConditions(listing: Listing, without?: FilterKey): readonly Condition[] {
  const left = without === undefined ? [] : [without, ...placesInside(without)];
  // Payments are reckoned within the price only where it counts.
  const counting = without === 'price' ? { ...listing, price: {} } : listing;
  const rows = filterTable.filter(({ key }) => !left.includes(key));
  return [...familyConditions(listing.family), ...rows.flatMap((row) => chosenConditions(row, counting))];
}

/** The filters that a listing has chosen, in the order of the table. */
export function chosenFilters(listing: Listing): FilterKey[] {
  return filterTable.filter((row) => chosenConditions(row, listing).length > 0).map(({ key }) => key);
}

/** The places that lie inside those of a filter: they say nothing any more once it changes. */
export function placesInside(filter: FilterKey): FilterKey[] {
  const places = filterTable.filter(({ section }) => section === 'place').map(({ key }) => key);
  const level = places.indexOf(filter);
  return level < 0 ? [] : places.slice(level + 1);
}

/** A country is chosen abroad only. */
function chosenConditions(row: FilterRow, listing: Listing): readonly Condition[] {
  return row.key === 'country' && listing.family !== 'abroad' ? [] : conditionsOfRow(row, listing);
}
