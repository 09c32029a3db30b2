import { fromPath, toPath } from './search-path.ts';
import { fromQuery, toQuery } from './search-query.ts';
import { emptySearch, type SearchState } from './search-state.ts';

/** The address of a listing: path with its query. */
export function toHref(state: SearchState): string {
  const query = toQuery(state).toString();
  return query === '' ? toPath(state) : `${toPath(state)}?${query}`;
}

/** The listing of an address, or nothing where the path is no listing's. Never fails: what cannot be read is left out. */
export function fromUrl(url: {
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
}): SearchState | undefined {
  const path = fromPath(url.pathname);
  return path && { ...emptySearch(path.family), ...fromQuery(url.searchParams), ...path };
}

/** The listing of a link within the portal, or nothing where it is none. */
export function fromHref(href: string): SearchState | undefined {
  return URL.canParse(href, anyOrigin) ? fromUrl(new URL(href, anyOrigin)) : undefined;
}

/** Completes a link; what it says of a listing is the same on every host. */
const anyOrigin = 'https://portal.invalid';

/** The same listing with some choices changed; every change goes back to page 1 [B028]. */
export function refine(state: SearchState, change: Partial<SearchState>): SearchState {
  return { ...state, page: 1, ...change };
}
