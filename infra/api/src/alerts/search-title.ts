import { searchTitle as titleOf } from 'shared-contracts/domain/filter-labels.ts';
import type { PlantRecord } from 'shared-contracts/domain/plant-record.ts';
import type { WatchedFilters } from 'shared-contracts/domain/watched-filters.ts';

/** A search in words, for alerts without a name of their own. One of its homes tells the names of the places. */
export function searchTitle(filters: WatchedFilters, { project }: PlantRecord): string {
  return titleOf(filters, project.localization);
}
