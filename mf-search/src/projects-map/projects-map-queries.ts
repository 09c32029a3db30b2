import { slugify } from 'shared-contracts/domain/slugify.ts';
import type { SearchAccess } from 'shared-contracts/remote/render-contract.ts';
import { fromQuery } from 'shared-contracts/routes/search-query.ts';
import { emptySearch } from 'shared-contracts/routes/search-state.ts';
import { fromHref } from 'shared-contracts/routes/search-url.ts';
import { mapHref } from '../map/map-href.ts';
import { countedAttributes, countQuery, planListing } from '../model/listing-plan.ts';
import { queryPlants } from '../plants-queries.ts';
import { type AppliedFilter, appliedFilters } from '../ui/applied-filters.ts';
import { listingHref } from '../ui/listing-href.ts';
import { placesFound } from '../ui/place-names.ts';
import type { LinkWithCount } from '../ui/seo-links.ts';

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
  const plan = planListing(state);
  // Whole cities, as their links lead to them, not what lies in the piece of the map.
  const inCities = { ...state, box: undefined, zone: undefined, neighbourhood: undefined };
  const answers = await queryPlants(search, [...plan.queries, countQuery(inCities, 'city')], signal);
  const { names } = placesFound(plan, answers);
  const counts = answers[plan.queries.length]?.facets?.[countedAttributes.city] ?? {};
  const cities = Object.entries(counts).toSorted((a, b) => b[1] - a[1]);
  return {
    href: listingHref({ ...state, view: 'map' }),
    count: answers[0]?.nbHits ?? 0,
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
