import { facets, numericAttributes } from 'shared-contracts/domain/search-index.ts';
import type { RoomCount, SearchState } from 'shared-contracts/routes/search-state.ts';
import { familyRule } from './family-rule.ts';
import { allOf, anyOf, hasValue, inRange } from './filter-clause.ts';
import { monthlyConditions } from './monthly-conditions.ts';

/** A filter of the panel; each may be left out to count what its other values would give. */
export const filterGroups = [
  'country',
  'region',
  'department',
  'city',
  'zone',
  'neighbourhood',
  'category',
  'type',
  'price',
  'area',
  'rooms',
  'baths',
  'parking',
  'strata',
  'statuses',
  'criteria',
  'has360',
  'holiday',
  'hasBalcony',
  'belongsTv',
  'inStock',
  'fair',
  'monthly',
] as const;
export type FilterGroup = (typeof filterGroups)[number];

/** Places inside a place: they say nothing any more once it changes. */
const narrower: Partial<Record<FilterGroup, readonly FilterGroup[]>> = {
  country: ['department', 'city', 'zone', 'neighbourhood'],
  region: ['department', 'city', 'zone', 'neighbourhood'],
  department: ['city', 'zone', 'neighbourhood'],
  city: ['zone', 'neighbourhood'],
  zone: ['neighbourhood'],
};

/** The conditions of each filter that is chosen; none for the others. Months to a delivery count from `now` [B043]. */
export function conditionsOf(state: SearchState, now = Date.now()): Record<FilterGroup, readonly string[]> {
  return {
    country: state.family === 'abroad' ? one(facets.country, state.country) : [],
    region: one(facets.region, state.region),
    department: one(facets.departmentSlug, state.department),
    city: one(facets.citySlug, state.city),
    zone: one(facets.zoneSlug, state.zone),
    neighbourhood: one(facets.neighbourhoodSlug, state.neighbourhood),
    category: one(facets.category, state.category),
    type: one(facets.type, typeof state.type === 'string' ? state.type : undefined),
    price: inRange(numericAttributes.price, state.price),
    area: inRange(numericAttributes.area, state.area),
    rooms: count(numericAttributes.rooms, state.rooms),
    baths: count(numericAttributes.baths, state.baths),
    parking: count(numericAttributes.parking, state.parking),
    strata: anyOf(state.strata.map((stratum) => `${numericAttributes.stratum} = ${stratum}`)),
    statuses: anyOf(state.statuses.map((status) => hasValue(facets.status, status))),
    criteria: state.criteria.map((criterion) => hasValue(facets.criteria, criterion)),
    has360: state.has360 ? [hasValue(facets.has360, 'true')] : [],
    holiday: state.holiday ? [hasValue(facets.holiday, 'true')] : [],
    hasBalcony: state.hasBalcony ? [`${numericAttributes.balconyArea} > 0`] : [],
    belongsTv: state.belongsTv ? [hasValue(facets.belongsTv, 'true')] : [],
    inStock: state.inStock ? [hasValue(facets.stock, 'true')] : [],
    fair: one(facets.fair, state.fair),
    monthly: monthlyConditions(state, now),
  };
}

/** The index's `filters` for a listing; `without` leaves one filter out, and the places inside it. */
export function filtersOf(state: SearchState, without?: FilterGroup, now?: number): string {
  const left = without ? new Set<FilterGroup>([without, ...(narrower[without] ?? [])]) : new Set<FilterGroup>();
  // Payments are reckoned within the price only where it counts.
  const conditions = conditionsOf(without === 'price' ? { ...state, price: {} } : state, now);
  const chosen = filterGroups.filter((group) => !left.has(group)).flatMap((group) => conditions[group]);
  return allOf([...familyRule(state.family), ...chosen]);
}

/** The filters that a listing has chosen. */
export function chosenGroups(state: SearchState): FilterGroup[] {
  const conditions = conditionsOf(state);
  return filterGroups.filter((group) => conditions[group].length > 0);
}

function one(attribute: string, value: string | undefined): string[] {
  return value === undefined ? [] : [hasValue(attribute, value)];
}

function count(attribute: string, value: RoomCount | undefined): string[] {
  return value ? [`${attribute} ${value.orMore ? '>=' : '='} ${value.value}`] : [];
}
