import { watchedFilters } from '@umbral/domain/filters/filter-state.ts';
import type { WatchedFilters } from '@umbral/domain/filters/wire-filters.ts';

function isChosen(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === '') return false;
  if (Array.isArray(value)) return value.some((one) => one !== null);
  if (typeof value === 'object') return Object.values(value).some((one) => one !== null);
  return true;
}

/**
 * Filters as an alert keeps them: only what is chosen, so that the same search is the same alert. The order of a
 * listing narrows nothing and is left out.
 */
export function chosenFilters({ orderBy: _order, ...filters }: WatchedFilters): WatchedFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => isChosen(value)));
}

/** Filters as they were stored; those that this version cannot read any more name nothing. */
export function readFilters(stored: unknown): WatchedFilters {
  return watchedFilters.catch({}).parse(stored);
}
