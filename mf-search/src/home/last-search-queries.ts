import { filtersOfSearch } from '@umbral/domain/filters/filter-wire.ts';
import { alertFormHref } from '@umbral/domain/people/alert-form.ts';
import { fromHref } from '@umbral/domain/routes/search-url.ts';
import type { SearchAccess } from '@umbral/protocol/remote/render-contract.ts';
import { queryPlants } from '../queries/plants-queries.ts';
import { type PastSearch, readPastSearches } from '../search-box/past-searches.ts';
import { newSinceQuery } from './new-since.ts';

/** The last search of this device, and how many homes are new since, once that is known. */
export interface LastSearchFacts extends PastSearch {
  readonly alertHref: string;
  readonly fresh?: number;
}

/** Tells the last search at once, and again with what is new since: homes that it would find and that were not there. */
export async function followLastSearch(
  search: SearchAccess,
  signal: AbortSignal,
  tell: (facts: LastSearchFacts) => void,
): Promise<void> {
  const [past] = readPastSearches();
  const state = past && fromHref(past.href);
  if (!past || !state || signal.aborted) return;
  const last = { ...past, alertHref: alertFormHref(filtersOfSearch(state), past.href) };
  tell(last);
  const answer = await queryPlants(search, newSinceQuery(state, past.at), signal);
  tell({ ...last, fresh: answer.nbHits });
}
