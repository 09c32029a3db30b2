import MiniSearch from 'minisearch';
import { matching, metres } from './bench-oracle.ts';
import { type Answer, type Contender, cpuSeconds } from './contender.ts';
import { type Corpus, folded } from './corpus.ts';
import { hitsPerPage, type Question, radiusMetres } from './engine-queries.ts';

const lettersForTypo = 4;

/** MiniSearch for the words, plain arrays for what it lacks: filters, counts, places, orders. */
export function buildMiniSearch(corpus: Corpus): Contender {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: folded,
    processTerm: (term) => term,
    searchOptions: { combineWith: 'AND' },
  });
  const { seconds } = cpuSeconds(() => {
    for (let doc = 0; doc < corpus.count; doc++) index.add({ id: doc, text: textOf(corpus, doc) });
  });
  return {
    name: 'MiniSearch and arrays',
    buildSeconds: seconds,
    ask: (question) => answerOf(corpus, question, question.is === 'text' ? found(index, question.query) : null),
    close: async () => undefined,
  };
}

function textOf({ texts, words }: Corpus, doc: number): string {
  return Array.from(texts[doc] ?? [], (word) => words[word] ?? '').join(' ');
}

/** The last word may go on, words of four letters and more may have a typo. */
function found(index: MiniSearch, query: string): number[] {
  const isOpen = /[\p{L}\p{N}]$/u.test(query);
  const hits = index.search(query, {
    prefix: (_, i, terms) => isOpen && i === terms.length - 1,
    fuzzy: (term) => (term.length >= lettersForTypo * 2 ? 2 : term.length >= lettersForTypo ? 1 : false),
  });
  return hits.map(({ id }) => Number(id));
}

function answerOf(corpus: Corpus, question: Question, hits: number[] | null): Answer {
  const docs = hits ?? (question.is === 'place' ? near(corpus, question) : matching(corpus, question));
  const total = docs.length;
  const counted = corpus.count13(docs);
  if (hits === null && question.is !== 'place') docs.sort((a, b) => corpus.compare(a, b));
  return { total, facets: counted, ids: docs.slice(0, hitsPerPage).map((doc) => corpus.ids[doc] ?? '') };
}

function near(corpus: Corpus, from: { lat: number; lng: number }): number[] {
  const found: { doc: number; distance: number }[] = [];
  for (let doc = 0; doc < corpus.count; doc++) {
    const distance = metres(corpus, doc, from);
    if (distance <= radiusMetres) found.push({ doc, distance });
  }
  return found.sort((a, b) => a.distance - b.distance).map(({ doc }) => doc);
}
