import type { PlaceRanks } from './place-ranks.ts';
import { countedAttributes, FARTHEST, placeDistance } from './proximity.ts';
import type { Segment } from './segment.ts';
import { PLACE_ATTRIBUTE_SHIFT } from './segment-data.ts';
import type { WordPostings } from './word-postings.ts';
import type { WordSource } from './word-sources.ts';

/** With more different words than this on both sides, collecting all places first costs less. */
const MOST_SOURCES = 4;

interface StreamedWords {
  postings: readonly WordPostings[];
  ranks: PlaceRanks;
  /** The records whose distances are wanted carry this mark, and their number in `slot`. */
  stamp: number;
  count: number;
  least: number;
}

/**
 * Sums of the best distances between neighbouring query words, by slot: the places of one word of each pair are found
 * where they stand in the postings, those of the other stream past. Null where neither has few words, or both are
 * phrases, whose postings are in no order.
 */
export function streamedDistances(segment: Segment, words: StreamedWords): Uint16Array | null {
  const sums = new Uint16Array(words.count);
  for (let i = 1; i < words.postings.length; i++) {
    const [before, after] = [words.postings[i - 1]?.sources ?? [], words.postings[i]?.sources ?? []];
    const isBeforeStill = before.length <= after.length;
    const still = isBeforeStill ? before : after;
    if (still.length > MOST_SOURCES || still.some(({ word }) => word < 0)) return null;
    const best = new Uint8Array(words.count).fill(FARTHEST);
    for (const source of still) {
      streamPair(segment, words, { still: source, moving: isBeforeStill ? after : before, isBeforeStill, best });
    }
    for (let slot = 0; slot < words.count; slot++) {
      sums[slot] = (sums[slot] ?? 0) + Math.max(words.least, best[slot] ?? FARTHEST);
    }
  }
  return sums;
}

interface Pair {
  still: WordSource;
  moving: readonly WordSource[];
  isBeforeStill: boolean;
  best: Uint8Array;
}

function streamPair(segment: Segment, { ranks, stamp, count }: StreamedWords, pair: Pair): void {
  const { slot, mark } = segment.scratch;
  const { docs, places, end } = pair.still;
  const firstOf = firstPostings(segment, pair.still, { stamp, count });
  const isStillCounted = countedAttributes(ranks, pair.still.typos);
  for (const source of pair.moving) {
    const isCounted = countedAttributes(ranks, source.typos);
    for (let at = source.start; at < source.end; at++) {
      const doc = source.docs[at] ?? 0;
      if (mark[doc] !== stamp) continue;
      const place = source.places[at] ?? 0;
      const index = slot[doc] ?? 0;
      const first = firstOf[index] ?? 0;
      if (first === 0 || isCounted[place >>> PLACE_ATTRIBUTE_SHIFT] === 0) continue;
      for (let i = first - 1; i < end && docs[i] === doc; i++) {
        const other = places[i] ?? 0;
        if (isStillCounted[other >>> PLACE_ATTRIBUTE_SHIFT] === 0) continue;
        const distance = pair.isBeforeStill ? placeDistance(other, place) : placeDistance(place, other);
        if (distance < (pair.best[index] ?? 0)) pair.best[index] = distance;
      }
    }
  }
}

/** By slot where the postings of a record begin, plus one; 0 where there are none. */
function firstPostings(
  segment: Segment,
  { docs, start, end }: WordSource,
  { stamp, count }: { stamp: number; count: number },
): Uint32Array {
  const { slot, mark } = segment.scratch;
  const first = new Uint32Array(count);
  for (let at = start; at < end; at++) {
    const doc = docs[at] ?? 0;
    if (mark[doc] !== stamp) continue;
    const index = slot[doc] ?? 0;
    if (first[index] === 0) first[index] = at + 1;
  }
  return first;
}
