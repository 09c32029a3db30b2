import type { Reach } from '@umbral/domain/travel/reach.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { readOwnPlaces } from '@umbral/kit/own-places/own-places.ts';
import type { OwnWish } from '../sentence/sentence-reading.ts';

/** Words for one place: whoever keeps "Mi trabajo" also says "mi oficina". */
const sameAs: Readonly<Record<string, string>> = { oficina: 'trabajo', empresa: 'trabajo' };

/** The reach around a place that this device keeps under such a name; nothing where it keeps none. */
export function ownReach({ name, minutes, mode }: OwnWish): Reach | undefined {
  const wanted = wordsOf(name);
  const place = readOwnPlaces().find((one) => wanted.every((word) => wordsOf(one.name).includes(word)));
  return place && { lat: place.lat, lng: place.lng, minutes, mode };
}

function wordsOf(name: string): string[] {
  return slugify(name)
    .split('-')
    .filter((word) => word.length > 3)
    .map((word) => sameAs[word] ?? word);
}
