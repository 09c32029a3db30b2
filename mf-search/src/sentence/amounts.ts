import type { Draft } from './draft.ts';
import { numberWords } from './number-words.ts';

/** A number of a sentence: its words, its value, and the scale that it names ("millones"), 1 where it names none. */
export interface Amount {
  readonly first: number;
  readonly last: number;
  readonly value: number;
  readonly scale: number;
  readonly hasDollarSign: boolean;
}

const thousand = 1000;
const million = 1_000_000;

const millionWords = new Set(
  'millon millones mill mills mm palo palos palito palitos melon melones milloncito milloncitos mllones'.split(' '),
);

/** Words of amounts, for the dictionary of slips. */
export const amountWords: readonly string[] = [...numberWords.keys(), ...millionWords, 'medio', 'media'];

/** The amount that begins at a word; undefined where none does. */
export function amountAt(draft: Draft, at: number): Amount | undefined {
  const hasDollarSign = draft.words[at] === '$';
  const start = hasDollarSign ? at + 1 : at;
  const half = millionAndHalf(draft, start);
  if (half) return { ...half, first: at, hasDollarSign };
  const whole = thousandsAt(draft, start);
  if (!whole) return undefined;
  const scaled = millionsAt(draft, whole);
  const { value, last, scale } = scaled ?? whole;
  return { first: at, last, value, scale, hasDollarSign };
}

/** "Millón y medio" without a number before it. */
function millionAndHalf(draft: Draft, at: number): Part | undefined {
  const isSaid = /^(millon|palo)$/.test(draft.words[at] ?? '') && draft.isFree(at) && isWord(draft, at + 1, 'y');
  const isHalf = isSaid && /^medi[oa]$/.test(draft.words[at + 2] ?? '');
  return isHalf ? { value: 1.5 * million, last: at + 2, scale: million } : undefined;
}

interface Part {
  readonly value: number;
  readonly last: number;
  readonly scale: number;
}

/** "250", "doscientos cincuenta", "900 mil", "mil doscientos". */
function thousandsAt(draft: Draft, at: number): Part | undefined {
  const small = smallAt(draft, at);
  const next = small ? small.last + 1 : at;
  const isThousand = isWord(draft, next, 'mil') || (small !== undefined && isGlued(draft, next, 'k'));
  if (!isThousand) return small && { ...small, scale: 1 };
  const value = (small?.value ?? 1) * thousand;
  const tail = draft.tokens[at]?.kind === 'number' ? undefined : smallAt(draft, next + 1);
  return { value: value + (tail?.value ?? 0), last: tail?.last ?? next, scale: thousand };
}

/** "300 millones", "2 mil millones", "un millón quinientos mil", "millón y medio", "180M". */
function millionsAt(draft: Draft, { value, last }: Part): Part | undefined {
  const next = last + 1;
  if (!draft.isFree(next)) return undefined;
  if (isCapitalM(draft, next, value)) return { value: value * million, last: next, scale: million };
  if (!millionWords.has(draft.words[next] ?? '')) return undefined;
  const whole = value * million;
  if (isWord(draft, next + 1, 'y') && /^medi[oa]$/.test(draft.words[next + 2] ?? '')) {
    return { value: whole + million / 2, last: next + 2, scale: million };
  }
  const rest = thousandsAt(draft, next + 1);
  if (rest?.scale === thousand && rest.value < million)
    return { value: whole + rest.value, last: rest.last, scale: million };
  const hundreds = spokenHundreds(draft, next + 1, whole, rest);
  return { value: whole + hundreds * thousand, last: hundreds > 0 ? (rest?.last ?? next) : next, scale: million };
}

/** "Un millón doscientos" leaves out the thousand; digits and what is counted say something else. */
function spokenHundreds(draft: Draft, at: number, whole: number, rest: Part | undefined): number {
  const isSaid = rest !== undefined && rest.scale === 1 && rest.value >= 100 && rest.value % 50 === 0;
  const isSpoken = draft.tokens[at]?.kind === 'word' || whole <= 10 * million;
  return isSaid && isSpoken && !unitWordAfter.test(draft.words[rest.last + 1] ?? '') ? rest.value : 0;
}

