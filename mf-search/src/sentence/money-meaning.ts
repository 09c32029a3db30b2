import { priceLimits } from '@umbral/domain/limits/filter-limits.ts';
import type { Country } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Amount } from './amounts.ts';
import { pesosFor, unitOfCountry } from './currencies.ts';
import type { Draft } from './draft.ts';
import { monthlyAround, worksAfter } from './money-words.ts';
import { beforeRange, type Quantity, rangeOf } from './quantity.ts';
import type { Meaning } from './sentence-reading.ts';

/** What an amount of money asks for: a price or a payment; nothing where it is neither. */
export function moneyMeaning(draft: Draft, quantity: Quantity, country?: Country): Meaning | undefined {
  const { amount, upper, bound } = quantity;
  const unit = quantity.money?.unit;
  if (unit) return foreignPayment(draft, quantity, pesosFor[unit]) ?? foreignMeaning(quantity, pesosFor[unit]);
  const ends = [amount, ...(upper ? [upper] : [])];
  if (ends.some(({ first, last }) => first === last && phone.test(draft.words[first] ?? ''))) return undefined;
  const factor = missingFactor(draft, quantity, ends);
  if (factor === undefined) return undefined;
  const pesos = inOneScale(ends.map((end) => Math.round(end.scale > 1 ? end.value : end.value * factor)));
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

/** "De mil a mil quinientos millones", "1.2 a 1.5 mil millones": the lower end has the scale of the upper one. */
function inOneScale([lower = 0, upper]: readonly number[]): readonly number[] {
  if (upper === undefined) return [lower];
  const isTooLow = lower > 0 && lower < smallestPrice && lower * 1000 <= upper;
  return isTooLow ? inOneScale([lower * 1000, upper]) : [lower, upper];
}

/** "3001234567" calls somebody. */
const phone = /^3\d{9}$/;

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
  // "Cerca de la 80" is a street.
  if (ends.some(({ first, scale }) => scale === 1 && draft.words[first - 1] === 'la')) return undefined;
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

const priceCue = /^(de|por|con|tengo|tenemos|presupuesto|presu|valgan?|vale|cuesten?|cuesta|valor|precio)$/;

/** "Un apto de 340", "que valga 340": more than metres, less than a year. */
function isPriceOf(draft: Draft, [only]: readonly Amount[]): boolean {
  return (
    only !== undefined && priceCue.test(draft.words[only.first - 1] ?? '') && only.value >= 150 && only.value <= 1500
  );
}

function startsRange(draft: Draft, [lower]: readonly Amount[]): boolean {
  return lower !== undefined && beforeRange(draft, lower.first) < lower.first;
}
