import { prefixNumber } from './prefix-postings.ts';
import type { QueryWord } from './query-text.ts';
import type { TextIndex } from './segment-data.ts';
import { lowerBound, prefixEnd } from './text/vocabulary.ts';
import { bestFirst, type WordSource, wordSources } from './word-sources.ts';
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
  readonly #text: TextIndex;
  readonly #budget: WorkBudget;
  #sources: readonly WordSource[] | null = null;

  constructor(text: TextIndex, word: QueryWord, budget: WorkBudget) {
    this.word = word;
    this.#text = text;
    this.#budget = budget;
    this.scanned = this.#beginning() ?? this.sources;
  }

  /** All postings, with every place: for distances between words. */
  get sources(): readonly WordSource[] {
    this.#sources ??= wordSources(this.#text, this.word, this.#budget);
    return this.#sources;
  }

  #beginning(): WordSource[] | null {
    const { beginnings, words } = this.#text;
    const { word, isPrefix, maxTypos } = this.word;
    const number = isPrefix && maxTypos === 0 ? prefixNumber(beginnings, word) : -1;
    if (number < 0) return null;
    const [start, end] = [beginnings.start[number] ?? 0, beginnings.start[number + 1] ?? 0];
    const { docs, places } = beginnings;
    const longer = { word: SEVERAL_WORDS, docs, places, start, end, typos: 0, isExact: false };
    const [first, last] = [lowerBound(words, word), prefixEnd(words, word)];
    const isCovered = (source: WordSource) =>
      source.word >= first && source.word < last && source.typos === 0 && !source.isExact;
    // The word itself and its alternatives, without all that it begins.
    const others = wordSources(this.#text, { ...this.word, isPrefix: false }, this.#budget);
    return bestFirst([...others.filter((source) => !isCovered(source)), longer]);
  }
}
