import type { NumberRange, RoomCount } from '@umbral/domain/filters/filter-values.ts';
import { areaLimits, bathOptions, priceLimits, roomOptions } from '@umbral/domain/limits/filter-limits.ts';
import type { Country } from '@umbral/domain/vocabulary/vocabulary.ts';
import { type Amount, amountAt } from './amounts.ts';
import { type Bound, boundAfter, boundBefore } from './bounds.ts';
import { type FoundMoney, pesosFor, unitAfter, unitBefore, unitOfCountry } from './currencies.ts';
import type { Draft } from './draft.ts';
import { isOfAnotherKind, monthlyAround, worksAfter } from './money-words.ts';
import { meansAt, readMinimumWage } from './read-means.ts';
import type { Meaning } from './sentence-reading.ts';
import { type FoundUnit, type Unit, unitAt } from './units.ts';

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

/** One number or two, what they measure, and how they bound it. */
interface Quantity {
  readonly amount: Amount;
  /** The other end of "de 200 a 350". */
  readonly upper?: Amount;
  readonly unit?: Unit;
  /** What it is told in, where that is not pesos. */
  readonly money?: FoundMoney;
  readonly bound?: Bound;
  readonly isBeyond: boolean;
  /** First and last word, bounds included. */
  readonly first: number;
  readonly last: number;
}

function quantityAt(draft: Draft, at: number): Quantity | undefined {
  const amount = amountAt(draft, at);
  if (!amount || draft.words[amount.last + 1] === '%') return undefined;
  const upper = upperEnd(draft, amount);
  const end = upper?.last ?? amount.last;
  const early = boundAfter(draft, end);
  const unit = unitAt(draft, afterAdjectives(draft, (early?.edge ?? end) + 1));
  const moneyBefore = unitBefore(draft, at);
  const moneyAfter = unit ? undefined : unitAfter(draft, end);
  const money = moneyAfter ?? moneyBefore;
  const unitEnd = unit?.last ?? moneyAfter?.edge ?? early?.edge ?? end;
  const start = moneyBefore?.edge ?? at;
  const before = boundBefore(draft, start);
  const late = before || early ? undefined : boundAfter(draft, pesosAfter(draft, unitEnd));
  return {
    amount,
    ...(upper ? { upper } : {}),
    ...(unit ? { unit: unit.unit } : {}),
    ...(money ? { money } : {}),
    bound: before?.bound ?? early?.bound ?? late?.bound,
    isBeyond: before?.isBeyond ?? false,
    first: before?.edge ?? (upper ? beforeRange(draft, start) : start),
    last: late?.edge ?? pesosAfter(draft, unitEnd),
  };
}

/** "3 amplias habitaciones", "1 sola alcoba", "tres (3) baños": what stands between a number and what it counts. */
function afterAdjectives(draft: Draft, at: number): number {
  const isRepeated = draft.words[at] === '(' && draft.words[at + 2] === ')';
  let noun = isRepeated ? at + 3 : at;
  while (draft.isFree(noun) && adjectives.test(draft.words[noun] ?? '')) noun += 1;
  return unitAt(draft, noun) ? noun : at;
}

const adjectives = /^(sol[oa]|ampli[oa]s?|grandes?|buen[oa]s?|comod[oa]s?|bonit[oa]s?|complet[oa]s?)$/;

const links = new Set(['a', 'y', 'o', 'hasta', 'al', '-', 'u', 'e']);

/** The second number of a range; both must measure the same: "300 millones y 3 alcobas" is none. */
function upperEnd(draft: Draft, lower: Amount): Amount | undefined {
  const ownUnit = unitAt(draft, lower.last + 1);
  const link = (ownUnit?.last ?? lower.last) + 1;
  if (!draft.isFree(link) || !links.has(draft.words[link] ?? '')) return undefined;
  const article = /^(los|las|unos)$/.test(draft.words[link + 1] ?? '') ? 1 : 0;
  const upper = amountAt(draft, link + 1 + article);
  if (!upper) return undefined;
  const unit: FoundUnit | undefined = unitAt(draft, upper.last + 1);
  if (ownUnit) return ownUnit.unit === 'area' && unit?.unit === 'area' ? upper : undefined;
  const isMoneyBefore = lower.scale > 1 || lower.hasDollarSign;
  return isMoneyBefore && (unit !== undefined || !(upper.scale > 1 || upper.hasDollarSign)) ? undefined : upper;
}

function beforeRange(draft: Draft, start: number): number {
  const at = /^(los|las|unos)$/.test(draft.words[start - 1] ?? '') ? start - 1 : start;
  return draft.isFree(at - 1) && ['entre', 'de', 'desde'].includes(draft.words[at - 1] ?? '') ? at - 1 : at;
}

