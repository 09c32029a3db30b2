import { smallWords } from './plain-words.ts';

interface Entry<Meaning> {
  readonly words: readonly string[];
  readonly meanings: Meaning[];
}

/** A phrase that stands in a sentence: its first and last word there, how many of its words count, what it may mean. */
export interface PhraseMatch<Meaning> {
  readonly first: number;
  readonly last: number;
  readonly length: number;
  readonly meanings: readonly Meaning[];
}

/** Phrases by their first word; small words count neither in a phrase nor between its words. */
export class PhraseBook<Meaning> {
  readonly #byFirst = new Map<string, Entry<Meaning>[]>();

  add(phrase: string, meaning: Meaning): void {
    const words = wordsThatCount(phrase);
    const [first] = words;
    if (first === undefined) return;
    const entries = this.#byFirst.get(first) ?? [];
    const same = entries.find((entry) => entry.words.join(' ') === words.join(' '));
    if (same) same.meanings.push(meaning);
    else entries.push({ words, meanings: [meaning] });
    entries.sort((a, b) => b.words.length - a.words.length);
    this.#byFirst.set(first, entries);
  }

  /** The phrases that begin at a word, longest first. `words` holds undefined where a phrase cannot go on. */
  matchesAt(words: readonly (string | undefined)[], first: number): PhraseMatch<Meaning>[] {
    const entries = this.#byFirst.get(words[first] ?? '') ?? [];
    return entries.flatMap((entry) => {
      const last = lastOf(entry.words, words, first);
      return last === undefined ? [] : [{ first, last, length: entry.words.length, meanings: entry.meanings }];
    });
  }
}

/** The words of a phrase that tell it from others. */
export function wordsThatCount(phrase: string): string[] {
  return phrase.split(' ').filter((word) => word !== '' && !smallWords.has(word));
}

const mostSmallWords = 3;

function lastOf(phrase: readonly string[], words: readonly (string | undefined)[], first: number): number | undefined {
  let at = first;
  for (const wanted of phrase.slice(1)) {
    at += 1;
    for (let skipped = 0; skipped < mostSmallWords && smallWords.has(words[at] ?? ''); skipped++) at += 1;
    if (words[at] !== wanted) return undefined;
  }
  return at;
}