const unitWordAfter = /^(m|m2|mts?|mts2|metros?|alcobas?|habitaciones|banos?)$/;

/** "180M" is money, "60 m" is an area; a small m of a big number is money too, as no home has so many metres. */
function isCapitalM(draft: Draft, at: number, value: number): boolean {
  const raw = draft.tokens[at]?.raw;
  return (raw === 'M' && value >= 65 && value < 10_000) || (raw === 'm' && value >= 150 && value < 1000);
}

function smallAt(draft: Draft, at: number): Omit<Part, 'scale'> | undefined {
  const token = draft.tokens[at];
  if (!token || !draft.isFree(at)) return undefined;
  if (token.kind === 'number') return { value: readDigits(token.raw), last: at };
  if (isWord(draft, at, 'medio') && millionWords.has(draft.words[at + 1] ?? '')) return { value: 0.5, last: at };
  if (isWord(draft, at, 'media') && /^(hectarea|fanegada)$/.test(draft.words[at + 1] ?? ''))
    return { value: 0.5, last: at };
  if (isQuarter(draft, at)) return { value: 0.25, last: at + 2 };
  return smallInWords(draft, at);
}

/** "Un cuarto de millón". */
function isQuarter(draft: Draft, at: number): boolean {
  const isSaid = ['un', 'cuarto', 'de'].every((word, step) => isWord(draft, at + step, word));
  return isSaid && millionWords.has(draft.words[at + 3] ?? '');
}

/** "Dos cincuenta", "tres ochenta": hundreds as they are spoken of prices. */
function hundredsSpoken(draft: Draft, at: number): Omit<Part, 'scale'> | undefined {
  const [hundreds = 0, rest = 0] = [at, at + 1].map((index) => numberWords.get(draft.words[index] ?? ''));
  const isSpoken = draft.areFree(at, at + 1) && hundreds > 1 && hundreds < 10 && rest >= 20 && rest % 10 === 0;
  return isSpoken && rest < 100 ? { value: hundreds * 100 + rest, last: at + 1 } : undefined;
}

/** Hundreds, tens and units, each at most once: "doscientos treinta y cinco". */
function smallInWords(draft: Draft, at: number): Omit<Part, 'scale'> | undefined {
  const spoken = hundredsSpoken(draft, at);
  if (spoken) return spoken;
  let sum = 0;
  let last: number | undefined;
  let below = thousand;
  for (let index = at; draft.isFree(index); index++) {
    const isAnd = last !== undefined && sum % 10 === 0 && isWord(draft, index, 'y');
    const value = numberWords.get(draft.words[isAnd ? index + 1 : index] ?? '');
    if (value === undefined || value >= below || (isAnd && value > 9)) break;
    if (isAnd) index += 1;
    sum += value;
    last = index;
    below = value >= 100 ? 100 : value >= 20 ? 10 : 1;
  }
  if (last === undefined) return undefined;
  // "Trescientos y pico" are fewer than four hundred.
  const isMore = sum >= 100 && sum % 100 === 0 && isWord(draft, last + 1, 'y') && isWord(draft, last + 2, 'pico');
  return isMore ? { value: sum + 100, last: last + 2 } : { value: sum, last };
}

/** The value of "350.000.000", "1'200.000", "2,5" and "1.200": a mark before three digits groups, else it is a decimal one. */
export function readDigits(text: string): number {
  const groups = text.split(/[.,'’ ]/);
  const [whole = '', ...others] = groups;
  if (others.length === 0) return Number(text);
  if (others.every((group) => group.length === 3)) return Number(groups.join(''));
  const decimals = others.pop() ?? '';
  return others.every((group) => group.length === 3) && decimals.length <= 2
    ? Number(`${whole}${others.join('')}.${decimals}`)
    : Number(groups.join(''));
}

function isWord(draft: Draft, at: number, word: string): boolean {
  return draft.isFree(at) && draft.words[at] === word;
}

function isGlued(draft: Draft, at: number, word: string): boolean {
  return isWord(draft, at, word) && draft.tokens[at]?.from === draft.tokens[at - 1]?.to;
}
