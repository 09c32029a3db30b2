import type { QueryWord } from './query-text.ts';
import { PLACE_ATTRIBUTE_SHIFT, PLACE_POSITION, type TextIndex } from './segment-data.ts';
import { lowerBound, nearWords, prefixEnd, wordIndex } from './text/vocabulary.ts';
import type { WorkBudget } from './work-budget.ts';

/** A run of postings that satisfies a query word, with how well. */
export interface WordSource {
  /** Its number in the vocabulary; -1 for a phrase, less for several words at once. */
  word: number;
  docs: Uint32Array;
  places: Uint16Array | Uint32Array;
  start: number;
  end: number;
  typos: number;
  isExact: boolean;
}

/** How many postings several runs have together. */
export function sourcesSize(sources: readonly WordSource[]): number {
  return sources.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** All postings for a query word, the best first: fewest typos, then exact before prefix. */
export function wordSources(text: TextIndex, query: QueryWord, budget: WorkBudget): WordSource[] {
  const words = new Map<number, { typos: number; isExact: boolean }>();
  const phrases: WordSource[] = [];
  const offer = (index: number, typos: number, isExact: boolean) => {
    const known = words.get(index);
    if (known === undefined || typos < known.typos || (typos === known.typos && isExact)) {
      words.set(index, { typos, isExact });
    }
  };
  for (const alternative of query.alternatives) {
    const { words: parts, isExact, typos, isPrefix = false } = alternative;
    const [only] = parts;
    if (parts.length > 1) {
      const phrase = phraseSource(text, parts, { isPrefix, budget });
      if (phrase !== null) phrases.push({ ...phrase, word: -1, typos, isExact });
    } else if (only !== undefined) {
      for (const index of wordsOf(text, only, isPrefix)) offer(index, typos, isExact);
    }
  }
  const isWalk = query.maxTypos > 1;
  const near = nearWords(text, isWalk && !budget.allows(text.words.length) ? { ...query, maxTypos: 0 } : query);
  near.words.forEach((index, i) => {
    offer(index, near.typos[i] ?? 0, text.words[index] === query.word);
  });
  const sources = [...words].map(([index, how]) => vocabularySource(text, index, how));
  return bestFirst([...sources, ...phrases]);
}

/** Fewest typos first, then exact before longer words: what is found first of a record counts. */
export function bestFirst(sources: WordSource[]): WordSource[] {
  return sources.sort((a, b) => a.typos - b.typos || Number(b.isExact) - Number(a.isExact));
}

/** A phrase whose last word may go on is looked up with so many of its continuations. */
const MOST_CONTINUATIONS = 200;
/** What looking up one posting costs beside walking one. */
const LOOKUP_COST = 8;

/** The postings of the first word of a phrase where the other words follow, or null if there is none. */
export function phraseSource(
  text: TextIndex,
  words: readonly string[],
  { isPrefix = false, budget }: { isPrefix?: boolean; budget: WorkBudget },
): Pick<WordSource, 'docs' | 'places' | 'start' | 'end'> | null {
  const choices: number[][] = [];
  for (const [i, word] of words.entries()) {
    const indices = wordsOf(text, word, isPrefix && i === words.length - 1);
    // Most of what could be written as two words is not.
    if (indices.length === 0) return null;
    choices.push(indices);
  }
  if (choices.length === 0) return null;
  const pivot = rarest(text, choices);
  const docs: number[] = [];
  const places: number[] = [];
  const others = choices.reduce((sum, indices, i) => (i === pivot ? sum : sum + indices.length), 0);
  for (const index of choices[pivot] ?? []) {
    const postings = (text.postStart[index + 1] ?? 0) - (text.postStart[index] ?? 0);
    if (!budget.allows(postings * others * LOOKUP_COST)) break;
    for (let at = text.postStart[index] ?? 0; at < (text.postStart[index + 1] ?? 0); at++) {
      const doc = text.postDoc[at] ?? 0;
      const place = movedPlace(text.postPlace[at] ?? 0, -pivot);
      const stands = (indices: number[], i: number) =>
        i === pivot || indices.some((other) => hasPosting(text, other, { doc, place: movedPlace(place, i) }));
      if (place < 0 || !choices.every(stands)) continue;
      docs.push(doc);
      places.push(place);
    }
  }
  return docs.length === 0
    ? null
    : { docs: Uint32Array.from(docs), places: Uint32Array.from(places), start: 0, end: docs.length };
}

/** Which part of a phrase has the fewest postings: the others are looked up from there. */
function rarest(text: TextIndex, choices: readonly number[][]): number {
  const sizes = choices.map((indices) =>
    indices.reduce((sum, index) => sum + (text.postStart[index + 1] ?? 0) - (text.postStart[index] ?? 0), 0),
  );
  return sizes.indexOf(Math.min(...sizes));
}

/** The numbers of a word, or of the words that begin with it. */
function wordsOf(text: TextIndex, word: string, isPrefix: boolean): number[] {
  if (!isPrefix) {
    const index = wordIndex(text, word);
    return index < 0 ? [] : [index];
  }
  const start = lowerBound(text.words, word);
  const end = Math.min(prefixEnd(text.words, word), start + MOST_CONTINUATIONS);
  return Array.from({ length: end - start }, (_, i) => start + i);
}

/** The postings of one word of the vocabulary. */
export function vocabularySource(text: TextIndex, index: number, how: { typos: number; isExact: boolean }): WordSource {
  return {
    word: index,
    docs: text.postDoc,
    places: text.postPlace,
    start: text.postStart[index] ?? 0,
    end: text.postStart[index + 1] ?? 0,
    ...how,
  };
}

/**
 * Attribute and position of a place moved by some words, -1 before the first; a phrase has no word that is alone in its
 * attribute.
 */
function movedPlace(place: number, by: number): number {
  const position = (place & PLACE_POSITION) + by;
  return position < 0 ? -1 : ((place >>> PLACE_ATTRIBUTE_SHIFT) << PLACE_ATTRIBUTE_SHIFT) | position;
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
