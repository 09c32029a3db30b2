import type { WatchedFilters } from '../filters/wire-filters.ts';

/** Page below the API's base where browsers without script save an alert. */
export const alertFormPath = '/alertas/nueva';

/** Address of that page for a search; `back` is the listing that it was opened from. */
export function alertFormHref(filters: WatchedFilters, back: string): string {
  return `/api${alertFormPath}?${new URLSearchParams({ filtros: JSON.stringify(filters), volver: back })}`;
}
