import { byKey } from '@umbral/domain/filters/by-key.ts';
import { engineFilter } from '@umbral/domain/filters/engine-filter.ts';
import { countedBy } from '@umbral/domain/filters/filter-attributes.ts';
import { type Condition, conditionsOf } from '@umbral/domain/filters/filter-conditions.ts';
import type { FilterKey } from '@umbral/domain/filters/filter-table.ts';
import { chosenFilters, landConditions } from '@umbral/domain/filters/listing-conditions.ts';
import { facets } from '@umbral/domain/homes/record-attributes.ts';
import { pageSize } from '@umbral/domain/limits/listing-limits.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { type RankingWords, rankingWords } from '@umbral/domain/search/ranking-words.ts';
import { indexOf, plantsIndex } from '@umbral/domain/search/search-index.ts';
import { cardAttributes } from './card-attributes.ts';
import { type FacetKey, facetRows, type SizedKey, sizedRows } from './facet-rows.ts';
import { filtersOf } from './listing-filter.ts';
import { type MapLimits, mapLimits } from './map-limits.ts';
import { type CountedElsewhere, loosenedCounts, offeredCounts } from './option-plan.ts';
import type { PlantQuery } from './plant-query.ts';
import { type byProject, tellsTypesApart, unitOf } from './search-unit.ts';

/** Places that a listing may name, from the widest to the narrowest. */
export const placeGroups = ['department', 'city', 'zone', 'neighbourhood'] as const;
export type PlaceGroup = (typeof placeGroups)[number];

/** Queries that count the values of some filters. */
type Counted = { readonly [Key in FacetKey]?: PlantQuery };

/** The queries of one listing by what each of them is for; they travel as one request. */
export type ListingQueries = {
  /** The projects of the page by the first type of each that fits, or the types; with the counts of every filter. */
  readonly hits: PlantQuery;
  /** All types that fit of those projects, where the search tells the types of a project apart. */
  readonly fitting?: PlantQuery;
  /** Filters whose other values are counted as if they were not chosen. */
  readonly counts: Counted;
  /** Places looked up by name, the widest first. */
  readonly places: { readonly [Group in PlaceGroup]?: PlantQuery };
  /** Filters counted once more as if what depends on them were not chosen. */
  readonly loosened: Counted;
  /** Places counted once more under nothing but wider places and the category: what may be offered at all. */
  readonly offered: Counted;
  /** What a switch would leave, where what it asks is no value of an attribute. */
  readonly switches: { readonly [Key in SizedKey]: PlantQuery };
};

const manyValues = 500;

/**
 * The queries of a listing: its hits with the counts of every filter; the counts of each chosen filter as if it were not
 * chosen; and one plant of each named place, which tells the place's name or that it does not exist [B005]. Cities are
 * counted in the department, where it is known from an earlier listing of the chosen city.
 */
export function planListing(state: SearchState, department?: string): ListingQueries {
  const inDepartment = department === undefined ? state : { department, ...state };
  const knowsCities = state.city === undefined || inDepartment.department !== undefined || state.family === 'abroad';
  const elsewhere = (groups: readonly CountedElsewhere[]): Counted =>
    named(
      groups.filter(({ group }) => group !== 'city' || knowsCities),
      ({ group, state: other }) => [group, countQuery(other, group)],
    );
  return {
    hits: hitsQuery(state),
    ...(state.unit === 'projects' && tellsTypesApart(state) ? { fitting: fittingQuery(state) } : {}),
    counts: named(countedGroups(state), (group) => [group, countQuery(group === 'city' ? inDepartment : state, group)]),
    places: named(
      placeGroups.filter((group) => state[group] !== undefined),
      (group) => [group, placeQuery(state, group)],
    ),
    loosened: elsewhere(loosenedCounts(inDepartment)),
    offered: elsewhere(offeredCounts(inDepartment)),
    switches: byKey(sizedRows, ({ key }) => totalQuery({ ...state, [key]: true })),
  };
}

