import { numericAttributes } from 'shared-contracts/domain/search-index.ts';
import type { SearchState } from 'shared-contracts/routes/search-state.ts';
import { allOf, inRange } from '../model/filter-clause.ts';
import { totalQuery } from '../model/listing-plan.ts';
import type { PlantQuery } from '../model/plant-query.ts';
import { filtersOf } from '../model/search-filters.ts';

/** How many homes of a listing came after a moment, milliseconds since the epoch. */
export function newSinceQuery(state: SearchState, since: number): PlantQuery {
  const later = inRange(numericAttributes.createdAt, { min: Math.floor(since / 1000) + 1 });
  return { ...totalQuery(state), filters: allOf([filtersOf(state), ...later]) };
}
