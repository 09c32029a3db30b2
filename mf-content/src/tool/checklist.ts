import type { RichText, TextBlock, TextRun } from '@umbral/domain/editorial/rich-text.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { FrequentQuestion } from '../model/structured-data.ts';

/** Something to tick off. */
export interface ChecklistItem {
  /** Of its words, so that a list that is put in another order keeps what was ticked off. */
  readonly id: string;
  readonly text: string;
  /** Why it matters, where the item is a question. */
  readonly why?: string;
}

/** A part of a checklist: words as they are, or items. */
export type ChecklistPart =
  | { readonly kind: 'words'; readonly block: TextBlock }
  | { readonly kind: 'items'; readonly items: readonly ChecklistItem[] };

const idLength = 60;

/** The body of a checklist with its lists as items to tick off. */
export function checklistOf(body: RichText): ChecklistPart[] {
  return body.map((block) =>
    block.type === 'list' ? { kind: 'items', items: block.items.map(itemOf) } : { kind: 'words', block },
  );
}

/** All items of a checklist in their order. */
export function itemsOf(parts: readonly ChecklistPart[]): readonly ChecklistItem[] {
  return parts.flatMap((part) => (part.kind === 'items' ? part.items : []));
}

/** The items that ask something and say what to hear, for search engines. */
export function questionsOf(parts: readonly ChecklistPart[]): readonly FrequentQuestion[] {
  return itemsOf(parts).flatMap(({ text, why }) => (why ? [{ question: text, answer: why }] : []));
}

function itemOf(runs: readonly TextRun[]): ChecklistItem {
  const words = runs.map(({ text }) => text).join('');
  const end = words.indexOf('? ');
  const text = end < 0 ? words : words.slice(0, end + 1);
  const id = slugify(text).slice(0, idLength);
  return end < 0 ? { id, text } : { id, text, why: words.slice(end + 2) };
}
