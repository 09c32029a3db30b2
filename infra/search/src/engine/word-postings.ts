import { prefixNumber } from './prefix-postings.ts';
import type { QueryWord } from './query-text.ts';
import type { TextIndex } from './segment-data.ts';
import { lowerBound, prefixEnd } from './text/vocabulary.ts';
import { bestFirst, vocabularySource, type WordSource, wordSources } from './word-sources.ts';
import type { WorkBudget } from './work-budget.ts';

/** Stands for the words that begin with some letters, in place of their numbers. */
export const SEVERAL_WORDS = -2;

/** One query word of a text search with its postings. */
export class WordPostings {
  readonly word: QueryWord;
  /**
   * What tells which records have the word, where first, and how well. Where the word is a beginning with postings of
   * its own, those: fewer, but without every place.
   */
  readonly scanned: readonly WordSource[];
  readonly #all: () => readonly WordSource[];
  #sources: readonly WordSource[] | null = null;

  constructor(text: TextIndex, word: QueryWord, budget: WorkBudget) {
    this.word = word;
    const { isPrefix, maxTypos } = word;
    const number = isPrefix && maxTypos === 0 ? prefixNumber(text.beginnings, word.word) : -1;
    if (number < 0) {
      this.#all = () => wordSources(text, word, budget);
      this.scanned = this.sources;
      return;
    }
    const begun = { first: lowerBound(text.words, word.word), last: prefixEnd(text.words, word.word) };
    // The word itself and its alternatives, without all that it begins.
    const others = wordSources(text, { ...word, isPrefix: false }, budget);
    const isOther = (source: WordSource) => isExactOrAlternative(source, begun);
    const rest = others.filter(isOther);
    this.#all = () => bestFirst([...rest, ...longerWords(text, begun, rest)]);
    this.scanned = bestFirst([...rest, beginningSource(text, number)]);
  }

  /** All postings, with every place: for distances between words. */
  get sources(): readonly WordSource[] {
    this.#sources ??= this.#all();
    return this.#sources;
  }
}

/** The words of a vocabulary from one to another, the second exclusive. */
interface Begun {
  first: number;
  last: number;
}

/** What a longer word that begins so would not be better than. */
function isExactOrAlternative({ word, typos, isExact }: WordSource, { first, last }: Begun): boolean {
  return word < first || word >= last || (typos === 0 && isExact);
}

function longerWords(text: TextIndex, { first, last }: Begun, others: readonly WordSource[]): WordSource[] {
  const known = new Set(others.map(({ word }) => word));
  const numbers = Array.from({ length: last - first }, (_, i) => first + i).filter((word) => !known.has(word));
  return numbers.map((word) => vocabularySource(text, word, { typos: 0, isExact: false }));
}

function beginningSource({ beginnings }: TextIndex, number: number): WordSource {
  const { docs, places, start } = beginnings;
  const range = { start: start[number] ?? 0, end: start[number + 1] ?? 0 };
  return { word: SEVERAL_WORDS, docs, places, ...range, typos: 0, isExact: false };
}
