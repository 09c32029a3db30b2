import type { PlaceRanks } from './place-ranks.ts';
import type { QueryText } from './query-text.ts';
import type { Segment } from './segment.ts';
import { PLACE_ATTRIBUTE_SHIFT, PLACE_POSITION } from './segment-data.ts';
import type { WordPostings } from './word-postings.ts';
import type { WordSource } from './word-sources.ts';

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
    let before: WordPlaces | null = null;
    for (const here of this.#words) {
      if (here.start[slot] === here.start[slot + 1]) continue;
      if (before !== null) sum += Math.max(least, nearest(before, here, slot));
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

function nearest(before: WordPlaces, after: WordPlaces, slot: number): number {
  const [endBefore, endAfter] = [before.start[slot + 1] ?? 0, after.start[slot + 1] ?? 0];
  let best = FARTHEST;
  for (let i = before.start[slot] ?? 0; i < endBefore; i++) {
    const from = before.places[i] ?? 0;
    for (let j = after.start[slot] ?? 0; j < endAfter; j++) {
      const distance = placeDistance(from, after.places[j] ?? 0);
      if (distance < best) best = distance;
    }
    if (best === 1) return 1;
  }
  return best;
}

interface Gathering {
  postings: WordPostings;
  ranks: PlaceRanks;
  stamp: number;
  count: number;
}

/** Counts the places of each record, then puts them in: two plain passes over the postings, without a call in them. */
function gather(segment: Segment, { postings, ranks, stamp, count }: Gathering): WordPlaces {
  const start = new Uint32Array(count + 1);
  for (const source of postings.sources) countPlaces(segment, { source, ranks, stamp, start });
  for (let i = 0; i < count; i++) start[i + 1] = (start[i + 1] ?? 0) + (start[i] ?? 0);
  const next = start.slice();
  const places = new Uint32Array(start[count] ?? 0);
  for (const source of postings.sources) putPlaces(segment, { source, ranks, stamp, next, places });
  return { start, places };
}

type OneSource = Pick<Gathering, 'ranks' | 'stamp'> & { source: WordSource };

function countPlaces(segment: Segment, { source, ranks, stamp, start }: OneSource & { start: Uint32Array }): void {
  const { slot, mark } = segment.scratch;
  const { docs, places, end } = source;
  const isCounted = countedAttributes(ranks, source.typos);
  for (let at = source.start; at < end; at++) {
    const doc = docs[at] ?? 0;
    if (mark[doc] !== stamp || isCounted[(places[at] ?? 0) >>> PLACE_ATTRIBUTE_SHIFT] === 0) continue;
    const index = (slot[doc] ?? 0) + 1;
    start[index] = (start[index] ?? 0) + 1;
  }
}

function putPlaces(
  segment: Segment,
  { source, ranks, stamp, next, places: out }: OneSource & { next: Uint32Array; places: Uint32Array },
): void {
  const { slot, mark } = segment.scratch;
  const { docs, places, end } = source;
  const isCounted = countedAttributes(ranks, source.typos);
  for (let at = source.start; at < end; at++) {
    const doc = docs[at] ?? 0;
    const place = places[at] ?? 0;
    if (mark[doc] !== stamp || isCounted[place >>> PLACE_ATTRIBUTE_SHIFT] === 0) continue;
    const index = slot[doc] ?? 0;
    const free = next[index] ?? 0;
    next[index] = free + 1;
    out[free] = place;
  }
}

/** One flag per attribute: whether a word with so many typos counts in it. */
export function countedAttributes({ base, allowsTypos }: PlaceRanks, typos: number): Uint8Array {
  return Uint8Array.from(base, (rank, attribute) => (rank < 0 || (typos > 0 && allowsTypos[attribute] === 0) ? 0 : 1));
}
