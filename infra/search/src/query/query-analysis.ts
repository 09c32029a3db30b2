import { type Alternative, NO_TEXT, type QueryText, type QueryWord } from '../engine/query-text.ts';
import { fold, foldedWords } from '../engine/text/fold.ts';
import { pluralAlternatives } from '../engine/text/plurals.ts';
import { joinedAlternative, splitAlternatives } from '../engine/text/regrouped-words.ts';
import { isStopWord } from '../engine/text/stop-words.ts';
import type { SynonymLookup } from '../settings/synonym-lookup.ts';

/** How a query text is to be read, settings and parameters merged. */
export interface AnalysisRules {
  queryType: 'prefixLast' | 'prefixAll' | 'prefixNone';
  allowsTypos: boolean;
  minWordSizeFor1Typo: number;
  minWordSizeFor2Typos: number;
  allowsTyposOnNumbers: boolean;
  wordsWithoutTypos: ReadonlySet<string>;
  ignoresPlurals: boolean;
  removesStopWords: boolean;
  optionalWords: ReadonlySet<string>;
  alternativesAsExact: ReadonlySet<string>;
  /** What quotes and minus signs mean. */
  syntax: { phrases: boolean; exclusions: boolean };
  synonyms: SynonymLookup | null;
}

/** Words of a query that are looked for, in phrases and exclusions too; what is written after them is left out. */
const MOST_WORDS = 20;
const ENDS_OPEN = /[\p{L}\p{N}\p{M}]$/u;
const NUMERIC = /^\d+$/;
const PHRASE = /(-?)"([^"]*)"/g;
/** The letter of e-mail is part of a word, though alone it would be one that says nothing. */
const BEFORE_HYPHEN = /(?<![\p{L}\p{N}])\p{L}(?=-\p{L})/gu;
const EXCLUDED = /(^|\s)-([\p{L}\p{N}\p{M}]+)/gu;

/** Reads a query: its words with their allowances and alternatives, phrases and exclusions. */
export function analyseQuery(query: string, rules: AnalysisRules): QueryText {
  const { text, quoted, excluded } = takeSyntax(query, rules.syntax);
  const isOpen = ENDS_OPEN.test(text) && rules.queryType !== 'prefixNone';
  const kept = new Set([...text.matchAll(BEFORE_HYPHEN)].map(([letter]) => fold(letter)));
  const meaning = foldedWords(text).map((word) => ({ word, isStop: isStopWord(word) && !kept.has(word) }));
  const plain = withoutStopWords(meaning, isOpen && rules.queryType === 'prefixLast', rules).slice(0, MOST_WORDS);
  const words = plain.map((word, i) => {
    const isPrefix = rules.queryType === 'prefixAll' || (isOpen && i === plain.length - 1);
    return queryWord(word, isPrefix, rules);
  });
  addPhraseSynonyms(words, rules);
  addJoinedWords(words, rules);
  const phrases: [number, number][] = [];
  for (const phrase of quoted) {
    const kept = phrase.slice(0, MOST_WORDS - words.length);
    if (kept.length === 0) break;
    phrases.push([words.length, words.length + kept.length - 1]);
    words.push(...kept.map((word) => ({ word, isPrefix: false, isOptional: false, maxTypos: 0, alternatives: [] })));
  }
  const unwanted = wholePhrases(excluded, MOST_WORDS - words.length);
  return words.length === 0 ? { ...NO_TEXT, excluded: unwanted } : { words, phrases, excluded: unwanted };
}

/** The first phrases, of so many words together: half of an excluded phrase would exclude more than was asked. */
function wholePhrases(phrases: readonly string[][], room: number): string[][] {
  let taken = 0;
  return phrases.filter((phrase) => {
    taken += phrase.length;
    return taken <= room;
  });
}

