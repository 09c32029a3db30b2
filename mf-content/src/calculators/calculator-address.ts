import { parseAmount } from '@umbral/kit/fields/parse-amount.ts';
import type { Calculator, Typed } from './calculator.ts';

/** Longer than any number that means something. */
const mostLetters = 40;

/** Whether an address asks for a result, be it with nonsense. */
export function asksForResult({ initial }: Calculator<unknown>, query: URLSearchParams): boolean {
  return Object.keys(initial).some((key) => query.has(key));
}

/** What an address puts into the fields; without a question, what they hold at first. */
export function typedOf(calculator: Calculator<unknown>, query: URLSearchParams): Typed {
  const { initial, asked } = calculator;
  if (!asksForResult(calculator, query)) return initial;
  const entries = Object.entries(initial).map(([key, usual]) => {
    const text = query.get(key)?.trim().slice(0, mostLetters);
    return [key, text ?? (asked.includes(key) ? '' : usual)] as const;
  });
  return Object.fromEntries(entries);
}

/** The query that opens these fields again: what everybody has at first is left out, amounts are plain digits. */
export function queryOf({ initial, asked, amounts }: Calculator<unknown>, typed: Typed): string {
  const query = new URLSearchParams();
  for (const [key, usual] of Object.entries(initial)) {
    const text = plain(typed[key] ?? '', amounts.includes(key));
    if (text !== '' && (asked.includes(key) || text !== usual)) query.set(key, text);
  }
  return query.toString();
}

function plain(text: string, isAmount: boolean): string {
  if (!isAmount) return text.trim().replace(',', '.').replace(/ ?%$/, '');
  return String(parseAmount(text) ?? text.trim());
}
