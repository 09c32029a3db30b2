import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { formKeys } from './form-keys.ts';

/** What people ask of a portal for homes that this one does not have: it answers, and says where to go on. */
export const unoffered = ['rent', 'used', 'furnished', 'sell'] as const;
export type Unoffered = (typeof unoffered)[number];

/** What an address tells of the sentence that led to it, besides its filters. It is no part of a search. */
export interface SentenceAside {
  readonly unoffered: readonly Unoffered[];
  /** Words that were denied and that nothing can rule out. */
  readonly denied?: string;
  /** It was about a place of the visitor's own whose whereabouts nobody knows. What they call it stays with them. */
  readonly own?: true;
  /** From what the price was reckoned; no amount that a visitor told stands in an address. */
  readonly means?: 'income' | 'savings' | 'both';
}

const asked = 'pide-';
const kept = 'no-';
const whose = 'de-tu';
const meansMarks = { income: 'de-ingreso', savings: 'de-ahorro', both: 'de-ambos' } as const;
const reckonings = ['income', 'savings', 'both'] as const;
const longestDenied = 60;

/** An aside as marks of an address. */
export function writeAside({ unoffered: all, denied = '', own, means }: SentenceAside): readonly string[] {
  const words = plain(denied);
  return [
    ...all.map((one) => `${asked}${one}`),
    ...(words === '' ? [] : [`${kept}${words}`]),
    ...(own ? [whose] : []),
    ...(means ? [meansMarks[means]] : []),
  ];
}

function plain(words: string): string {
  return words
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .slice(0, longestDenied)
    .trim();
}

/** Reads what `writeAside` writes; every other mark is somebody else's. */
export function readAside(marks: readonly string[]): SentenceAside {
  const denied = marks.find((mark) => mark.startsWith(kept))?.slice(kept.length, kept.length + longestDenied);
  const means = reckonings.find((one) => marks.includes(meansMarks[one]));
  return {
    unoffered: unoffered.filter((one) => marks.includes(`${asked}${one}`)),
    ...(denied ? { denied } : {}),
    ...(marks.includes(whose) ? { own: true } : {}),
    ...(means ? { means } : {}),
  };
}

/** The marks that the address of a search may tell: beside a point nothing says whose it is. */
export function marksBeside({ reach }: Pick<SearchState, 'reach'>, marks: readonly string[]): readonly string[] {
  return reach ? marks.filter((mark) => !mark.startsWith(whose)) : marks;
}

/** An address that tells some marks. */
export function withMarks(href: string, marks: readonly string[]): string {
  if (marks.length === 0) return href;
  const query = new URLSearchParams({ [formKeys.crossed]: marks.join('.') });
  return `${href}${href.includes('?') ? '&' : '?'}${query}`;
}
