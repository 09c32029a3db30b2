import { amountInYear, minimumWages } from '@umbral/domain/parameters/legal.ts';
import { seedExchangeRates } from '@umbral/domain/parameters/rates.ts';
import { lastWageYear } from '@umbral/domain/parameters/wage-year.ts';
import type { Country } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Draft } from './draft.ts';

/** What an amount is told in besides pesos. */
export type Unit = 'usd' | 'eur' | 'smmlv';

/** A unit of money, and its first or last word. */
export interface FoundMoney {
  readonly unit: Unit;
  readonly edge: number;
}

const wage = amountInYear(minimumWages, lastWageYear)?.amount ?? 0;

/** Pesos for one of each: the representative rates of the portal, and the wage of the last known year. */
export const pesosFor: Readonly<Record<Unit, number>> = {
  usd: seedExchangeRates.usd,
  eur: seedExchangeRates.eur,
  smmlv: wage,
};

const words: Readonly<Record<string, Unit>> = {
  ...wordsOf('usd', 'dolar dolares dollar dollars usd us balboa balboas verde verdes'),
  ...wordsOf('eur', 'euro euros eur €'),
  ...wordsOf('smmlv', 'smmlv smlmv smlv smmv sml smlm salario salarios minimos'),
};

/** Words of the units, for the dictionary of slips. */
export const moneyWords: readonly string[] = Object.keys(words).filter((word) => word.length > 3);

/** The unit after an amount: "dólares", "de dólares", "USD", "€", "salarios mínimos legales vigentes". */
export function unitAfter(draft: Draft, last: number): FoundMoney | undefined {
  let edge = last + 1;
  if (draft.words[edge] === 'de' && words[draft.words[edge + 1] ?? '']) edge += 1;
  if (draft.words[edge] === 'sueldos' && draft.words[edge + 1] === 'minimos') edge += 1;
  const unit = draft.isFree(edge) ? words[draft.words[edge] ?? ''] : undefined;
  if (!unit) return undefined;
  while (unit === 'smmlv' && /^(minimos?|legal(es)?|mensual(es)?|vigentes?)$/.test(draft.words[edge + 1] ?? ''))
    edge += 1;
  if (draft.words[edge] === 'us' && draft.words[edge + 1] === '$') edge += 1;
  return { unit, edge };
}

/** The unit before an amount: "USD", "US$", "u$s", "B/.", "€"; `first` is the amount's first word or its "$". */
export function unitBefore(draft: Draft, first: number): FoundMoney | undefined {
  const [one = '', two = '', three = ''] = [1, 2, 3].map((step) => draft.words[first - step] ?? '');
  if (/^(usd|us|eur|€)$/.test(one)) return { unit: words[one] ?? 'usd', edge: first - 1 };
  if (one === 's' && two === '$' && three === 'u') return { unit: 'usd', edge: first - 3 };
  if (one === '.' && two === '/' && three === 'b') return { unit: 'usd', edge: first - 3 };
  return one === '$' && /^(us|u)$/.test(two) ? { unit: 'usd', edge: first - 2 } : undefined;
}

const currencyOf: Readonly<Partial<Record<Country, Unit>>> = { PA: 'usd', US: 'usd', DO: 'usd', ES: 'eur' };

/** What a price is told in where homes of a country are asked for and no unit is named: too small a price to be pesos. */
export function unitOfCountry(country: Country | undefined): Unit | undefined {
  return country && currencyOf[country];
}

function wordsOf(unit: Unit, list: string): Record<string, Unit> {
  return Object.fromEntries(list.split(' ').map((word) => [word, unit]));
}
