import type { Money } from '../money/money.ts';
import type { Currency } from '../vocabulary/vocabulary.ts';
import { writtenNumber, writtenShort } from './written-number.ts';

/** Symbols and spaces are ours: those of Intl differ between server and browsers, and a difference breaks hydration. */
const symbols: Record<Currency, string> = { cop: '$', usd: 'US$', eur: '€' };
const spoken: Record<Currency, { one: string; many: string }> = {
  cop: { one: 'peso', many: 'pesos' },
  usd: { one: 'dólar', many: 'dólares' },
  eur: { one: 'euro', many: 'euros' },
};

/** Whole number with dots: `1.284`. */
export function formatInteger(value: number): string {
  return writtenNumber(value, 0);
}

/** At most two decimals after a comma: `58,5`. */
export function formatDecimal(value: number): string {
  return writtenNumber(value, 2);
}

/** Exact amount: `$ 236.372.175`, `US$ 106.667`, `€ 91.955`. */
export function formatMoney({ amount, currency }: Money): string {
  return `${symbols[currency]} ${formatInteger(amount)}`;
}

function shortNumber(value: number): string {
  return value < 1000 ? writtenShort(value) : formatInteger(value);
}

/** Short amount for pills: `$ 236 M`, `$ 1,12 M`, `US$ 107 mil`. */
export function formatMoneyCompact({ amount, currency }: Money): string {
  const symbol = symbols[currency];
  if (amount >= 999_500) return `${symbol} ${shortNumber(amount / 1_000_000)} M`;
  if (amount >= 10_000) return `${symbol} ${shortNumber(amount / 1000)} mil`;
  return `${symbol} ${formatInteger(amount)}`;
}

/** A compact amount as it is read aloud: `236 millones de pesos`. */
export function formatMoneySpoken({ amount, currency }: Money): string {
  const { one, many } = spoken[currency];
  if (amount < 999_500) return `${formatInteger(amount)} ${amount === 1 ? one : many}`;
  const millions = shortNumber(amount / 1_000_000);
  return `${millions} ${millions === '1' ? 'millón' : 'millones'} de ${many}`;
}

/** `58,5 m²`. */
export function formatArea(areaM2: number): string {
  return `${formatDecimal(areaM2)} m²`;
}

/** A percentage given as such (30 for a third): `30 %`. */
export function formatPercent(percent: number): string {
  return `${formatDecimal(percent)} %`;
}

/** One value, or both ends where they differ: `2–3`, with one unit at the end. */
export function formatRange(min: number, max: number, unit = ''): string {
  const ends = min === max ? formatDecimal(min) : `${formatDecimal(min)}–${formatDecimal(max)}`;
  return unit ? `${ends} ${unit}` : ends;
}

/** Price span for pills: `$ 180–320 M` where both are millions, else both in full. */
export function formatMoneyRange(min: Money, max: Money): string {
  const low = formatMoneyCompact(min);
  const high = formatMoneyCompact(max);
  if (low === high) return low;
  const bothMillions = low.endsWith(' M') && high.endsWith(' M') && min.currency === max.currency;
  if (!bothMillions) return `${low} – ${high}`;
  return `${low.slice(0, -2)}–${high.slice(symbols[max.currency].length + 1)}`;
}

/** A count with its noun: `1 proyecto`, `1.284 proyectos`. */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatInteger(count)} ${count === 1 ? one : many}`;
}

/** `Desde`-texts end with the year: a price in minimum wages is never shown without it. */
export function formatMinimumWages(wages: number, year: number): string {
  return `≈ ${formatInteger(wages)} SMMLV ${year}`;
}

/** Text cut to a length, with an ellipsis as its last character. */
export function truncate(text: string, maxLength: number): string {
  const characters = Array.from(text);
  if (characters.length <= maxLength) return text;
  return `${characters
    .slice(0, maxLength - 1)
    .join('')
    .trimEnd()}…`;
}

/** Parts of a list in a sentence: `a, b y c`. */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1);
  if (last === undefined || words.length === 1) return last ?? '';
  const link = /^h?i(?!e)/i.test(last) ? 'e' : 'y';
  return `${words.slice(0, -1).join(', ')} ${link} ${last}`;
}
