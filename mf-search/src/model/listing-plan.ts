import { pageSize } from 'shared-contracts/domain/parameters/limits.ts';
import { facets, orderIndexes, plantsIndex } from 'shared-contracts/domain/search-index.ts';
import type { SearchState } from 'shared-contracts/routes/search-state.ts';
import { countryRule } from './family-rule.ts';
import { allOf, hasValue } from './filter-clause.ts';
import { type MapLimits, mapLimits } from './map-limits.ts';
import { loosenedCounts, offeredCounts } from './option-plan.ts';
import { cardAttributes } from './plant-hit.ts';
import type { PlantQuery } from './plant-query.ts';
import { chosenGroups, type FilterGroup, filtersOf } from './search-filters.ts';

/** Attribute whose values are counted for each filter that shows counts. */
export const countedAttributes = {
  country: facets.country,
  region: facets.region,
  department: facets.department,
  city: facets.city,
  zone: facets.zone,
  neighbourhood: facets.neighbourhood,
  category: facets.category,
  type: facets.type,
  rooms: facets.rooms,
  baths: facets.baths,
  parking: facets.parking,
  strata: facets.stratum,
  statuses: facets.status,
  criteria: facets.criteria,
  has360: facets.has360,
  holiday: facets.holiday,
  belongsTv: facets.belongsTv,
  inStock: facets.stock,
  fair: facets.fair,
} as const satisfies Partial<Record<FilterGroup, string>>;
export type CountedGroup = keyof typeof countedAttributes;

/** Places that a listing may name, from the widest to the narrowest. */
export const placeGroups = ['department', 'city', 'zone', 'neighbourhood'] as const;
export type PlaceGroup = (typeof placeGroups)[number];

/** The queries of one listing and what each of them is for; they travel as one request. */
export interface ListingPlan {
  readonly queries: readonly PlantQuery[];
  /** Filters whose other values are counted by a query of their own, in the order of the queries after the first. */
  readonly counted: readonly CountedGroup[];
  /** Places looked up by name, after those. */
  readonly places: readonly PlaceGroup[];
  /** Filters counted once more as if what depends on them were not chosen, after those. */
  readonly loosened: readonly CountedGroup[];
  /** Places counted once more under nothing but wider places and the category, last: what may be offered at all. */
  readonly offered: readonly CountedGroup[];
  /** Where the homes with a balcony are counted, which are no values of an attribute. */
  readonly balcony: number;
}

const manyValues = 500;

/**
 * The plan of a listing: its hits with the counts of every filter; the counts of each chosen filter as if it were not
 * chosen; and one plant of each named place, which tells the place's name or that it does not exist [B005]. Cities are
 * counted in the department, where it is known from an earlier listing of the chosen city.
 */
export function planListing(state: SearchState, department?: string): ListingPlan {
  const counted = countedGroups(state);
  const places = placeGroups.filter((group) => state[group] !== undefined);
  const inDepartment = department === undefined ? state : { department, ...state };
  const knowsCities = state.city === undefined || inDepartment.department !== undefined || state.family === 'abroad';
  const hasCities = ({ group }: { readonly group: CountedGroup }) => group !== 'city' || knowsCities;
  const loosened = loosenedCounts(inDepartment).filter(hasCities);
  const offered = offeredCounts(inDepartment).filter(hasCities);
  const queries = [
    hitsQuery(state),
    ...counted.map((group) => countQuery(group === 'city' ? inDepartment : state, group)),
    ...places.map((group) => placeQuery(state, group)),
    ...[...loosened, ...offered].map(({ state: other, group }) => countQuery(other, group)),
    totalQuery({ ...state, hasBalcony: true }),
  ];
  return {
    queries,
    counted,
    places,
    loosened: loosened.map(({ group }) => group),
    offered: offered.map(({ group }) => group),
    balcony: queries.length - 1,
  };
}

/** How many plants a state leads to. */
export function totalQuery(state: SearchState): PlantQuery {
  return { ...base(state), filters: filtersOf(state), hitsPerPage: 0, analytics: false };
}

/** The counts of one filter's values under all the others. */
export function countQuery(state: SearchState, group: CountedGroup): PlantQuery {
  return {
    ...base(state),
    filters: filtersOf(state, group),
    hitsPerPage: 0,
    facets: [countedAttributes[group]],
    maxValuesPerFacet: manyValues,
    analytics: false,
  };
}

/** One plant in a place of the state, whatever else is chosen. */
export function placeQuery(state: SearchState, group: PlaceGroup): PlantQuery {
  const conditions = [
    countryRule(state.family),
    ...(state.family === 'abroad' && state.country ? [hasValue(facets.country, state.country)] : []),
    ...(state.city === undefined ? [] : [hasValue(facets.citySlug, state.city)]),
    ...(group === 'zone' && state.zone ? [hasValue(facets.zoneSlug, state.zone)] : []),
    ...(group === 'neighbourhood' && state.neighbourhood
      ? [hasValue(facets.neighbourhoodSlug, state.neighbourhood)]
      : []),
  ];
  const ofDepartment = [countryRule(state.family), hasValue(facets.departmentSlug, state.department ?? '')];
  return placeLookup(group === 'department' ? ofDepartment : conditions);
}

/** One plant under some conditions, of which only the place is wanted. */
export function placeLookup(conditions: readonly string[]): PlantQuery {
  return {
    indexName: plantsIndex,
    filters: allOf(conditions),
    hitsPerPage: 1,
    attributesToRetrieve: ['project.localization'],
    analytics: false,
  };
}

/**
 * The filters with a query of their own: the chosen ones, and the wider places that a chosen place lies in. Criteria are
 * all wanted at once: the plain counts already say what one more would leave.
 */
function countedGroups(state: SearchState): CountedGroup[] {
  const { family, city, department } = state;
  const outer: CountedGroup = family === 'abroad' ? 'country' : 'department';
  const implied: CountedGroup[] = [
    ...(city === undefined ? [] : [outer]),
    ...(family === 'abroad' || (city ?? department) === undefined ? [] : (['region'] as const)),
  ];
  const chosen = chosenGroups(state).filter(isCounted);
  return [...new Set([...chosen.filter((group) => group !== 'criteria'), ...implied])];
}

function hitsQuery(state: SearchState): PlantQuery {
  return {
    ...base(state),
    filters: filtersOf(state),
    page: state.page - 1,
    hitsPerPage: pageSize,
    facets: Object.values(countedAttributes),
    maxValuesPerFacet: manyValues,
    attributesToRetrieve: cardAttributes,
  };
}

/** Where and by which words a listing is searched, without its filters. */
function base(state: SearchState): Pick<PlantQuery, 'indexName' | 'query' | keyof MapLimits> {
  const { order, text } = state;
  return {
    indexName: order === 'distance' ? plantsIndex : orderIndexes[order],
    ...(text === undefined ? {} : { query: text }),
    ...mapLimits(state),
  };
}

function isCounted(group: FilterGroup): group is CountedGroup {
  return group in countedAttributes;
}