function pesosAfter(draft: Draft, last: number): number {
  const skipsOf = draft.words[last + 1] === 'de' ? 1 : 0;
  const isPesos = /^(pesos?|cop)$/.test(draft.words[last + 1 + skipsOf] ?? '');
  return isPesos && draft.areFree(last + 1, last + 1 + skipsOf) ? last + 1 + skipsOf : last;
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

/** "A 500 metros del metro" is no area. */
function isDistance(draft: Draft, { amount, upper, first, last }: Quantity): boolean {
  const isTo = !upper && (draft.words[first - 1] === 'a' || draft.words[first] === 'a');
  return (isTo && /^(de|del|desde)$/.test(draft.words[last + 1] ?? '')) || amount.value < 10;
}

function areaMeaning({ amount, upper, bound = 'min' }: Quantity): Meaning {
  const clamp = (value: number) => Math.min(Math.round(value), areaLimits.max);
  return { kind: 'area', state: { area: rangeOf(clamp, amount.value, upper?.value, bound) } };
}

const mostOf = { rooms: roomOptions.length, baths: bathOptions.length, parking: 4, levels: 4 } as const;

function countMeaning(unit: Exclude<Unit, 'area'>, quantity: Quantity): Meaning | undefined {
  const { amount, upper, bound, isBeyond } = quantity;
  const beyond = !isBeyond ? 0 : bound === 'max' ? -1 : 1;
  const least = Math.min(amount.value, upper?.value ?? amount.value) + beyond;
  if (!Number.isInteger(least) || least < 1 || least > 20 || amount.scale > 1) return undefined;
  const value = Math.min(least, mostOf[unit]);
  if (unit === 'levels' && least > mostOf.levels) return undefined;
  const isMost = bound === 'max' && upper === undefined && value > 1;
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

function moneyMeaning(draft: Draft, quantity: Quantity, country?: Country): Meaning | undefined {
  const { amount, upper, bound } = quantity;
  const unit = quantity.money?.unit;
  if (unit) return foreignPayment(draft, quantity, pesosFor[unit]) ?? foreignMeaning(quantity, pesosFor[unit]);
  const ends = [amount, ...(upper ? [upper] : [])];
  const factor = missingFactor(draft, quantity, ends);
  if (factor === undefined) return undefined;
  const pesos = ends.map((end) => Math.round(end.scale > 1 ? end.value : end.value * factor));
  const most = Math.max(...pesos);
  const abroad = unitOfCountry(country);
  if (abroad && most < smallestPrice && most >= smallestAbroad) return foreignMeaning(quantity, pesosFor[abroad]);
  const isMonthly = monthlyAround(draft, amount.first, quantity.last) !== undefined;
  if ((isMonthly || most < smallestPrice) && most >= smallestPayment && most <= largestPayment) {
    const isDuring = worksAfter(draft, amount.first, quantity.last) !== undefined;
    return { kind: 'monthly', state: { monthly: isDuring ? { during: most } : { after: most } } };
  }
  if (isMonthly || most < smallestPrice) return undefined;
  const clamp = (value: number) => Math.min(value, priceLimits.max);
  return { kind: 'price', state: { price: rangeOf(clamp, pesos[0] ?? most, pesos[1], bound ?? 'max') } };
}

/** A price in another money: the ends of a range share the scale that one of them names. */
function foreignMeaning({ amount, upper, bound }: Quantity, pesos: number): Meaning | undefined {
  const ends = [amount, ...(upper ? [upper] : [])];
  const scale = Math.max(...ends.map((end) => end.scale));
  const values = ends.map(({ value, scale: own }) => (own === 1 && value < 1000 ? value * scale : value) * pesos);
  const clamp = (value: number) => Math.min(Math.round(value), priceLimits.max);
  const [first = 0, second] = values;
  if (Math.max(...values) < smallestPrice) return undefined;
  return { kind: 'price', state: { price: rangeOf(clamp, first, second, bound ?? 'max') } };
}

/** "1.500 dólares al mes". */
function foreignPayment(draft: Draft, { amount, last }: Quantity, pesos: number): Meaning | undefined {
  const after = Math.round(amount.value * pesos);
  const isPayment = monthlyAround(draft, amount.first, last) && after >= smallestPayment && after <= largestPayment;
  return isPayment ? { kind: 'monthly', state: { monthly: { after } } } : undefined;
}

/** No home costs less in the money of its country. */
const smallestAbroad = 20_000;

/** No home costs less, no payment is outside these, pesos. */
const smallestPrice = 20_000_000;
const smallestPayment = 100_000;
const largestPayment = 100_000_000;

/** What a number without its scale counts in: "$ 300" and "hasta 300" are millions, "350.000.000" are pesos. */
function missingFactor(draft: Draft, { bound, upper, last }: Quantity, ends: readonly Amount[]): number | undefined {
  const plain = ends.filter((end) => end.scale === 1).map((end) => end.value);
  const scale = Math.max(...ends.map((end) => end.scale));
  if (scale > 1 && plain.every((value) => value < 10_000)) return scale;
  if (plain.every((value) => value >= 100_000)) return 1;
  const isMillions = plain.every((value) => value >= 50 && value <= 5000);
  const hasCue =
    bound !== undefined ||
    ends.some((end) => end.hasDollarSign) ||
    (upper !== undefined && startsRange(draft, ends)) ||
    isPriceOf(draft, ends);
  const isAlone =
    draft.tokens[last + 1]?.kind !== 'word' ||
    !/^(salario|smm?lv|ano|minuto|km|piso|unidad|persona)/.test(draft.words[last + 1] ?? '');
  return isMillions && hasCue && isAlone ? 1_000_000 : undefined;
}

const priceCue = /^(de|por|valgan?|vale|cuesten?|cuesta|valor|precio)$/;

/** "Un apto de 340", "que valga 340": more than metres, less than a year. */
function isPriceOf(draft: Draft, [only]: readonly Amount[]): boolean {
  return (
    only !== undefined && priceCue.test(draft.words[only.first - 1] ?? '') && only.value >= 150 && only.value <= 1500
  );
}

function startsRange(draft: Draft, [lower]: readonly Amount[]): boolean {
  return lower !== undefined && beforeRange(draft, lower.first) < lower.first;
}

function rangeOf(
  clamp: (value: number) => number,
  lower: number,
  upper: number | undefined,
  bound: Bound,
): NumberRange {
  if (upper !== undefined) return { min: clamp(Math.min(lower, upper)), max: clamp(Math.max(lower, upper)) };
  if (bound === 'about') return { min: clamp(Math.round(lower * 0.9)), max: clamp(Math.round(lower * 1.1)) };
  return bound === 'min' ? { min: clamp(lower) } : { max: clamp(lower) };
}