function takeSyntax(
  query: string,
  { phrases, exclusions }: AnalysisRules['syntax'],
): { text: string; quoted: string[][]; excluded: string[][] } {
  const quoted: string[][] = [];
  const excluded: string[][] = [];
  const take = (list: string[][], phrase: string) => {
    const words = foldedWords(phrase);
    if (words.length > 0) list.push(words);
    return ' ';
  };
  const withoutPhrases = query.replace(PHRASE, (whole, minus: string, phrase: string) => {
    if (minus === '-') return exclusions ? take(excluded, phrase) : whole;
    return phrases ? take(quoted, phrase) : whole;
  });
  const text = exclusions
    ? withoutPhrases.replace(EXCLUDED, (_, before: string, word: string) => take(excluded, word) + before)
    : withoutPhrases;
  return { text, quoted, excluded };
}

/** A query of stop words alone keeps them; the word that is still being typed is never one. */
function withoutStopWords(
  all: readonly { word: string; isStop: boolean }[],
  isLastOpen: boolean,
  { removesStopWords }: AnalysisRules,
): string[] {
  const kept = all.filter(({ isStop }, i) => !isStop || (isLastOpen && i === all.length - 1));
  const isNothingLeft = kept.every(({ isStop }) => isStop);
  return (removesStopWords && !isNothingLeft ? kept : all).map(({ word }) => word);
}

function queryWord(word: string, isPrefix: boolean, rules: AnalysisRules): QueryWord {
  const alternatives: Alternative[] = [];
  if (rules.ignoresPlurals) {
    const isExact = rules.alternativesAsExact.has('ignorePlurals');
    alternatives.push(...pluralAlternatives(word).map((plural) => ({ words: [plural], isExact, typos: 0 })));
  }
  for (const { words, typos } of rules.synonyms?.of(word) ?? []) {
    const exactName = words.length > 1 ? 'multiWordsSynonym' : 'singleWordSynonym';
    alternatives.push({ words, typos, isExact: typos === 0 && rules.alternativesAsExact.has(exactName) });
  }
  if (mayBeRegrouped(word, rules)) alternatives.push(...splitAlternatives(word, isPrefix));
  return { word, isPrefix, isOptional: rules.optionalWords.has(word), maxTypos: typosOf(word, rules), alternatives };
}

/** Words are split and joined where typos are allowed, because a missing or needless space is one. */
function mayBeRegrouped(word: string, rules: AnalysisRules): boolean {
  return rules.allowsTypos && !rules.wordsWithoutTypos.has(word) && !NUMERIC.test(word);
}

/** Two neighbours written as one: either of them is met by that. */
function addJoinedWords(words: readonly QueryWord[], rules: AnalysisRules): void {
  words.slice(1).forEach((second, i) => {
    const first = words[i];
    if (first === undefined || !mayBeRegrouped(first.word, rules) || !mayBeRegrouped(second.word, rules)) return;
    const joined = joinedAlternative(first.word, second.word, second.isPrefix);
    first.alternatives.push(joined);
    second.alternatives.push(joined);
  });
}

function typosOf(word: string, rules: AnalysisRules): number {
  if (!rules.allowsTypos || rules.wordsWithoutTypos.has(word)) return 0;
  if (NUMERIC.test(word) && !rules.allowsTyposOnNumbers) return 0;
  if (word.length >= rules.minWordSizeFor2Typos) return 2;
  return word.length >= rules.minWordSizeFor1Typo ? 1 : 0;
}

/** A run of query words that is a synonym: each of its words is also met by what it stands for. */
function addPhraseSynonyms(words: QueryWord[], rules: AnalysisRules): void {
  if (rules.synonyms === null) return;
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to < Math.min(words.length, from + rules.synonyms.longest); to++) {
      const run = words.slice(from, to + 1);
      for (const { words: target, typos } of rules.synonyms.of(run.map(({ word }) => word).join(' '))) {
        const isExact = rules.alternativesAsExact.has('multiWordsSynonym');
        for (const word of run) word.alternatives.push({ words: target, typos, isExact });
      }
    }
  }
}
