import type { SearchState } from 'shared-contracts/routes/search-state.ts';
import type { PlantAnswer, PlantQuery } from '../model/plant-query.ts';
import { knownPlaces } from './known-places.ts';
import { settleText } from './sentence-chips.ts';

/** A search whose text is read with the places of the index. */
export async function settleSentence(
  search: SearchState,
  ask: (queries: readonly PlantQuery[]) => Promise<readonly PlantAnswer[]>,
): Promise<SearchState> {
  const { read } = await knownPlaces(ask, Date.now());
  return settleText(search, read);
}
