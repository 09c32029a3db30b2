import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';

/** The address of a listing. Two families have no page without a city: such a listing stands under housing. */
export function listingHref(state: SearchState): string {
  if (state.city !== undefined) return toHref(state);
  if (state.family === 'tour360') return toHref({ ...state, family: 'housing', has360: true });
  return toHref(state.family === 'tv' ? { ...state, family: 'housing' } : state);
}

/** The listing of a family in some place, with nothing else chosen. */
export function placeHref(
  state: SearchState,
  place: Partial<Pick<SearchState, 'country' | 'department' | 'city' | 'zone' | 'type'>>,
): string {
  return listingHref({ ...emptySearch(state.family), ...place });
}
