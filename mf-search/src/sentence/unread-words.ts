import type { Draft } from './draft.ts';
import { fillers, negators } from './plain-words.ts';
import { singular } from './tokens.ts';

/** The words that nothing read, as typed: fillers fall away at both ends of each run, and so does what "sin" or "no" denies. */
export function unreadWords(draft: Draft): string {
  const runs: number[][] = [[]];
  draft.tokens.forEach((token, index) => {
    const isOpen = draft.isUnread(index) && token.kind !== 'mark' && !isDenied(draft, index);
    if (isOpen) runs.at(-1)?.push(index);
    else runs.push([]);
  });
  return runs
    .flatMap((run) => withoutOuterFillers(draft, run))
    .map((index) => draft.tokens[index]?.raw ?? '')
    .join(' ');
}

function isDenied(draft: Draft, index: number): boolean {
  let before = index - 1;
  while (before >= 0 && index - before < 5 && isFiller(draft.words[before] ?? '') && !isNegator(draft, before))
    before -= 1;
  return isNegator(draft, before) && !isFiller(draft.words[index] ?? '');
}

function isNegator(draft: Draft, index: number): boolean {
  return draft.isUnread(index) && negators.has(draft.words[index] ?? '');
}

function withoutOuterFillers(draft: Draft, run: readonly number[]): readonly number[] {
  const says = (index: number) => draft.isKept(index) || !isFiller(draft.words[index] ?? '');
  const said = run.slice(Math.max(0, run.findIndex(says)), run.findLastIndex(says) + 1);
  // A number alone finds nothing: the words that it counted were read or say nothing.
  return said.every((index) => draft.tokens[index]?.kind === 'number') ? [] : said;
}

function isFiller(word: string): boolean {
  return fillers.has(word) || fillers.has(singular(word));
}
