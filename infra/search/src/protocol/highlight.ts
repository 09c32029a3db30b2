import { isWithin } from '../engine/index-schema.ts';
import { originalLength, type TextWord, textWords } from '../engine/text/fold.ts';
import type { WordMatcher } from './word-matcher.ts';

/** A marked value, as it stands in `_highlightResult`. */
export interface Highlight {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  fullyHighlighted?: boolean;
  matchedWords: string[];
}

/** A shortened marked value, as it stands in `_snippetResult`. */
export interface Snippet {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

/** How matches are marked and where a shortened text goes on. */
export interface HighlightMarks {
  preTag: string;
  postTag: string;
  ellipsis: string;
  /** Whether list items without a match are left out. */
  onlyMatchingItems: boolean;
}

type Level = Highlight['matchLevel'];

interface MarkedWord extends TextWord {
  /** Where the mark ends; equal to `start` without a mark. */
  markEnd: number;
}

interface MarkedText {
  text: string;
  words: MarkedWord[];
  level: Level;
  matchedWords: string[];
}

/** Marks what the query asked for in the attributes of a record that are wanted. */
export class Highlighter {
  readonly #matcher: WordMatcher;
  readonly #marks: HighlightMarks;

  constructor(matcher: WordMatcher, marks: HighlightMarks) {
    this.#matcher = matcher;
    this.#marks = marks;
  }

  /** The tree of marked values of the attributes in `wanted` (`*` is all but the objectID). */
  highlight(record: Record<string, unknown>, wanted: readonly string[]): unknown {
    const isWanted = remember((path) => wanted.some((name) => isAttribute(path, name)));
    return this.#tree(record, '', (text, path) => (isWanted(path) ? this.#highlighted(text) : undefined)) ?? {};
  }

  /** The tree of shortened values of the attributes in `wanted`, each `name:words`. */
  snippet(record: Record<string, unknown>, wanted: readonly string[]): unknown {
    const rules = wanted.map(parseSnippetRule);
    return this.#tree(record, '', (text, path) => {
      const rule = rules.find(({ attribute }) => isAttribute(path, attribute));
      return rule === undefined ? undefined : this.#shortened(this.#mark(text), rule.words);
    });
  }

  /** Marks a text on its own, for facet values. */
  markText(text: string): string {
    return this.#render(this.#mark(text), 0, text.length);
  }

  #tree(value: unknown, path: string, leaf: (text: string, path: string) => Highlight | Snippet | undefined): unknown {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return leaf(String(value), path);
    if (Array.isArray(value)) {
      const items = value.map((item) => this.#tree(item, path, leaf)).filter((item) => item !== undefined);
      const kept = this.#marks.onlyMatchingItems ? items.filter((item) => !isUnmatched(item)) : items;
      return items.length === 0 ? undefined : kept;
    }
    if (typeof value !== 'object' || value === null) return undefined;
    const entries = Object.entries(value).flatMap(([key, child]) => {
      const result = this.#tree(child, path === '' ? key : `${path}.${key}`, leaf);
      return result === undefined ? [] : [[key, result] as const];
    });
    return entries.length === 0 ? undefined : Object.fromEntries(entries);
  }

  #mark(text: string): MarkedText {
    const found = new Set<number>();
    const words = textWords(text).map((word): MarkedWord => {
      const match = this.#matcher.words.length === 0 ? null : this.#matcher.match(word.word);
      if (match === null) return { ...word, markEnd: word.start };
      for (const index of match.queryWords) found.add(index);
      const isWhole = match.length >= word.word.length;
      const length = isWhole ? word.end - word.start : originalLength(text.slice(word.start, word.end), match.length);
      return { ...word, markEnd: word.start + length };
    });
    this.#markPhrases(words, found);
    const level = found.size === 0 ? 'none' : found.size === this.#matcher.words.length ? 'full' : 'partial';
    return {
      text,
      words,
      level,
      matchedWords: [...found].sort((a, b) => a - b).map((index) => this.#matcher.words[index] ?? ''),
    };
  }

  #markPhrases(words: MarkedWord[], found: Set<number>): void {
    for (const [at] of words.entries()) {
      const phrase = this.#matcher.matchPhrase(words, at);
      if (phrase === null) continue;
      for (const index of phrase.queryWords) found.add(index);
      for (const word of words.slice(at, at + phrase.count)) word.markEnd = word.end;
    }
  }

  #highlighted(text: string): Highlight {
    if (this.#matcher.words.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
    const marked = this.#mark(text);
    const value = this.#render(marked, 0, marked.text.length);
    const { level: matchLevel, matchedWords } = marked;
    if (matchLevel === 'none') return { value, matchLevel, matchedWords: [] };
    const fullyHighlighted = marked.words.every(({ markEnd, end }) => markEnd === end);
    return { value, matchLevel, fullyHighlighted, matchedWords };
  }

  /** The window of words with the most matches. */
  #shortened(marked: MarkedText, length: number): Snippet {
    const { text, words, level } = marked;
    if (words.length <= length) return { value: this.#render(marked, 0, text.length), matchLevel: level };
    const first = bestWindow(words, length);
    const from = first === 0 ? 0 : (words[first]?.start ?? 0);
    const isLast = first + length >= words.length;
    const to = isLast ? text.length : (words[first + length - 1]?.end ?? text.length);
    const before = from === 0 ? '' : this.#marks.ellipsis;
    const after = isLast ? '' : this.#marks.ellipsis;
    return { value: `${before}${this.#render(marked, from, to)}${after}`, matchLevel: level };
  }

  #render({ text, words }: MarkedText, from: number, to: number): string {
    let result = '';
    let at = from;
    for (const { start, markEnd } of words) {
      if (markEnd === start || start < from || start >= to) continue;
      result += `${text.slice(at, start)}${this.#marks.preTag}${text.slice(start, markEnd)}${this.#marks.postTag}`;
      at = markEnd;
    }
    return result + text.slice(at, to);
  }
}

/** Paths repeat from record to record: each is judged once. */
function remember(judge: (path: string) => boolean): (path: string) => boolean {
  const known = new Map<string, boolean>();
  return (path) => {
    const verdict = known.get(path) ?? judge(path);
    known.set(path, verdict);
    return verdict;
  };
}

function isAttribute(path: string, name: string): boolean {
  return name === '*' ? path !== 'objectID' : isWithin(path, name);
}

function isUnmatched(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'matchLevel' in item && item.matchLevel === 'none';
}

const DEFAULT_SNIPPET_WORDS = 10;

function parseSnippetRule(rule: string): { attribute: string; words: number } {
  const [attribute, words] = rule.split(':');
  const count = Number(words);
  return { attribute: attribute ?? '', words: Number.isInteger(count) && count > 0 ? count : DEFAULT_SNIPPET_WORDS };
}

function bestWindow(words: readonly MarkedWord[], length: number): number {
  const isMarked = (index: number) => ((words[index]?.markEnd ?? 0) > (words[index]?.start ?? 0) ? 1 : 0);
  let inside = 0;
  for (let i = 0; i < length; i++) inside += isMarked(i);
  let [best, bestInside] = [0, inside];
  for (let i = 1; i + length <= words.length; i++) {
    inside += isMarked(i + length - 1) - isMarked(i - 1);
    if (inside > bestInside) [best, bestInside] = [i, inside];
  }
  return best;
}
