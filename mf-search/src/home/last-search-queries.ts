import type { SearchAccess } from 'shared-contracts/remote/render-contract.ts';
import { fromUrl } from 'shared-contracts/routes/search-url.ts';
import type { PastSearch } from '../autocomplete/past-searches.ts';
import { queryPlants } from '../plants-queries.ts';
import { newSinceQuery } from './new-since.ts';

/** How many homes a past search would find that were not there then; nothing where its address means no listing. */
export async function countNewSince(
  { href, at }: PastSearch,
  search: SearchAccess,
  signal: AbortSignal,
): Promise<number | undefined> {
  const state = fromUrl(new URL(href, 'https://portal.invalid'));
  if (!state) return undefined;
  const [answer] = await queryPlants(search, [newSinceQuery(state, at)], signal);
  return answer?.nbHits;
}
