import { filtersOfSearch } from '@umbral/domain/filters/filter-wire.ts';
import { fromHref } from '@umbral/domain/routes/search-url.ts';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';

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
