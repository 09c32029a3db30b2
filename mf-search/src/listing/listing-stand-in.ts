import { type ListingFound, standInListings, type WantedListing } from '@umbral/domain/api/stand-in.ts';
import { filtersOfSearch } from '@umbral/domain/filters/filter-wire.ts';
import { pageSize } from '@umbral/domain/limits/listing-limits.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { propertyTypeOfSlug } from '@umbral/domain/vocabulary/slugs.ts';
import { type FacetCounts, facetCountsOf } from '../model/facet-counts.ts';
import { namedPlaces, wantedPlaces } from '../stand-in/named-places.ts';
import { knownPlaces } from './known-places.ts';
import { listedCards } from './listed-cards.ts';
import { listingData } from './listing-answers.ts';
import type { ListingOutcome, ListingRequest } from './listing-queries.ts';
import { placeFault } from './path-fault.ts';

/**
 * A listing out of the database, for while the index is away: its projects or types in their order, their number, and where or of
 * what kind they are. There is no map and there are no filters to choose from: their counts are the index's alone. Words
 * are left out: they would only say what comes first.
 */
export async function standInListing(
  asked: SearchState,
  { url: { pathname }, remote, signal, now }: ListingRequest,
): Promise<ListingOutcome> {
  const state = { ...asked, view: asked.view === 'map' ? 'cards' : asked.view };
  const listings = [wantedPage(state), ...wantedPlaces(state)];
  const { data } = await remote.call(standInListings, { body: { listings } }, { signal });
  const [found, ...inPlaces] = data;
  if (!found) throw new Error('The database answered no listing');
  const places = await knownPlaces(state, namedPlaces(state, inPlaces), remote, signal);
  // The catalogue knows every city. What else is not found may stand in the index all the same: it has sold homes, too.
  if (places.missing === 'city') return { kind: 'missing', message: placeFault('city', pathname, state) };
  if (places.missing || (state.page > 1 && state.page > found.pages)) throw new Error('Only the index can tell');
  const facts = {
    state: { ...(state.family === 'abroad' ? { country: places.names.country } : {}), ...state },
    pathname,
    names: places.names,
    counts: countsOf(state, found),
    cards: listedCards(found.data, { state, now, fitting: new Set(found.fitting) }),
    count: found.total,
    pages: found.pages,
    year: new Date(now).getUTCFullYear(),
    isStandIn: true,
  };
  return { kind: 'found', data: listingData(facts) };
}

function wantedPage(state: SearchState): WantedListing {
  const { order, page, unit } = state;
  // A list from a point on is in no order of its own here.
  const orderBy = order === 'distance' ? 'relevance' : order;
  const countBy = countedOf(state);
  return { ...filtersOfSearch(state), orderBy, current_page: page, items_per_page: pageSize, countBy, unit };
}

/** What the next narrower listings are told apart by [B042]. */
function countedOf({ city, zone }: SearchState): 'city' | 'zone' | 'property_type' {
  if (city === undefined) return 'city';
  return zone === undefined ? 'zone' : 'property_type';
}

function countsOf(state: SearchState, { counts }: ListingFound): FacetCounts {
  const none = facetCountsOf({ hits: { hits: [], nbHits: 0, nbPages: 0 }, counts: {} });
  const counted = countedOf(state);
  if (counted !== 'property_type')
    return { ...none, [counted]: Object.fromEntries(counts.map(({ name, count }) => [name, count])) };
  const types = counts.flatMap(({ slug, count }) => {
    const type = propertyTypeOfSlug(slug);
    return type === undefined ? [] : [[type, count] as const];
  });
  return { ...none, type: Object.fromEntries(types) };
}
