import type { WatchedFilters } from 'shared-contracts/domain/watched-filters.ts';
import { filtersOfSearch } from 'shared-contracts/routes/search-filters.ts';
import { emptySearch } from 'shared-contracts/routes/search-state.ts';
import { fromUrl } from 'shared-contracts/routes/search-url.ts';

/** The search that an address of the portal stands for; every new home where it is no listing's. */
export function watchedSearch(path: string, origin: string): WatchedFilters {
  const state = URL.canParse(path, origin) ? fromUrl(new URL(path, origin)) : undefined;
  return filtersOfSearch(state ?? emptySearch('housing'));
}
