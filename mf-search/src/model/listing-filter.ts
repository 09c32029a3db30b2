import { engineFilter } from '@umbral/domain/filters/engine-filter.ts';
import type { FilterKey } from '@umbral/domain/filters/filter-table.ts';
import { listingConditions } from '@umbral/domain/filters/listing-conditions.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';

/** The index's `filters` for a listing; `without` leaves one filter out, and the places inside it. */
export function filtersOf(state: SearchState, without?: FilterKey): string {
  return engineFilter(listingConditions(state, without));
}
