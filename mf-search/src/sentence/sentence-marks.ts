import { type SentenceAside, writeAside } from '../model/sentence-aside.ts';
import type { SentenceReading } from './sentence-reading.ts';

/** What a reading says besides its filters, as marks of the address that it leads to. */
export function marksOf({ unoffered, denied, wishes, chips }: SentenceReading): readonly string[] {
  const means = chips.some(({ kind }) => kind === 'price') ? undefined : reckonedFrom(wishes);
  return writeAside({ unoffered, denied, ...(wishes.own ? { own: true } : {}), ...(means ? { means } : {}) });
}

function reckonedFrom({ income, savings }: SentenceReading['wishes']): SentenceAside['means'] {
  if (income !== undefined) return savings === undefined ? 'income' : 'both';
  return savings === undefined ? undefined : 'savings';
}
