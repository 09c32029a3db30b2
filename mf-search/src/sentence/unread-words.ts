import type { Draft } from './draft.ts';
import { fillers, negators } from './plain-words.ts';
import { singular } from './tokens.ts';

/** The words that nothing read, as typed: fillers fall away at both ends of each run, and so does what is denied. */
export function unreadWords(draft: Draft): string {
  const denied = deniedIndices(draft);
  return wordsOf(draft, (index) => draft.isUnread(index) && !denied.has(index));
}

/** The words that "sin" or "no" denies and that nothing can rule out, as typed. */
export function deniedWords(draft: Draft): string {
  const denied = deniedIndices(draft);
  return wordsOf(draft, (index) => denied.has(index) || draft.isDenied(index));
}

function wordsOf(draft: Draft, isMeant: (index: number) => boolean): string {
  const runs: number[][] = [[]];
  draft.tokens.forEach((token, index) => {
    if (isMeant(index) && token.kind !== 'mark') runs.at(-1)?.push(index);
    else runs.push([]);
  });
  return runs
    .flatMap((run) => withoutOuterFillers(draft, run))
    .map((index) => draft.tokens[index]?.raw ?? '')
    .join(' ');
}

/** A denial goes on until its clause ends: at a mark, at something that was read, at a word that begins anew. */
const begins = /^(y|e|pero|para|pa|con|por|que|o)$/;

function deniedIndices(draft: Draft): ReadonlySet<number> {
  const denied = new Set<number>();
  draft.words.forEach((word, index) => {
    if (!negators.has(word) || !draft.isUnread(index)) return;
    let isSaid = false;
    for (let at = index + 1; draft.isUnread(at) && draft.tokens[at]?.kind !== 'mark'; at++) {
      const next = draft.words[at] ?? '';
      if (negators.has(next) || (isSaid && begins.test(next))) return;
      isSaid ||= !isFiller(next);
      if (isSaid) denied.add(at);
    }
  });
  return denied;
}

function withoutOuterFillers(draft: Draft, run: readonly number[]): readonly number[] {
  const says = (index: number) => draft.isKept(index) || draft.isDenied(index) || !isFiller(draft.words[index] ?? '');
  const said = run.slice(Math.max(0, run.findIndex(says)), run.findLastIndex(says) + 1);
  // A number alone finds nothing: the words that it counted were read or say nothing.
  return said.every((index) => draft.tokens[index]?.kind === 'number' || !says(index)) ? [] : said;
}

function isFiller(word: string): boolean {
  return word.length === 1 || fillers.has(word) || fillers.has(singular(word));
}
