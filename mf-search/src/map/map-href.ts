import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import { toQuery } from '@umbral/domain/routes/search-query.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { routes } from '@umbral/domain/routes/table.ts';

/** The page of the map for a search: all of it stands in the query, with the keys of the listings. */
export function mapHref(state: SearchState): string {
  // A family whose path holds nothing gives every filter as a query key.
  const query = toQuery({ ...state, family: 'lots', page: 1 });
  query.delete(queryKeys.view);
  query.delete(queryKeys.order);
  const text = query.toString();
  return text === '' ? routes.projectsMap.href() : `${routes.projectsMap.href()}?${text}`;
}
