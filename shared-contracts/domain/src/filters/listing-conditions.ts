import type { ListingFamily } from '../vocabulary/vocabulary.ts';
import { choicesOfFamily, landOfFamily } from './family-choices.ts';
import type { FilterChoices } from './filter-choices.ts';
import { type Condition, conditionsOf, conditionsOfRow } from './filter-conditions.ts';
import { type FilterKey, type FilterRow, filterTable } from './filter-table.ts';

/** What a listing is made of: its family and what is chosen. */
export type Listing = FilterChoices & { readonly family: ListingFamily };

/** What is sold in the land of a family. */
export function landConditions(family: ListingFamily): readonly Condition[] {
  return ofFamily(family).land;
}

/** What belongs to a family whatever is chosen besides. */
export function familyConditions(family: ListingFamily): readonly Condition[] {
  return ofFamily(family).all;
}

interface FamilyConditions {
  readonly land: readonly Condition[];
  readonly all: readonly Condition[];
}

const families = new Map<ListingFamily, FamilyConditions>();

/** Every query asks; a family never changes. */
function ofFamily(family: ListingFamily): FamilyConditions {
  const known = families.get(family);
  if (known) return known;
  const land = conditionsOf(landOfFamily(family));
  const conditions = { land, all: [...land, ...conditionsOf(choicesOfFamily(family))] };
  families.set(family, conditions);
  return conditions;
}

/** Everything that a listing asks of a home; `without` leaves one filter out, and the places inside it. */
export function listingConditions(listing: Listing, without?: FilterKey): readonly Condition[] {
  const left = without === undefined ? [] : [without, ...placesInside(without)];
  // Payments are reckoned within the price only where it counts.
  const counting = without === 'price' ? { ...listing, price: {} } : listing;
  const asked = chosenOf(counting).flatMap(({ key, conditions }) => (left.includes(key) ? [] : conditions));
  return [...familyConditions(listing.family), ...asked];
}

/** The filters that a listing has chosen, in the order of the table. */
export function chosenFilters(listing: Listing): FilterKey[] {
  return chosenOf(listing).map(({ key }) => key);
}

/** The places that lie inside those of a filter: they say nothing any more once it changes. */
export function placesInside(filter: FilterKey): FilterKey[] {
  const places = filterTable.filter(({ section }) => section === 'place').map(({ key }) => key);
  const level = places.indexOf(filter);
  return level < 0 ? [] : places.slice(level + 1);
}

interface Chosen {
  readonly key: FilterKey;
  readonly conditions: readonly Condition[];
}

const chosenBefore = new WeakMap<Listing, readonly Chosen[]>();

/** What is chosen and what it asks. A listing does not change: the many queries of one read its table once. */
function chosenOf(listing: Listing): readonly Chosen[] {
  const known = chosenBefore.get(listing);
  if (known) return known;
  const chosen = filterTable.flatMap((row) => {
    const conditions = chosenConditions(row, listing);
    return conditions.length > 0 ? [{ key: row.key, conditions }] : [];
  });
  chosenBefore.set(listing, chosen);
  return chosen;
}

/** A country is chosen abroad only. */
function chosenConditions(row: FilterRow, listing: Listing): readonly Condition[] {
  return row.key === 'country' && listing.family !== 'abroad' ? [] : conditionsOfRow(row, listing);
}
