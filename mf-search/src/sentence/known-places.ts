import type { Offers } from '../model/offers.ts';
import type { Place } from './places.ts';
import { type ReadSentence, sentenceReader } from './read-sentence.ts';
import { builderNames, placesOf, placesQuery } from './sentence-places.ts';

/** The places with homes and the reader that knows them. */
export interface KnownPlaces {
  readonly places: readonly Place[];
  readonly read: ReadSentence;
}

/** How long what is known holds, milliseconds: a new zone is read some minutes later. */
const freshMs = 10 * 60_000;
let known: KnownPlaces | undefined;
let knownUntil = 0;

/** The places, asked for once in a while; each process and each tab keeps them. */
export async function knownPlaces(ask: Offers['places'], now: number): Promise<KnownPlaces> {
  if (known && now < knownUntil) return known;
  const answer = await ask(placesQuery);
  const places = placesOf(answer);
  const fresh = { places, read: sentenceReader(places, builderNames(answer)) };
  // An index that is being built has no places yet.
  if (places.length > 0) {
    known = fresh;
    knownUntil = now + freshMs;
  }
  return fresh;
}
