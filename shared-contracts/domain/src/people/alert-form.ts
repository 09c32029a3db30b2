import type { WatchedFilters } from '../filters/wire-filters.ts';

/** Page below the API's base where browsers without script save an alert. */
export const alertFormPath = '/alertas/nueva';

/**
 * Address of that page for a search; `back` is the listing that it was opened from, and says where a reach is: the filters
 * do not tell it once more, which would be kilobytes.
 */
export function alertFormHref(filters: WatchedFilters, back: string): string {
  const told = filters.reach ? { ...filters, reach: { ...filters.reach, rings: undefined } } : filters;
  return `/api${alertFormPath}?${new URLSearchParams({ filtros: JSON.stringify(told), volver: back })}`;
}
