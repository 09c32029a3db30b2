import { glossaryWords } from './glossary-words.ts';
import { type GlossaryTerm, glossaryTerms } from './term-href.ts';

/** A word of the trade in a text: from its first letter to behind its last. */
export interface FoundTerm {
  readonly term: GlossaryTerm;
  readonly from: number;
  readonly to: number;
}

const termOfWord = new Map(
  glossaryTerms.flatMap((term) => (glossaryWords[term] ?? []).map((word) => [word.toLowerCase(), term] as const)),
);
/** The longest first, so that the whole of "tasa efectiva anual" is one word. */
const words = [...termOfWord.keys()].toSorted((a, b) => b.length - a.length).join('|');
const anyTerm = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu');

/** Every word of a text that the glossary explains, in the order of the text. */
export function termsIn(text: string): FoundTerm[] {
  return [...text.matchAll(anyTerm)].flatMap(({ 0: word, index }) => {
    const term = termOfWord.get(word.toLowerCase());
    return term ? [{ term, from: index, to: index + word.length }] : [];
  });
}
