import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import type { Offers } from '../model/offers.ts';
import { knownPlaces } from './known-places.ts';
import { settleText } from './sentence-chips.ts';
import { marksOf } from './sentence-marks.ts';

/** What a text asks for; `isNear` where it wants homes around the visitor, whom only the device can find. */
export interface SettledSentence {
  readonly state: SearchState;
  readonly isNear: boolean;
  /** What its address tells besides (`sentence-marks.ts`). */
  readonly marks: readonly string[];
}

/** A search whose text is read with the places of the index. */
export async function settleSentence(search: SearchState, offers: Offers): Promise<SettledSentence> {
  const { read } = await knownPlaces(offers.places, Date.now());
  const reading = read(search.text ?? '');
  return { state: settleText(search, read), isNear: reading.wishes.near === true, marks: marksOf(reading) };
}
