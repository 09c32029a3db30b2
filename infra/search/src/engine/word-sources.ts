import type { QueryWord } from './query-text.ts';
import { PLACE_ATTRIBUTE_SHIFT, PLACE_POSITION, type TextIndex } from './segment-data.ts';
import { nearWords, wordIndex } from './text/vocabulary.ts';

/** A run of postings that satisfies a query word, with how well. */
export interface WordSource {
  /** Its number in the vocabulary; -1 for a phrase. */
  word: number;
  docs: Uint32Array;
  places: Uint16Array | Uint32Array;
  start: number;
  end: number;
  typos: number;
  isExact: boolean;
}

/** All postings for a query word, the best first: fewest typos, then exact before prefix. */
export function wordSources(text: TextIndex, query: QueryWord): WordSource[] {
  const taken = new Set<number>();
  const sources: WordSource[] = [];
  for (const { words, isExact, typos } of query.alternatives) {
    const [only] = words;
    if (words.length === 1 && only !== undefined && only !== query.word) {
      const index = wordIndex(text, only);
      if (index < 0 || taken.has(index)) continue;
      taken.add(index);
      sources.push(vocabularySource(text, index, { typos, isExact }));
    } else if (words.length > 1) {
      const phrase = phraseSource(text, words);
      if (phrase !== null) sources.push({ ...phrase, word: -1, typos, isExact });
    }
  }
  const near = nearWords(text, query);
  near.words.forEach((index, i) => {
    if (taken.has(index)) return;
    const isExact = text.words[index] === query.word;
    sources.push(vocabularySource(text, index, { typos: near.typos[i] ?? 0, isExact }));
  });
  return sources.sort((a, b) => a.typos - b.typos || Number(b.isExact) - Number(a.isExact));
}

/** The postings of the first word of a phrase where the other words follow, or null if there is none. */
export function phraseSource(
  text: TextIndex,
  words: readonly string[],
): Pick<WordSource, 'docs' | 'places' | 'start' | 'end'> | null {
  const indices = words.map((word) => wordIndex(text, word));
  const [first, ...rest] = indices;
  if (first === undefined || indices.some((index) => index < 0)) return null;
  const docs: number[] = [];
  const places: number[] = [];
  for (let at = text.postStart[first] ?? 0; at < (text.postStart[first + 1] ?? 0); at++) {
    const doc = text.postDoc[at] ?? 0;
    const place = text.postPlace[at] ?? 0;
    if (!rest.every((index, i) => hasPosting(text, index, { doc, place: nextPlace(place, i + 1) }))) continue;
    docs.push(doc);
    places.push(place);
  }
  return docs.length === 0
    ? null
    : { docs: Uint32Array.from(docs), places: Uint32Array.from(places), start: 0, end: docs.length };
}

function vocabularySource(text: TextIndex, index: number, how: { typos: number; isExact: boolean }): WordSource {
  return {
    word: index,
    docs: text.postDoc,
    places: text.postPlace,
    start: text.postStart[index] ?? 0,
    end: text.postStart[index + 1] ?? 0,
    ...how,
  };
}

/** Attribute and position of a place moved on by some words; a phrase has no word that is alone in its attribute. */
function nextPlace(place: number, by: number): number {
  const attribute = place >>> PLACE_ATTRIBUTE_SHIFT;
  return (attribute << PLACE_ATTRIBUTE_SHIFT) | ((place & PLACE_POSITION) + by);
}

function hasPosting(text: TextIndex, word: number, { doc, place }: { doc: number; place: number }): boolean {
  const end = text.postStart[word + 1] ?? 0;
  let low = text.postStart[word] ?? 0;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((text.postDoc[middle] ?? 0) < doc) low = middle + 1;
    else high = middle;
  }
  for (; low < end && text.postDoc[low] === doc; low++) if (text.postPlace[low] === place) return true;
  return false;
}
