import type { Draft } from './draft.ts';
import { fillers, negators } from './plain-words.ts';
import { singular } from './tokens.ts';

/** The words that nothing read, as typed: fillers fall away at both ends of each run, and so does what is denied. */
export function unreadWords(draft: Draft): string {
  const denied = new Set(denials(draft).flatMap(({ words }) => words));
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
const begins = /^(y|e|pero|para|pa|con|por|que|o|porque|pues|cuando|aunque|mientras|si)$/;

function deniedIndices(draft: Draft): ReadonlySet<number> {
  return new Set(denials(draft).flatMap(({ isTalk, words }) => (isTalk ? [] : words)));
}

interface Denial {
  /** "Ya no cabemos" denies nothing of a home. */
  readonly isTalk: boolean;
  readonly words: readonly number[];
}

function denials(draft: Draft): Denial[] {
  return draft.words.flatMap((word, index) => {
    if (!negators.has(word) || !draft.isUnread(index)) return [];
    const words = clauseAfter(draft, index);
    return words === undefined ? [] : [{ isTalk: isTalk(draft, index), words }];
  });
}

/** The words that a negator denies; nothing where another one takes over. */
function clauseAfter(draft: Draft, negator: number): readonly number[] | undefined {
  const words: number[] = [];
  for (let at = negator + 1; draft.isUnread(at) && draft.tokens[at]?.kind !== 'mark'; at++) {
    const next = draft.words[at] ?? '';
    if (negators.has(next) || (words.length > 0 && begins.test(next))) break;
    if (words.length > 0 || !isFiller(next)) words.push(at);
  }
  return words;
}

/** "Porque ya no puedo con las escaleras", "no conozco el sector": somebody tells of themselves. */
function isTalk(draft: Draft, negator: number): boolean {
  if (draft.words[negator] !== 'no') return false;
  const before = wordBeside(draft, negator, -1, /^(yo|aqui|aca|alla|ella|el|mi|mama|nos|me|hoy|siempre)$/);
  const after = wordBeside(draft, negator, 1, /^(me|se|nos|le|les|lo|la|los|te|ya|todavia|aun)$/);
  return /^(ya|porque|pues|como|aun|todavia|aunque)$/.test(before) || isTalkVerb(after);
}

const talkVerbs =
  /^(tengo|tenemos|puedo|puede|pueden|conozco|aguanto|soporto|alcanza|llega|se|creo|quepo|cabe|caben|veo|encuentro|entiendo|soy|somos|estoy|vivo|manejo|trabajo|gano|gusta|gustan|pasa|hay|hemos|he|ha|sabe|sirve|deja|dejan|quisiera|quiere|quieren)$/;

function isTalkVerb(word: string): boolean {
  return talkVerbs.test(word) || /^(?!quer|necesit|busc|dese).{2,}[aei]mos$/.test(word);
}

function wordBeside(draft: Draft, from: number, step: 1 | -1, aside: RegExp): string {
  let at = from + step;
  while (aside.test(draft.words[at] ?? '')) at += step;
  return draft.words[at] ?? '';
}

function withoutOuterFillers(draft: Draft, run: readonly number[]): readonly number[] {
  const says = (index: number) => draft.isKept(index) || draft.isDenied(index) || !isFiller(draft.words[index] ?? '');
  const lastSaid = run.findLastIndex(says);
  // "Piso 8".
  const isCounted = draft.tokens[run[lastSaid + 1] ?? -1]?.kind === 'number';
  const said = run.slice(Math.max(0, run.findIndex(says)), lastSaid + (isCounted ? 2 : 1));
  // A number alone finds nothing: the words that it counted were read or say nothing.
  return said.every((index) => draft.tokens[index]?.kind === 'number' || !says(index)) ? [] : said;
}

function isFiller(word: string): boolean {
  return word.length === 1 || fillers.has(word) || fillers.has(singular(word));
}
