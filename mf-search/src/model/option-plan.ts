import { filterTable } from '@umbral/domain/filters/filter-table.ts';
import { chosenFilters } from '@umbral/domain/filters/listing-conditions.ts';
import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import type { FacetKey } from './facet-rows.ts';

/** A filter whose values are counted in a state that is not quite the listing's. */
export interface CountedElsewhere {
  readonly group: FacetKey;
  readonly state: SearchState;
}

const noKinds = { type: undefined, statuses: [] } as const;
const noPlaces = { department: undefined, city: undefined, zone: undefined, neighbourhood: undefined } as const;

/** What a change of each filter may clear [B023-B026]; places inside a place are left out of its counts anyway. */
const dependents = {
  category: { ...noPlaces, ...noKinds },
  country: noKinds,
  region: noKinds,
  department: noKinds,
  city: noKinds,
  zone: noKinds,
  type: { statuses: [] },
} as const satisfies Partial<Record<FacetKey, Partial<SearchState>>>;

/**
 * The filters whose dependents are chosen, without these: a value that leads to nothing beside them may still be chosen,
 * as they are cleared then.
 */
export function loosenedCounts(state: SearchState): CountedElsewhere[] {
  const chosen = new Set<string>(chosenFilters(state));
  const groups = Object.keys(dependents) as (keyof typeof dependents)[];
  return groups
    .filter((group) => Object.keys(dependents[group]).some((dependent) => chosen.has(dependent)))
    .map((group) => ({ group, state: { ...state, ...dependents[group] } }));
}

/** The places on offer whatever is chosen besides: those that lead to nothing stay in sight. */
export function offeredCounts(state: SearchState): CountedElsewhere[] {
  const { family, category, country, region, department, city, zone } = state;
  const chosen = chosenFilters(state);
  // What is drawn on the map counts what lies in it.
  const isNarrowed = filterTable.some(
    ({ key, section }) => section !== 'place' && section !== 'map' && key !== 'category' && chosen.includes(key),
  );
  if (!isNarrowed) return [];
  const wider = { ...emptySearch(family), category, country, region, department, city, zone };
  const levels: readonly FacetKey[] = [
    ...(family === 'abroad' ? [] : (['department'] as const)),
    ...(department || family === 'abroad' ? (['city'] as const) : []),
    ...(city ? (['zone'] as const) : []),
  ];
  return levels.map((group) => ({ group, state: wider }));
}
