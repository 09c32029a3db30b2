import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import type { SearchState, SearchView } from '@umbral/domain/routes/search-state.ts';
import { fromHref } from '@umbral/domain/routes/search-url.ts';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { listingHref } from '../view-model/listing-href.ts';

/** Layouts that are kept; the map is a place to go to, not a way to start. */
const likeable: readonly SearchView[] = ['cards', 'compact', 'table'];

/** Keeps a chosen layout on the device. */
export function rememberView(view: SearchView): void {
  if (!likeable.includes(view)) return;
  try {
    localStorage.setItem(localKeys.resultsView, view);
  } catch {
    // Without storage every search starts with cards.
  }
}

/**
 * Where a search leads that comes from outside the listings and names no layout: the address says the one that the
 * visitor likes before anything is drawn. A document, a reload and a way back show what their address says.
 */
export function likedHref(state: SearchState, url: URL): string | undefined {
  if (typeof window === 'undefined' || url.searchParams.has(queryKeys.view)) return undefined;
  const view = storedView();
  if (!view || view === state.view) return undefined;
  const here = `${location.pathname}${location.search}`;
  const isOnItsWay = `${url.pathname}${url.search}` !== here;
  const isFromListing = fromHref(here) !== undefined;
  return isOnItsWay && !isFromListing ? listingHref({ ...state, view }) : undefined;
}

function storedView(): SearchView | undefined {
  try {
    const stored = localStorage.getItem(localKeys.resultsView);
    return likeable.find((view) => view === stored);
  } catch {
    return undefined;
  }
}
