import type { Draft } from './draft.ts';

const otherMoney =
  /^(inicial|ahorr|ingreso|gano|ganamos|sueldo|administracion|separacion|separo|separar|subsidio|arriendo|canon)/;
const perMetre = /^(metro|m2|mt2)$/;

/**
 * Whether an amount is not the price of a home: savings, income, the down payment, a price per metre.
 * `first` to `last` are its words with their bounds, `number` is where the number itself begins.
 */
export function isOfAnotherKind(draft: Draft, first: number, number: number, last: number): boolean {
  const before = [1, 2, 3].map((step) => (draft.isUnread(first - step) ? wordAt(draft, first - step) : ''));
  const between = draft.words.slice(first, number);
  const [next = '', second = '', third = ''] = [1, 2, 3].map((step) => wordAt(draft, last + step));
  const isBounded = number > first;
  const isOther = (word: string) => otherMoney.test(word) && !(isBounded && word.startsWith('subsid'));
  if (upToMark(before).some(isOther) || between.some(isOther)) return true;
  if ((next === 'de' || next === 'en') && [second, third].some((word) => otherMoney.test(word))) return true;
  if (/^ahorrad/.test(next)) return true;
  return /^(por|el|cada|x)$/.test(next) && perMetre.test(second === 'el' ? third : second);
}

/** The words that make an amount a monthly payment: "cuota (mensual) de", "al mes", "mensuales"; their outer ends. */
export function monthlyAround(draft: Draft, number: number, last: number): { first: number; last: number } | undefined {
  const cue = cueBefore(draft, number);
  const end = endAfter(draft, last);
  return cue === undefined && end === undefined ? undefined : { first: cue ?? number, last: end ?? last };
}

function cueBefore(draft: Draft, number: number): number | undefined {
  for (let index = number - 1; index >= Math.max(0, number - 7) && draft.isFree(index); index--) {
    const token = draft.tokens[index];
    if (token?.kind === 'number' || (token?.kind === 'mark' && !/[$:<>]/.test(token.raw))) return undefined;
    if (/^(cuotas?|mensualidad(es)?|mensual(es)?|mensualmente)$/.test(draft.words[index] ?? '')) {
      return draft.isFree(index - 1) && draft.words[index - 1] === 'cuota' ? index - 1 : index;
    }
  }
  return undefined;
}

function endAfter(draft: Draft, last: number): number | undefined {
  const [next = '', second = ''] = [1, 2].map((step) => wordAt(draft, last + step));
  if (/^(mensual(es)?|mensualmente)$/.test(next)) return last + 1;
  const isEveryMonth = /^(al|por|cada|el|x|\/)$/.test(next) && /^mes(es)?$/.test(second);
  const isPayment = next === 'de' && /^(cuotas?|mensualidad)$/.test(second) && wordAt(draft, last + 3) !== 'inicial';
  return isEveryMonth || isPayment ? last + 2 : undefined;
}

/** Last word of "durante la obra", "mientras construyen" after a payment: it goes to the builder, not to the bank. */
export function worksAfter(draft: Draft, number: number, last: number): number | undefined {
  const from = (monthlyAround(draft, number, last)?.last ?? last) + 1;
  if (!/^(durante|mientras)$/.test(wordAt(draft, from))) return undefined;
  let index = from + 1;
  while (/^(la|el|se|lo|los|las|tiempo|de|dure)$/.test(wordAt(draft, index))) index += 1;
  const isSaid = /^(obras?|construccion|constru(yen|ye|yan|ya))$/.test(wordAt(draft, index));
  return isSaid && draft.areFree(from, index) ? index : undefined;
}

function wordAt(draft: Draft, at: number): string {
  return draft.words[at] ?? '';
}

/** The words as far as the clause goes. */
function upToMark(words: readonly string[]): readonly string[] {
  const mark = words.findIndex((word) => /^[,.;]$/.test(word));
  return mark < 0 ? words : words.slice(0, mark);
}
