import { countedBy } from '@umbral/domain/filters/filter-attributes.ts';
import type { SearchUnit } from '@umbral/domain/filters/search-unit.ts';
import { fromQuery } from '@umbral/domain/routes/search-query.ts';
import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { fromHref } from '@umbral/domain/routes/search-url.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { SearchAccess } from '@umbral/protocol/remote/render-contract.ts';
import { mapHref } from '../map/map-href.ts';
import places from '../map/places.json' with { type: 'json' };
import { countQuery, planListing } from '../model/listing-plan.ts';
import { queryPlants } from '../queries/plants-queries.ts';
import { indexOrDatabase } from '../stand-in/index-or-database.ts';
import { type AppliedFilter, appliedFilters } from '../view-model/applied-filters.ts';
import { listingHref } from '../view-model/listing-href.ts';
import { type PlaceNames, placesFound } from '../view-model/place-names.ts';
import type { LinkWithCount } from '../view-model/seo-links.ts';
import type { PlacedCity } from './country-picture.tsx';

/** What the page of the map shows before, and without, the map itself. */
export interface ProjectsMapData {
  /** The same search as a listing beside its map, where all filters are. */
  readonly href: string;
  /** This page's own address. */
  readonly mapHref: string;
  readonly count: number;
  readonly unit: SearchUnit;
  readonly applied: readonly AppliedFilter[];
  /** Cities with what they have, most first. */
  readonly cities: readonly LinkWithCount[];
  /** Those whose place on the picture of the country is known. */
  readonly placed: readonly PlacedCity[];
  /** The index was away: the database gave the numbers, and there is no map. */
  readonly isStandIn?: true;
}

/** What is asked for the page of the map: its search, and the same in whole cities. */
export interface MapQuestions {
  readonly state: SearchState;
  readonly inCities: SearchState;
}

/** What the page of the map counts, whoever answers. */
export interface MapFacts {
  readonly count: number;
  /** Projects, or types, by the name of their city. */
  readonly cities: Readonly<Record<string, number>>;
  readonly names: PlaceNames;
  readonly isStandIn?: true;
}

/** Who is asked for the page of the map. */
interface Sources {
  readonly search: SearchAccess;
  readonly call: CallApi;
}

/**
 * The search of the map's address: housing in Colombia, with the query keys of the listings [R064]; out of the index, and
 * while that is away out of the database.
 */
export async function loadProjectsMap(
  { search, call }: Sources,
  url: URL,
  signal: AbortSignal,
): Promise<ProjectsMapData> {
  const state = { ...emptySearch('housing'), ...fromQuery(url.searchParams), page: 1 };
  // Whole cities, as their links lead to them, not what lies in the piece of the map.
  const inCities = { ...state, box: undefined, zone: undefined, neighbourhood: undefined };
  const questions = { state, inCities };
  const facts = await indexOrDatabase<MapFacts>(
    {
      fromIndex: (whileWanted) => indexedMapFacts(search, questions, whileWanted),
      async fromDatabase(whileWanted) {
        const { standInMapFacts } = await import(/* webpackChunkName: "map-stand-in" */ './map-stand-in.ts');
        return standInMapFacts(call, questions, whileWanted);
      },
    },
    signal,
  );
  return mapData(questions, facts);
}

async function indexedMapFacts(
  search: SearchAccess,
  { state, inCities }: MapQuestions,
  signal: AbortSignal,
): Promise<MapFacts> {
  const queries = { listing: planListing(state), cities: countQuery(inCities, 'city') };
  const found = await queryPlants(search, queries, signal);
  return {
    count: found.listing.hits.nbHits,
    cities: found.cities.facets?.[countedBy.city] ?? {},
    names: placesFound(found.listing.places).names,
  };
}

function mapData({ state, inCities }: MapQuestions, { count, names, isStandIn, ...facts }: MapFacts): ProjectsMapData {
  const cities = Object.entries(facts.cities)
    .toSorted((a, b) => b[1] - a[1])
    .map(([label, count]) => ({ label, href: listingHref({ ...inCities, city: slugify(label) }), count }));
  return {
    href: listingHref({ ...state, view: 'map' }),
    mapHref: mapHref(state),
    count,
    unit: state.unit,
    applied: appliedFilters(state, names).map(({ label, href }) => ({ label, href: onMap(href) })),
    cities,
    placed: cities.flatMap((city) => {
      const [, lat, lng] = places.cities.find(([name]) => name === city.label) ?? [];
      return typeof lat === 'number' && typeof lng === 'number' ? [{ ...city, lat, lng }] : [];
    }),
    ...(isStandIn ? { isStandIn } : {}),
  };
}

/** The page of the map for the search of a listing's address. */
function onMap(listing: string): string {
  const state = fromHref(listing);
  return state ? mapHref(state) : listing;
}
