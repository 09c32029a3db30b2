import { PLACE_ATTRIBUTE_SHIFT, PLACE_POSITION, type TextIndex } from './segment-data.ts';
import { lowerBound, prefixEnd } from './text/vocabulary.ts';

/** Beginnings of words up to so many letters have postings of their own. */
const LONGEST_PREFIX = 2;
/** Below so many words their own postings are as quick. */
const FEWEST_WORDS = 8;

/**
 * Postings of the commonest beginnings of words, those of one and two letters: for each record and attribute the first
 * place of a longer word that begins so. A letter begins a great many words, whose postings lie all over the index;
 * these lie side by side and name a record once.
 */
export interface PrefixPostings {
  prefixes: string[];
  start: Uint32Array;
  docs: Uint32Array;
  places: Uint16Array | Uint32Array;
}

/** What a text index is before its beginnings are known. */
export type WordIndex = Omit<TextIndex, 'beginnings'>;

/** Gathers the postings of beginnings from the words of each record. */
export function prefixPostings(text: WordIndex): PrefixPostings {
  const prefixes = worthwhilePrefixes(text.words);
  const prefixesOf = lengths().map((length) => prefixOfEachWord(text.words, prefixes, length));
  const start = new Uint32Array(prefixes.length + 1);
  eachFirstPlace(text, { prefixesOf, count: prefixes.length }, (prefix) => {
    start[prefix + 1] = (start[prefix + 1] ?? 0) + 1;
  });
  for (let i = 0; i < prefixes.length; i++) start[i + 1] = (start[i + 1] ?? 0) + (start[i] ?? 0);
  const total = start[prefixes.length] ?? 0;
  const docs = new Uint32Array(total);
  const places = text.postPlace instanceof Uint16Array ? new Uint16Array(total) : new Uint32Array(total);
  const next = start.slice();
  eachFirstPlace(text, { prefixesOf, count: prefixes.length }, (prefix, doc, place) => {
    const at = next[prefix] ?? 0;
    next[prefix] = at + 1;
    docs[at] = doc;
    places[at] = place;
  });
  return { prefixes, start, docs, places };
}

/** The number of a beginning among those with postings of their own, or -1. */
export function prefixNumber({ prefixes }: PrefixPostings, prefix: string): number {
  const index = lowerBound(prefixes, prefix);
  return prefixes[index] === prefix ? index : -1;
}

function lengths(): number[] {
  return Array.from({ length: LONGEST_PREFIX }, (_, i) => i + 1);
}

function worthwhilePrefixes(words: readonly string[]): string[] {
  const all = new Set(lengths().flatMap((length) => words.map((word) => word.slice(0, length))));
  const isWorth = (prefix: string) => prefixEnd(words, prefix) - lowerBound(words, prefix) >= FEWEST_WORDS;
  return [...all].filter(isWorth).sort((a, b) => (a < b ? -1 : 1));
}

/** By word the number of its beginning plus one; 0 where it has none, or is that beginning itself. */
function prefixOfEachWord(words: readonly string[], prefixes: readonly string[], length: number): Uint32Array {
  const numbers = new Map(prefixes.map((prefix, i) => [prefix, i + 1]));
  return Uint32Array.from(words, (word) => (word.length > length ? (numbers.get(word.slice(0, length)) ?? 0) : 0));
}

interface Beginnings {
  prefixesOf: readonly Uint32Array[];
  count: number;
}

function eachFirstPlace(
  { attributes, docWordStart, docWord, docPlace }: WordIndex,
  { prefixesOf, count }: Beginnings,
  visit: (prefix: number, doc: number, place: number) => void,
): void {
  const width = attributes.length;
  /** By beginning and attribute the last record that it was seen in, plus one. */
  const seen = new Uint32Array(count * width);
  for (let doc = 0; doc + 1 < docWordStart.length; doc++) {
    for (let i = docWordStart[doc] ?? 0; i < (docWordStart[doc + 1] ?? 0); i++) {
      const word = docWord[i] ?? 0;
      const place = docPlace[i] ?? 0;
      const attribute = place >>> PLACE_ATTRIBUTE_SHIFT;
      for (const prefixOf of prefixesOf) {
        const number = prefixOf[word] ?? 0;
        if (number === 0) continue;
        const slot = (number - 1) * width + attribute;
        if (seen[slot] === doc + 1) continue;
        seen[slot] = doc + 1;
        visit(number - 1, doc, (attribute << PLACE_ATTRIBUTE_SHIFT) | (place & PLACE_POSITION));
      }
    }
  }
}
