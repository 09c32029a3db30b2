import { searchTitle as titleOf } from '@umbral/domain/filters/filter-labels.ts';
import type { WatchedFilters } from '@umbral/domain/filters/wire-filters.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import type { Backend } from '../../engine/backend.ts';
import { placesOf } from './place-queries.ts';

/** A search in words, for alerts without a name of their own. One of its homes tells the names of the places. */
export function searchTitle(filters: WatchedFilters, { project }: PlantRecord): string {
  return titleOf(filters, project.localization);
}

const levels = ['department', 'city', 'zone', 'neighborhood'] as const;

/**
 * A search in words of the portal alone: anybody may have typed the address that reads them. Searched words and a place
 * that nobody knows are free text.
 */
export async function knownTitle(backend: Backend, filters: WatchedFilters): Promise<string> {
  const names = await placesOf(backend, filters);
  const unknown = levels.filter((level) => names[level] === null).map((level) => [level, undefined]);
  return titleOf({ ...filters, text: undefined, ...Object.fromEntries(unknown) }, names);
}
