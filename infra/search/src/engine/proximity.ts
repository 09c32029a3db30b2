import type { QueryText } from './query-text.ts';
import type { Segment } from './segment.ts';
import { PLACE_ATTRIBUTE_SHIFT, PLACE_POSITION } from './segment-data.ts';
import type { PlaceRanks, WordPostings } from './text-match.ts';

/** Words farther apart than this, or in different attributes, are equally far. */
export const FARTHEST = 8;

/** The places of one query word in the matched records: those of record slot i are `places[start[i] .. start[i + 1]]`. */
interface WordPlaces {
  start: Uint32Array;
  places: Uint32Array;
}

/** Distance of two places of neighbouring query words; the wrong order costs one more. */
export function placeDistance(before: number, after: number): number {
  if (before >>> PLACE_ATTRIBUTE_SHIFT !== after >>> PLACE_ATTRIBUTE_SHIFT) return FARTHEST;
  const steps = (after & PLACE_POSITION) - (before & PLACE_POSITION);
  if (steps === 0) return (after & PLACE_POSITION) === PLACE_POSITION ? FARTHEST : 1;
  return Math.min(FARTHEST, steps > 0 ? steps : 1 - steps);
}

/** Best distances between neighbouring query words for some matched records of a segment. */
export class Proximity {
  readonly #words: WordPlaces[];

  constructor(segment: Segment, match: { postings: WordPostings[]; ranks: PlaceRanks }, count: number) {
    const { ids, slot, mark } = segment.scratch;
    const stamp = segment.nextStamps(1);
    for (let i = 0; i < count; i++) {
      const doc = ids[i] ?? 0;
      slot[doc] = i;
      mark[doc] = stamp;
    }
    this.#words = match.postings.map((postings) => gather(segment, { postings, ranks: match.ranks, stamp, count }));
  }

  /** Sum over neighbouring matched words of their best distance, at least `least` each. */
  distance(slot: number, least: number): number {
    let sum = 0;
    let before: Uint32Array | null = null;
    for (const { start, places } of this.#words) {
      const here: Uint32Array = places.subarray(start[slot] ?? 0, start[slot + 1] ?? 0);
      if (here.length === 0) continue;
      if (before !== null) sum += Math.max(least, nearest(before, here));
      before = here;
    }
    return sum;
  }

  /** Whether the words of each phrase stand together in a record. */
  hasPhrases(slot: number, phrases: QueryText['phrases']): boolean {
    return phrases.every(([from, to]) =>
      this.#placesOf(slot, from).some((place) => this.#follows(slot, [from + 1, to], place)),
    );
  }

  #follows(slot: number, [from, to]: [number, number], place: number): boolean {
    if (from > to) return true;
    return this.#placesOf(slot, from).some(
      (next) => placeDistance(place, next) === 1 && next > place && this.#follows(slot, [from + 1, to], next),
    );
  }

  #placesOf(slot: number, word: number): number[] {
    const found = this.#words[word];
    return found === undefined ? [] : [...found.places.subarray(found.start[slot] ?? 0, found.start[slot + 1] ?? 0)];
  }
}

function nearest(before: Uint32Array, after: Uint32Array): number {
  let best = FARTHEST;
  for (let i = 0; i < before.length; i++) {
    for (let j = 0; j < after.length; j++) {
      const distance = placeDistance(before[i] ?? 0, after[j] ?? 0);
      if (distance < best) best = distance;
      if (best === 1) return 1;
    }
  }
  return best;
}

function gather(
  segment: Segment,
  { postings, ranks, stamp, count }: { postings: WordPostings; ranks: PlaceRanks; stamp: number; count: number },
): WordPlaces {
  const { slot, mark } = segment.scratch;
  const start = new Uint32Array(count + 1);
  const each = (visit: (slot: number, place: number) => void) => {
    for (const { docs, places, start: from, end, typos } of postings.sources) {
      for (let at = from; at < end; at++) {
        const doc = docs[at] ?? 0;
        if (mark[doc] !== stamp) continue;
        const place = places[at] ?? 0;
        const attribute = place >>> PLACE_ATTRIBUTE_SHIFT;
        if ((ranks.base[attribute] ?? -1) < 0 || (typos > 0 && ranks.allowsTypos[attribute] === 0)) continue;
        visit(slot[doc] ?? 0, place);
      }
    }
  };
  each((at) => {
    start[at + 1] = (start[at + 1] ?? 0) + 1;
  });
  for (let i = 0; i < count; i++) start[i + 1] = (start[i + 1] ?? 0) + (start[i] ?? 0);
  const next = start.slice();
  const places = new Uint32Array(start[count] ?? 0);
  each((at, place) => {
    const free = next[at] ?? 0;
    next[at] = free + 1;
    places[free] = place;
  });
  return { start, places };
}
