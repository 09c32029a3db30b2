import { localKeys } from 'shared-contracts/domain/storage-keys.ts';
import { filtersOfSearch } from 'shared-contracts/routes/search-filters.ts';
import { fromHref } from 'shared-contracts/routes/search-url.ts';

/** Keeps the filters of a listing on the device, in the words of the wire; a browser that refuses keeps none. */
export function storeFilters(href: string): void {
  const state = fromHref(href);
  if (!state) return;
  try {
    localStorage.setItem(localKeys.filters, JSON.stringify(filtersOfSearch(state)));
  } catch {
    // Full or switched off: filters live in the address anyway.
  }
}
