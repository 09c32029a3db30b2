import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';
import type { Offers } from '../model/offers.ts';
import { marksBeside, withMarks } from '../model/sentence-aside.ts';
import { listingHref } from '../view-model/listing-href.ts';
import { knownPlaces } from './known-places.ts';
import { settleText } from './sentence-chips.ts';
import { marksOf } from './sentence-marks.ts';

/** The address of what a listing's text says; nothing where its words only rank, as those of such an address do. */
export async function sentenceAddress(state: SearchState, offers: Offers): Promise<string | undefined> {
  const { read } = await knownPlaces(offers.places, Date.now());
  const settled = settleText(state, read);
  if (toHref(settled) === toHref(state)) return undefined;
  return withMarks(listingHref({ ...settled, page: 1 }), marksBeside(settled, marksOf(read(state.text ?? ''))));
}
