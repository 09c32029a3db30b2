import { searchTitle as titleOf } from 'shared-contracts/domain/filter-labels.ts';
import type { PlantRecord } from 'shared-contracts/domain/plant-record.ts';
import type { WatchedFilters } from 'shared-contracts/domain/watched-filters.ts';
import type { Backend } from '../backend.ts';
import { placesOf } from './place-queries.ts';

/** A search in words, for alerts without a name of their own. One of its homes tells the names of the places. */
export function searchTitle(filters: WatchedFilters, { project }: PlantRecord): string {
  return titleOf(filters, project.localization);
}

const levels = ['department', 'city', 'zone', 'neighborhood'] as const;

/**
 * A search in words of the portal alone: anybody may have typed the address that reads them, and a place that nobody
 * knows is free text too.
 */
export async function knownTitle(backend: Backend, filters: WatchedFilters): Promise<string> {
  const names = await placesOf(backend, filters);
  const unknown = levels.filter((level) => names[level] === null).map((level) => [level, undefined]);
  return titleOf({ ...filters, ...Object.fromEntries(unknown) }, names);
}
