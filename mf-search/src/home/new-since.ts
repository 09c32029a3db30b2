import { allOf, inRange } from '@umbral/domain/filters/engine-clause.ts';
import { numericAttributes } from '@umbral/domain/homes/record-attributes.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { filtersOf } from '../model/listing-filter.ts';
import { totalQuery } from '../model/listing-plan.ts';
import type { PlantQuery } from '../model/plant-query.ts';

/** How many homes of a listing came after a moment, milliseconds since the epoch. */
export function newSinceQuery(state: SearchState, since: number): PlantQuery {
  const later = inRange(numericAttributes.createdAt, { min: Math.floor(since / 1000) + 1 });
  return { ...totalQuery(state), filters: allOf([filtersOf(state), ...later]) };
}
