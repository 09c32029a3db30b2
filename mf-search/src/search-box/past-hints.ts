import type { Suggestion } from '../model/suggestion.ts';
import { fold } from '../sentence/tokens.ts';
import type { PastSearch } from './past-searches.ts';

const most = 3;
const mostWhileEmpty = 5;

/** The past searches that hold every word of a text, the last one typed maybe half. */
export function pastHints(searches: readonly PastSearch[], text: string): Suggestion[] {
  const words = fold(text).trim().split(/\s+/);
  return searches
    .filter(({ label }) => words.every((word) => ` ${fold(label)}`.includes(` ${word}`)))
    .slice(0, most)
    .map(toHint);
}

/** The latest past searches: what a box offers in which nothing stands yet. */
export function latestHints(searches: readonly PastSearch[]): Suggestion[] {
  return searches.slice(0, mostWhileEmpty).map(toHint);
}

function toHint({ href, label }: PastSearch): Suggestion {
  return { group: 'past', id: `past-${href}`, label, leads: { to: href } };
}
