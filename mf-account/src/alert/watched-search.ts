import { filtersOfSearch } from '@umbral/domain/filters/filter-wire.ts';
import type { WatchedFilters } from '@umbral/domain/filters/wire-filters.ts';
import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { fromHref, toHref } from '@umbral/domain/routes/search-url.ts';

/** What an alert watches, and the listing that shows it. */
export interface WatchedSearch {
  readonly filters: WatchedFilters;
  /** As its listing writes it, from the first page on. */
  readonly path: string;
  /** Words that only say which homes stand first there. */
  readonly ranking?: string;
}

/** The search that an address of the portal stands for; every new home where it is no listing's. */
export function watchedSearch(path: string): WatchedSearch {
  const search = { ...(fromHref(path) ?? emptySearch('housing')), page: 1 };
  return { filters: filtersOfSearch(search), path: toHref(search), ranking: search.text };
}