function named<Each>(all: readonly Each[], query: (each: Each) => readonly [string, PlantQuery]) {
  return Object.fromEntries(all.map(query));
}

/** How many projects, or types, a state leads to. */
export function totalQuery(state: SearchState): PlantQuery {
  return { ...base(state), filters: filtersOf(state), hitsPerPage: 0, analytics: false };
}

/** The counts of one filter's values under all the others. */
export function countQuery(state: SearchState, group: FacetKey): PlantQuery {
  return {
    ...base(state),
    filters: filtersOf(state, group),
    hitsPerPage: 0,
    facets: facetsOf([group]),
    maxValuesPerFacet: manyValues,
    analytics: false,
  };
}

/** One plant in a place of the state, whatever else is chosen. */
export function placeQuery(state: SearchState, group: PlaceGroup): PlantQuery {
  const { family, country, city } = state;
  const inCountry = { country: family === 'abroad' ? country : undefined };
  const around = group === 'department' ? {} : { ...inCountry, city };
  return placeLookup([...landConditions(family), ...conditionsOf({ ...around, [group]: state[group] })]);
}

/** One plant under some conditions, of which only the place is wanted. */
export function placeLookup(conditions: readonly Condition[]): PlantQuery {
  return {
    indexName: plantsIndex,
    filters: engineFilter(conditions),
    hitsPerPage: 1,
    attributesToRetrieve: ['project.localization'],
    analytics: false,
  };
}

/**
 * The filters with a query of their own: the chosen ones, and the wider places that a chosen place lies in. What
 * is all wanted at once, as criteria are, needs none: the plain counts already say what one more would leave.
 */
function countedGroups(state: SearchState): FacetKey[] {
  const { family, city, department } = state;
  const outer: FacetKey = family === 'abroad' ? 'country' : 'department';
  const implied: FacetKey[] = [
    ...(city === undefined ? [] : [outer]),
    ...(family === 'abroad' || (city ?? department) === undefined ? [] : (['region'] as const)),
  ];
  const chosen = chosenFilters(state).filter(isCounted);
  return [...new Set([...chosen.filter((group) => !joinedRows.has(group)), ...implied])];
}

const joinedRows: ReadonlySet<string> = new Set(
  facetRows.flatMap((row) => (row.kind === 'many' && row.match !== 'any' ? [row.key] : [])),
);

/** Where the values of some filters are counted, and what numbers reach. */
function facetsOf(groups: readonly FacetKey[]): string[] {
  const isMeasured = facetRows.some(({ key, kind }) => kind === 'count' && groups.includes(key));
  return [...groups.map((group) => countedBy[group]), ...(isMeasured ? [facets.reached] : [])];
}

function hitsQuery(state: SearchState): PlantQuery {
  return {
    ...base(state),
    ...rankedBy(state),
    filters: filtersOf(state),
    page: state.page - 1,
    hitsPerPage: pageSize,
    facets: facetsOf(facetRows.map(({ key }) => key)),
    maxValuesPerFacet: manyValues,
    attributesToRetrieve: cardAttributes,
  };
}

/** Types of a project that are looked at: few have more. */
const mostTypes = 12;

function fittingQuery(state: SearchState): PlantQuery {
  return {
    ...base(state),
    ...rankedBy(state),
    filters: filtersOf(state),
    distinct: mostTypes,
    page: state.page - 1,
    hitsPerPage: pageSize,
    attributesToRetrieve: ['id'],
    analytics: false,
  };
}

/** Where a listing is searched, without its filters. */
function base(state: SearchState): Pick<PlantQuery, 'indexName' | keyof MapLimits | keyof typeof byProject> {
  return { indexName: indexOf(state.order), ...mapLimits(state), ...unitOf(state) };
}

/** The words that nobody understood say which homes come first; an order that the visitor chose stays as it is. */
function rankedBy({ text, order }: SearchState): RankingWords {
  return order === 'relevance' ? rankingWords(text) : {};
}

function isCounted(group: FilterKey): group is FacetKey {
  return facetRows.some(({ key }) => key === group);
}
