import type { RichText } from '@umbral/domain/editorial/rich-text.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';

/** A word of the trade in the glossary. */
export interface GlossaryEntry {
  /** Where links point at: the word as a slug. */
  readonly id: string;
  readonly term: string;
  readonly meaning: string;
}

/** The words that begin with a letter. */
export interface GlossaryLetter {
  readonly letter: string;
  readonly entries: readonly GlossaryEntry[];
}

/** The words of a glossary's tables by their first letter, without accents. */
export function glossaryOf(body: RichText): GlossaryLetter[] {
  const entries = body.flatMap((block) => (block.type === 'table' ? block.rows.flatMap(entryOf) : []));
  const inOrder = entries.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const letters = Map.groupBy(inOrder, ({ id }) => id.charAt(0).toUpperCase());
  return [...letters].map(([letter, words]) => ({ letter, entries: words }));
}

function entryOf([term, meaning]: readonly string[]): GlossaryEntry[] {
  return term && meaning ? [{ id: slugify(term), term, meaning }] : [];
}
