import type { ListingFound, WantedListing } from '@umbral/domain/api/stand-in.ts';
import { filtersOfSearch } from '@umbral/domain/filters/filter-wire.ts';
import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { type PlaceGroup, placeGroups } from '../model/listing-plan.ts';
import { type PlacesFound, placesFound } from '../view-model/place-names.ts';

/** Listings that tell how the places of a search are called, and whether there are any. */
export function wantedPlaces(state: SearchState): WantedListing[] {
  return namedGroups(state).map((group) => wantedPlace(state, group));
}

/** The places of a search, by what was found for its `wantedPlaces`. */
export function namedPlaces(state: SearchState, found: readonly ListingFound[]): PlacesFound {
  const answers = namedGroups(state).map((group, index) => [group, asAnswer(found[index])] as const);
  return placesFound(Object.fromEntries(answers));
}

function namedGroups(state: SearchState): PlaceGroup[] {
  return placeGroups.filter((group) => state[group] !== undefined);
}

/** One home in a place of the search, whatever else is chosen. */
function wantedPlace({ family, country, city, ...state }: SearchState, group: PlaceGroup): WantedListing {
  const anything = emptySearch(family === 'abroad' ? 'abroad' : 'housing');
  const around = group === 'department' ? {} : { country: family === 'abroad' ? country : undefined, city };
  const place = { ...anything, ...around, [group]: { ...state, city }[group] };
  return { ...filtersOfSearch(place), orderBy: 'relevance', items_per_page: 1 };
}

function asAnswer(found: ListingFound | undefined) {
  return { hits: found?.data ?? [], nbHits: found?.total ?? 0, nbPages: found?.pages ?? 0 };
}
