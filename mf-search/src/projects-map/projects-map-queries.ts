import { countedBy } from '@umbral/domain/filters/filter-attributes.ts';
import { fromQuery } from '@umbral/domain/routes/search-query.ts';
import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { fromHref } from '@umbral/domain/routes/search-url.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { SearchAccess } from '@umbral/protocol/remote/render-contract.ts';
import { mapHref } from '../map/map-href.ts';
import { countQuery, planListing } from '../model/listing-plan.ts';
import { queryPlants } from '../queries/plants-queries.ts';
import { type AppliedFilter, appliedFilters } from '../view-model/applied-filters.ts';
import { listingHref } from '../view-model/listing-href.ts';
import { placesFound } from '../view-model/place-names.ts';
import type { LinkWithCount } from '../view-model/seo-links.ts';

/** What the page of the map shows before, and without, the map itself. */
export interface ProjectsMapData {
  /** The same search as a listing beside its map, where all filters are. */
  readonly href: string;

  readonly count: number;
  readonly applied: readonly AppliedFilter[];
  /** Cities with what they have, most first. */
  readonly cities: readonly LinkWithCount[];
}

/** The search of the map's address: housing in Colombia, with the query keys of the listings [R064]. */
export async function loadProjectsMap(search: SearchAccess, url: URL, signal: AbortSignal): Promise<ProjectsMapData> {
  const state = { ...emptySearch('housing'), ...fromQuery(url.searchParams), page: 1 };
  // Whole cities, as their links lead to them, not what lies in the piece of the map.
  const inCities = { ...state, box: undefined, zone: undefined, neighbourhood: undefined };
  const queries = { listing: planListing(state), cities: countQuery(inCities, 'city') };
  const found = await queryPlants(search, queries, signal);
  const { names } = placesFound(found.listing.places);
  const counts = found.cities.facets?.[countedBy.city] ?? {};
  const cities = Object.entries(counts).toSorted((a, b) => b[1] - a[1]);
  return {
    href: listingHref({ ...state, view: 'map' }),
    count: found.listing.hits.nbHits,
    applied: appliedFilters(state, names).map(({ label, href }) => ({ label, href: onMap(href) })),
    cities: cities.map(([label, count]) => ({
      label,
      href: listingHref({ ...inCities, city: slugify(label) }),
      count,
    })),
  };
}

/** The page of the map for the search of a listing's address. */
function onMap(listing: string): string {
  const state = fromHref(listing);
  return state ? mapHref(state) : listing;
}
