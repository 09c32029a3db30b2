import { writeAmount, writeRange } from '@umbral/domain/filters/address-values.ts';
import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import { parseAmount } from '@umbral/kit/fields/parse-amount.ts';
import { sentPesos } from '../model/sent-money.ts';

/** Names of the form's fields: the address holds both payments as one key. */
export const monthlyKeys = { during: 'obra', after: 'credito', upfront: queryKeys.upfront } as const;

/** Pesos a month out of "1,5", "1.5M", "900", "900 mil", "1.500.000": nobody pays 900 pesos. Of dollars one may. */
export function readMonthly(text: string, unit = 1): number | undefined {
  if (unit !== 1) return inPesos(parseAmount(text), unit);
  const amount = readShort(text, /^\d{1,2}([.,]\d{1,2})?$/);
  return amount && (amount < 10_000 ? amount * 1000 : amount);
}

/** Pesos saved out of "20", "20,5 M", "20.000.000": small numbers are millions, of another currency thousands. */
export function readSavings(text: string, unit = 1): number | undefined {
  const foreign = unit === 1 ? undefined : parseAmount(text);
  if (unit !== 1) return inPesos(foreign && foreign < 1000 ? foreign * 1000 : foreign, unit);
  const amount = readShort(text, /^\d{1,3}([.,]\d{1,2})?$/);
  return amount && (amount < 10_000 ? amount * 1_000_000 : amount);
}

/** An amount above nothing; what is as short as `millions` says is said in millions. */
function readShort(text: string, millions: RegExp): number | undefined {
  const plain = text.replace(/[$\s]/g, '');
  const amount = parseAmount(millions.test(plain) ? `${plain}M` : plain);
  return amount === undefined || amount <= 0 ? undefined : amount;
}

function inPesos(amount: number | undefined, unit: number): number | undefined {
  return amount === undefined || amount <= 0 ? undefined : Math.round(amount * unit);
}

/** What the fields of a sent form say, as keys of the address; an empty value takes the key away. */
export function monthlyOfForm(form: URLSearchParams): (readonly [key: string, value: string])[] {
  const { during, after, upfront } = monthlyKeys;
  const payments = { min: sentPesos(form, during, readMonthly), max: sentPesos(form, after, readMonthly) };
  return [
    ...(form.has(during) || form.has(after) ? [[queryKeys.monthly, writeRange(payments) ?? ''] as const] : []),
    ...(form.has(upfront) ? [[upfront, writeAmount(sentPesos(form, upfront, readSavings))] as const] : []),
  ];
}

/** The fields of a form without those that say what one can pay. */
export function besidesMonthly(fields: readonly (readonly [string, string])[]): (readonly [string, string])[] {
  const own: readonly string[] = [queryKeys.monthly, queryKeys.upfront];
  return fields.filter(([key]) => !own.includes(key));
}
