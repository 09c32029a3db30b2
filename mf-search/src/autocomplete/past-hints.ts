import type { Suggestion } from '../model/suggestion.ts';
import { fold } from '../sentence/tokens.ts';
import type { PastSearch } from './past-searches.ts';

const most = 3;

/** The past searches that hold every word of a text, the last one typed maybe half. */
export function pastHints(searches: readonly PastSearch[], text: string): Suggestion[] {
  const words = fold(text).trim().split(/\s+/);
  return searches
    .filter(({ label }) => words.every((word) => ` ${fold(label)}`.includes(` ${word}`)))
    .slice(0, most)
    .map(({ href, label }) => ({ group: 'past', id: `past-${href}`, label, leads: { to: href } }));
}
