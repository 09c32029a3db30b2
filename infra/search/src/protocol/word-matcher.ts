import type { QueryText, QueryWord } from '../engine/query-text.ts';
import { nearWords } from '../engine/text/vocabulary.ts';

/** How a word of a record meets the query: which query words, and how many of its letters to mark. */
export interface WordMatch {
  queryWords: number[];
  length: number;
}

/** Tells for the words of records whether the query asked for them. */
export class WordMatcher {
  readonly words: string[];
  readonly #text: QueryText;
  readonly #phrases: { index: number; parts: string[]; isPrefix: boolean }[];
  readonly #known = new Map<string, WordMatch | null>();

  constructor(text: QueryText) {
    this.#text = text;
    this.words = text.words.map(({ word }) => word);
    this.#phrases = text.words.flatMap(({ alternatives }, index) =>
      alternatives
        .filter(({ words }) => words.length > 1)
        .map(({ words: parts, isPrefix = false }) => ({ index, parts, isPrefix })),
    );
  }

  match(word: string): WordMatch | null {
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    const found = this.#compare(word);
    this.#known.set(word, found);
    return found;
  }

  /** What several words of a record, from `at` on, mean together: a word written as two, a synonym of several words. */
  matchPhrase(words: readonly { word: string }[], at: number): { queryWords: number[]; count: number } | null {
    const found = this.#phrases.filter(({ parts, isPrefix }) =>
      parts.every((part, i) => startsOrIs(words[at + i]?.word ?? '', part, isPrefix && i === parts.length - 1)),
    );
    if (found.length === 0) return null;
    return { queryWords: found.map(({ index }) => index), count: Math.max(...found.map(({ parts }) => parts.length)) };
  }

  /** Most words of a record start with another letter, or are too short or long, to be near at all. */
  #isFar(word: string, query: QueryWord): boolean {
    if (query.maxTypos < 2 && word[0] !== query.word[0]) return true;
    const difference = word.length - query.word.length;
    return difference < -query.maxTypos || (!query.isPrefix && difference > query.maxTypos);
  }

  #compare(word: string): WordMatch | null {
    const queryWords: number[] = [];
    let length = 0;
    this.#text.words.forEach((query, i) => {
      const isAlternative = query.alternatives.some(({ words: [only, ...more], isPrefix }) =>
        more.length === 0 && only !== undefined ? startsOrIs(word, only, isPrefix) : false,
      );
      const isNear =
        isAlternative ||
        (!this.#isFar(word, query) && nearWords({ words: [word], shared: new Uint8Array(1) }, query).words.length > 0);
      if (!isNear) return;
      queryWords.push(i);
      const isPart = !isAlternative && query.isPrefix && word.length > query.word.length;
      length = Math.max(length, isPart ? query.word.length : word.length);
    });
    return queryWords.length === 0 ? null : { queryWords, length };
  }
}

function startsOrIs(word: string, start: string, isPrefix = false): boolean {
  return isPrefix ? word.startsWith(start) : word === start;
}
