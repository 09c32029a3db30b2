import { type SearchState, type SearchView, searchViews } from '@umbral/domain/routes/search-state.ts';
import { listingHref } from './listing-href.ts';

export interface ViewLink {
  readonly view: SearchView;
  readonly href: string;
}

/** The same page of the same listing, laid out in each way. */
export function listingViews(state: SearchState): ViewLink[] {
  return searchViews.map((view) => ({ view, href: listingHref({ ...state, view }) }));
}
