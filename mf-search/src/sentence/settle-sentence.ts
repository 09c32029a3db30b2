import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import type { Ask } from '../model/plant-query.ts';
import { knownPlaces } from './known-places.ts';
import { settleText } from './sentence-chips.ts';

/** What a text asks for; `isNear` where it wants homes around the visitor, whom only the device can find. */
export interface SettledSentence {
  readonly state: SearchState;
  readonly isNear: boolean;
}

/** A search whose text is read with the places of the index. */
export async function settleSentence(search: SearchState, ask: Ask): Promise<SettledSentence> {
  const { read } = await knownPlaces(ask, Date.now());
  return { state: settleText(search, read), isNear: read(search.text ?? '').wishes.near === true };
}
