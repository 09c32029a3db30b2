import type { Draft } from './draft.ts';
import { smallWords } from './plain-words.ts';
import { singular } from './tokens.ts';

export type Bound = 'min' | 'max' | 'about';

/** A bound and the word at its outer end. */
export interface FoundBound {
  readonly bound: Bound;
  readonly edge: number;
  /** "Más de 3" begins at 4 where things are counted. */
  readonly isBeyond?: true;
}

const aboutWords =
  'alrededor aproximadamente aproximado aprox cercano cerca uno como sobre rondando ronde rondan ronda';
const cues = new Map<string, Bound>([
  ...cueWords('min', 'desde minimo minima min mas mayor superior arriba encima partir >'),
  ...cueWords('max', 'hasta maximo maxima max menos menor inferior debajo tope bajo baje bajen <'),
  ...cueWords('about', aboutWords),
]);

/** Words that bound a number, which are slips of no other word. */
export const boundWords: readonly string[] = [...cues.keys()].filter((word) => word.length > 3);

/** "No pase de", "sin superar": the bound is in their denial. */
const passes = /^(pas|super|exced|sobrepas)[ea][nr]?$/;
/** "No suba de": Suba is a place elsewhere. */
const climbs = /^sub[ae]n?$/;

function cueOf(word: string): Bound | undefined {
  return passes.test(word) ? 'min' : (cues.get(word) ?? cues.get(singular(word)));
}

const opposite: Readonly<Record<Bound, Bound>> = { min: 'max', max: 'min', about: 'about' };

/** Words between a bound and its number: "menos (de) (los) 300", "hasta ($) 300". */
const between = new Set([
  ...smallWords,
  ...'grande grandes que sea es $ : = valor precio presupuesto por cueste cuesta son'.split(' '),
]);

/** Words between "no" and a bound: "no (cueste) más de". */
const afterNo = new Set(
  'cueste cuesten cuesta valga valgan vale sea sean pague pagar quiero gastar me se vaya a por de que tenga tengan muy valer tengo tenemos dispongo puedo pueda podemos gastarme pasar pasarme llegue llegar alcanza cuento con para'.split(
    ' ',
  ),
);

/** The bound that stands before a number: "menos de", "no más de", "por encima de", "como mínimo". */
export function boundBefore(draft: Draft, first: number): FoundBound | undefined {
  for (let index = first - 1; index >= Math.max(0, first - 5) && draft.isFree(index); index--) {
    const word = draft.words[index] ?? '';
    const bound = climbs.test(word) && draft.words[index - 1] === 'no' ? 'min' : cueOf(word);
    const firmer = bound === 'about' ? boundBefore(draft, index) : undefined;
    if (bound) return firmer ?? withItsWords(draft, index, bound);
    if (!between.has(word) && !isShortened(draft, index)) return undefined;
  }
  return undefined;
}

/** "Max. 300". */
function isShortened(draft: Draft, dot: number): boolean {
  return draft.words[dot] === '.' && /^(max|min|aprox)$/.test(draft.words[dot - 1] ?? '');
}

/** The bound that stands after a number or its unit: "o más", "+", "máximo", "en adelante". */
export function boundAfter(draft: Draft, last: number): FoundBound | undefined {
  const [next, second, third] = [1, 2, 3].map((step) => wordIfFree(draft, last + step));
  if (next === '+' && draft.tokens[last + 1]?.from === draft.tokens[last]?.to) return { bound: 'min', edge: last + 1 };
  if ((next === 'o' || next === 'y') && second === 'mas') return { bound: 'min', edge: last + 2 };
  if (next === 'o' && (second === 'menos' || second === 'menor')) return { bound: 'max', edge: last + 2 };
  if (next === 'en' && second === 'adelante') return { bound: 'min', edge: last + 2 };
  if ((next === 'para' || next === 'hacia') && second === 'arriba') return { bound: 'min', edge: last + 2 };
  if ((next === 'para' || next === 'hacia') && second === 'abajo') return { bound: 'max', edge: last + 2 };
  if (next === 'mas' && second === 'o' && third === 'menos') return { bound: 'about', edge: last + 3 };
  const word = next === 'como' || next === 'de' ? second : next;
  const edge = last + (word === next ? 1 : 2);
  const isOfNextNumber = draft.tokens[edge + 1]?.kind === 'number' || (word === second && third === 'de');
  if (isOfNextNumber) return undefined;
  if (/^(aprox|aproximadamente|aproximados?)$/.test(word ?? '')) return { bound: 'about', edge };
  if (word === 'maximo' || word === 'max' || word === 'tope') return { bound: 'max', edge };
  return word === 'minimo' || word === 'min' ? { bound: 'min', edge } : undefined;
}

function withItsWords(draft: Draft, at: number, bound: Bound): FoundBound {
  if (draft.words[at] === 'menos') {
    const [before, beforeThat] = [wordIfFree(draft, at - 1), wordIfFree(draft, at - 2)];
    if (before === 'o' && beforeThat === 'mas') return { bound: 'about', edge: at - 2 };
    if (before === 'al' || before === 'lo') {
      return { bound: 'min', edge: wordIfFree(draft, at - 2) === 'por' ? at - 2 : at - 1 };
    }
  }
  for (let index = at - 1; index >= Math.max(0, at - 4) && draft.isFree(index); index--) {
    const word = draft.words[index] ?? '';
    if (word === 'no' || word === 'sin') return { bound: opposite[bound], edge: index };
    if (!afterNo.has(word)) break;
  }
  const leads = ['por', 'a', 'como', 'de', 'un', 'una'].includes(wordIfFree(draft, at - 1) ?? '');
  return {
    bound,
    edge: leads ? at - 1 : at,
    ...(/^(mas|menos)$/.test(draft.words[at] ?? '') ? { isBeyond: true as const } : {}),
  };
}

function wordIfFree(draft: Draft, at: number): string | undefined {
  return draft.isFree(at) ? draft.words[at] : undefined;
}

function cueWords(bound: Bound, words: string): (readonly [string, Bound])[] {
  return words.split(' ').map((word) => [word, bound] as const);
}
