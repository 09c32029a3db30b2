import type { Draft } from './draft.ts';

/** Words of a sentence that a pattern fits, and what its groups caught. */
export interface PatternMatch {
  readonly first: number;
  readonly last: number;
  readonly groups: readonly (string | undefined)[];
}

/** Where a pattern of whole words fits words that nobody has read yet. */
export function matchesOf(draft: Draft, pattern: RegExp): PatternMatch[] {
  const text = ` ${draft.words.join(' ')} `;
  return Array.from(text.matchAll(pattern)).flatMap((match) => {
    const first = wordsBefore(text, match.index);
    const last = first + wordsBefore(match[0].trimEnd(), match[0].trimEnd().length) - 1;
    return draft.areFree(first, last) ? [{ first, last, groups: match.slice(1) }] : [];
  });
}

/** A pattern for `matchesOf`: its words as one alternative of a sentence's words. */
export function wordPattern(source: string): RegExp {
  return new RegExp(`(?<= )(?:${source})(?= )`, 'g');
}

function wordsBefore(text: string, at: number): number {
  return text.slice(0, at).trim() === '' ? 0 : text.slice(0, at).trim().split(' ').length;
}
