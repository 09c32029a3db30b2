import type { NumberRange } from '@umbral/domain/filters/filter-values.ts';
import { type Amount, amountAt } from './amounts.ts';
import { type Bound, boundAfter, boundBefore } from './bounds.ts';
import { type FoundMoney, unitAfter, unitBefore } from './currencies.ts';
import type { Draft } from './draft.ts';
import { type FoundUnit, type Unit, unitAt } from './units.ts';

/** One number or two, what they measure, and how they bound it. */
export interface Quantity {
  readonly amount: Amount;
  /** The other end of "de 200 a 350". */
  readonly upper?: Amount;
  readonly unit?: Unit;
  readonly squareMetres?: number;
  /** What it is told in, where that is not pesos. */
  readonly money?: FoundMoney;
  readonly bound?: Bound;
  readonly isBeyond: boolean;
  /** First and last word, bounds included. */
  readonly first: number;
  readonly last: number;
}

/** The quantity that begins at a word; undefined where none does. */
export function quantityAt(draft: Draft, at: number): Quantity | undefined {
  const amount = amountAt(draft, at);
  if (!amount || draft.words[amount.last + 1] === '%') return undefined;
  const upper = upperEnd(draft, amount);
  const end = upper?.last ?? amount.last;
  const early = boundAfter(draft, end);
  const asked = askedBefore(draft, at);
  const unit = asked ?? unitAt(draft, afterAdjectives(draft, (early?.edge ?? end) + 1));
  const moneyBefore = unitBefore(draft, at);
  const moneyAfter = unit ? undefined : unitAfter(draft, end);
  const money = moneyAfter ?? moneyBefore;
  const unitEnd = (asked ? end : unit?.last) ?? moneyAfter?.edge ?? early?.edge ?? end;
  const start = moneyBefore?.edge ?? asked?.last ?? (wordBefore(draft, at) === 'cop' ? at - 1 : at);
  const before = boundBefore(draft, start);
  const late = before || early ? undefined : boundAfter(draft, pesosAfter(draft, unitEnd));
  return {
    amount,
    ...(upper ? { upper } : {}),
    ...(unit ? { unit: unit.unit, squareMetres: unit.squareMetres ?? 1 } : {}),
    ...(money ? { money } : {}),
    bound: before?.bound ?? early?.bound ?? late?.bound,
    isBeyond: before?.isBeyond ?? false,
    first: before?.edge ?? (upper ? beforeRange(draft, start) : start),
    last: late?.edge ?? pesosAfter(draft, unitEnd),
  };
}

/** "Alcobas: 3", as a form asks. */
function askedBefore(draft: Draft, at: number): FoundUnit | undefined {
  const unit = draft.words[at - 1] === ':' && draft.isFree(at - 1) ? unitAt(draft, at - 2) : undefined;
  return unit?.last === at - 2 ? unit : undefined;
}

function wordBefore(draft: Draft, at: number): string | undefined {
  return draft.isFree(at - 1) ? draft.words[at - 1] : undefined;
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
  const isPricePair = draft.words[link] === '/' && lower.value >= 50;
  if (!draft.isFree(link) || !(links.has(draft.words[link] ?? '') || isPricePair)) return undefined;
  const article = /^(los|las|unos)$/.test(draft.words[link + 1] ?? '') ? 1 : 0;
  const upper = amountAt(draft, link + 1 + article);
  if (!upper) return undefined;
  const unit: FoundUnit | undefined = unitAt(draft, upper.last + 1);
  if (ownUnit) return ownUnit.unit === 'area' && unit?.unit === 'area' ? upper : undefined;
  const isMoneyBefore = lower.scale > 1 || lower.hasDollarSign;
  return isMoneyBefore && (unit !== undefined || !(upper.scale > 1 || upper.hasDollarSign)) ? undefined : upper;
}

/** Where "entre" or "de" begins a range. */
export function beforeRange(draft: Draft, start: number): number {
  const at = /^(los|las|unos)$/.test(draft.words[start - 1] ?? '') ? start - 1 : start;
  return draft.isFree(at - 1) && ['entre', 'de', 'desde'].includes(draft.words[at - 1] ?? '') ? at - 1 : at;
}

function pesosAfter(draft: Draft, last: number): number {
  const skipsOf = draft.words[last + 1] === 'de' ? 1 : 0;
  const isPesos = /^(pesos?|cop)$/.test(draft.words[last + 1 + skipsOf] ?? '');
  return isPesos && draft.areFree(last + 1, last + 1 + skipsOf) ? last + 1 + skipsOf : last;
}

/** The range that two numbers or one and its bound make. */
export function rangeOf(
  clamp: (value: number) => number,
  lower: number,
  upper: number | undefined,
  bound: Bound,
): NumberRange {
  if (upper !== undefined) return { min: clamp(Math.min(lower, upper)), max: clamp(Math.max(lower, upper)) };
  if (bound === 'about') return { min: clamp(Math.round(lower * 0.9)), max: clamp(Math.round(lower * 1.1)) };
  return bound === 'min' ? { min: clamp(lower) } : { max: clamp(lower) };
}
