import { distanceM } from '@umbral/domain/places/globe.ts';
import { isStopWord } from 'infra-search/src/engine/text/stop-words.ts';
import type { Answer } from './contender.ts';
import { type Corpus, folded } from './corpus.ts';
import { hitsPerPage, type Question, radiusMetres } from './engine-queries.ts';

/** The right answer, by looking at every record. The order of text results is left open. */
export function askOracle(corpus: Corpus, question: Question): Answer {
  const docs = matching(corpus, question);
  const total = docs.length;
  const counted = corpus.count13(docs);
  const isOrdered = question.is === 'filters' || question.is === 'nothing';
  const first = isOrdered ? docs.sort((a, b) => corpus.compare(a, b)).slice(0, hitsPerPage) : [];
  return { total, facets: counted, ids: first.map((doc) => corpus.ids[doc] ?? '') };
}

/** Whether an answer has the right total, the right counts and, where the order is given, the right records. */
export function isCorrect(answer: Answer, right: Answer): boolean {
  if (answer.total !== right.total) return false;
  if (right.ids.length > 0 && right.ids.some((id, i) => answer.ids[i] !== id)) return false;
  const names = new Set([...Object.keys(answer.facets), ...Object.keys(right.facets)]);
  return [...names].every((name) => areEqual(answer.facets[name] ?? {}, right.facets[name] ?? {}));
}

function areEqual(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): boolean {
  const values = Object.entries(a);
  return values.length === Object.keys(b).length && values.every(([value, count]) => b[value] === count);
}

/** The records that meet a question. */
export function matching(corpus: Corpus, question: Question): number[] {
  const test = testOf(corpus, question);
  const docs: number[] = [];
  for (let doc = 0; doc < corpus.count; doc++) if (test(doc)) docs.push(doc);
  return docs;
}

function testOf(corpus: Corpus, question: Question): (doc: number) => boolean {
  if (question.is === 'filters') return (doc) => corpus.matches(doc, question);
  if (question.is === 'place') return (doc) => metres(corpus, doc, question) <= radiusMetres;
  return question.is === 'text' ? textTest(corpus, question.query) : () => true;
}

/** Whole metres. */
export function metres({ lats, lngs }: Corpus, doc: number, from: { lat: number; lng: number }): number {
  return Math.round(distanceM({ lat: lats[doc] ?? 0, lng: lngs[doc] ?? 0 }, from));
}

/** Per word of the vocabulary whether it meets a query word, and pairs of words that do together. */
interface WordRule {
  isMet: Uint8Array;
  pairs: Set<string>;
}

function textTest(corpus: Corpus, query: string): (doc: number) => boolean {
  const all = folded(query);
  const isOpen = /[\p{L}\p{N}]$/u.test(query);
  const kept = all.filter((word, i) => !isStopWord(word) || (isOpen && i === all.length - 1));
  const words = kept.every(isStopWord) ? all : kept;
  const rules = words.map((_, i) => wordRule(corpus, words, i, isOpen));
  return (doc) => rules.every((rule) => meets(corpus, corpus.texts[doc] ?? new Int32Array(), rule));
}

function meets({ words }: Corpus, text: Int32Array, { isMet, pairs }: WordRule): boolean {
  for (let i = 0; i < text.length; i++) {
    const word = text[i] ?? -1;
    if (word < 0) continue;
    if (isMet[word] === 1) return true;
    const next = text[i + 1] ?? -1;
    if (pairs.size > 0 && next >= 0 && pairs.has(`${words[word]} ${words[next]}`)) return true;
  }
  return false;
}

function wordRule({ words }: Corpus, query: readonly string[], i: number, isOpen: boolean): WordRule {
  const word = query[i] ?? '';
  const last = query.length - 1;
  const goesOn = isOpen && i === last;
  const joined = [i > 0 ? [i - 1, i] : [], i < last ? [i, i + 1] : []].filter((pair) => pair.length > 0);
  const typos = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  const isNumber = (text: string) => /^\d+$/.test(text);
  const isMet = Uint8Array.from(words, (own) => {
    if (isPartner(own, word) || edits(word, own, goesOn, typos) <= typos) return 1;
    const isJoined = joined.some(([a = 0, b = 0]) => {
      if (isNumber(query[a] ?? '') || isNumber(query[b] ?? '')) return false;
      const text = `${query[a]}${query[b]}`;
      return isOpen && b === last ? own.startsWith(text) : own === text;
    });
    return isJoined ? 1 : 0;
  });
  return { isMet, pairs: isNumber(word) ? new Set() : splitPairs(words, word, goesOn) };
}

/** Pairs of words that are one query word with a space in it. */
function splitPairs(words: readonly string[], word: string, goesOn: boolean): Set<string> {
  const pairs = new Set<string>();
  const least = goesOn ? 3 : 2;
  for (let at = 2; word.length >= 5 && at <= word.length - least; at++) {
    const [first, rest] = [word.slice(0, at), word.slice(at)];
    if (!goesOn) pairs.add(`${first} ${rest}`);
    else for (const own of words) if (own.startsWith(rest)) pairs.add(`${first} ${own}`);
  }
  return pairs;
}

function isPartner(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < 3 || /\d/.test(short)) return false;
  if (short.endsWith('z')) return long === `${short.slice(0, -1)}ces`;
  return long === `${short}s` || long === `${short}es`;
}

/** Edits from a query word to a word, or to its best beginning; another first letter counts once more. */
function edits(query: string, word: string, isPrefix: boolean, most: number): number {
  const penalty = query[0] === word[0] ? 0 : 1;
  if (!isPrefix && Math.abs(query.length - word.length) > most) return 9;
  let above: number[] = [];
  let row = Array.from({ length: query.length + 1 }, (_, j) => j);
  let best = isPrefix ? query.length : 9;
  for (let i = 1; i <= Math.min(word.length, query.length + most + 1); i++) {
    const next = [i];
    for (let j = 1; j <= query.length; j++) {
      const same = query[j - 1] === word[i - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && query[j - 1] === word[i - 2] && query[j - 2] === word[i - 1]) {
        cost = Math.min(cost, (above[j - 2] ?? 0) + 1);
      }
      next.push(cost);
    }
    if (isPrefix) best = Math.min(best, next[query.length] ?? 9);
    if (Math.min(...next) > most + 1) break;
    [above, row] = [row, next];
    if (!isPrefix && i === word.length) best = next[query.length] ?? 9;
  }
  return best + penalty;
}
