import type { RoomCount } from '@umbral/domain/filters/filter-values.ts';
import { areaLimits, bathOptions, roomOptions } from '@umbral/domain/limits/filter-limits.ts';
import type { Country } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Amount } from './amounts.ts';
import type { Draft } from './draft.ts';
import { moneyMeaning } from './money-meaning.ts';
import { isOfAnotherKind, monthlyAround, worksAfter } from './money-words.ts';
import { type Quantity, quantityAt, rangeOf } from './quantity.ts';
import { meansAt, readMinimumWage } from './read-means.ts';
import type { Meaning } from './sentence-reading.ts';
import type { Unit } from './units.ts';

/** Reads every number of a sentence that measures, counts or pays something; `country` is where homes are asked for. */
export function readQuantities(draft: Draft, country?: Country): void {
  readMinimumWage(draft);
  for (let index = 0; index < draft.tokens.length; index++) {
    const quantity = draft.isFree(index) ? quantityAt(draft, index) : undefined;
    if (!quantity) continue;
    index = Math.max(index, quantity.last);
    const means = quantity.unit ? undefined : meansAt(draft, quantity.amount, quantity.money, quantity.last);
    if (means) {
      draft.read(means.first, means.last, means.meaning);
      continue;
    }
    const meaning = meaningOf(draft, quantity, country);
    if (meaning === 'kept') draft.keep(quantity.amount.first, quantity.last);
    else if (meaning) takeWithBounds(draft, quantity, meaning);
  }
}

function takeWithBounds(draft: Draft, { amount, first, last }: Quantity, meaning: Meaning): void {
  const around = meaning.kind === 'monthly' ? monthlyAround(draft, amount.first, last) : undefined;
  const works = meaning.kind === 'monthly' ? worksAfter(draft, amount.first, last) : undefined;
  const from = Math.min(first, around?.first ?? first);
  const to = Math.max(last, around?.last ?? last, works ?? last);
  const denial = meaning.kind === 'price' || meaning.kind === 'monthly' ? undefined : draft.denialBefore(from);
  if (denial !== undefined && draft.areFree(from, to)) draft.deny(denial, from, to);
  else draft.read(draft.areFree(from, to) ? from : amount.first, to, meaning);
}

function meaningOf(draft: Draft, quantity: Quantity, country?: Country): Meaning | 'kept' | undefined {
  const { unit, amount } = quantity;
  if (unit === 'area') return isDistance(draft, quantity) ? 'kept' : areaMeaning(quantity);
  if (unit) return countMeaning(unit, quantity);
  if (isOfAnotherKind(draft, quantity.first, amount.first, quantity.last))
    return amount.last > amount.first || amount.value > 99 ? 'kept' : undefined;
  return moneyMeaning(draft, quantity, country);
}

/** "Apto 3 alcobas Cali 350": a number that ends a sentence after what was understood is a price in millions. */
export function readLastPrice(draft: Draft): void {
  const last = draft.tokens.length - 1;
  const millions = Number(draft.words[last]);
  const isLikely = draft.tokens[last]?.kind === 'number' && millions >= 180 && millions <= 1500;
  const isTold = draft.chips.some(({ kind }) => kind === 'price' || kind === 'monthly');
  if (!isLikely || isTold || !draft.isFree(last) || last === 0 || draft.isUnread(last - 1)) return;
  draft.read(last, last, { kind: 'price', state: { price: { max: millions * 1_000_000 } } });
}

/** "A 500 metros del metro" is no area. */
function isDistance(draft: Draft, { amount, upper, first, last, squareMetres = 1 }: Quantity): boolean {
  const isTo = !upper && (draft.words[first - 1] === 'a' || draft.words[first] === 'a');
  return (isTo && /^(de|del|desde)$/.test(draft.words[last + 1] ?? '')) || amount.value * squareMetres < 10;
}

function areaMeaning({ amount, upper, bound = 'min', squareMetres = 1 }: Quantity): Meaning {
  const clamp = (value: number) => Math.min(Math.round(value * squareMetres), areaLimits.max);
  return { kind: 'area', state: { area: rangeOf(clamp, amount.value, upper?.value, bound) } };
}

const mostOf = { rooms: roomOptions.length, baths: bathOptions.length, parking: 4, levels: 4 } as const;

function countMeaning(unit: Exclude<Unit, 'area'>, quantity: Quantity): Meaning | undefined {
  const { amount, upper, bound, isBeyond } = quantity;
  const beyond = !isBeyond ? 0 : bound === 'max' ? -1 : 1;
  // "2.5 baños" are two and a small one.
  const least = Math.floor(Math.min(amount.value, upper?.value ?? amount.value)) + beyond;
  if (least < 1 || least > 20 || amount.scale > 1) return undefined;
  const value = Math.min(least, mostOf[unit]);
  if (unit === 'levels' && least > mostOf.levels) return undefined;
  // "Menos de 2 parqueaderos" may be none, "menos de 2 alcobas" is one.
  const isMost = bound === 'max' && upper === undefined && (value > 1 || unit === 'parking');
  const isEither = bound === undefined && isNext(amount, upper) && value < mostOf[unit];
  const count: RoomCount = isMost
    ? { value, orMore: false, orFewer: true }
    : isEither
      ? { value, orMore: false, orNext: true }
      : { value, orMore: bound === 'min' || upper !== undefined || least > value };
  return { kind: unit, state: { [unit]: count } };
}

/** "2 o 3", "de dos a tres": so many or one more. */
function isNext(amount: Amount, upper: Amount | undefined): boolean {
  return upper !== undefined && Math.abs(upper.value - amount.value) === 1;
}
