import { type CurrencyChoice, spellRange, spellShort } from './spell.ts';

/*
 * Texts that are prepared once, for visitors of every currency: what they say of money stands in them as pesos between
 * marks, and whoever draws the text writes it in the visitor's currency.
 */

/** Pesos in a prepared text. */
export function markedPesos(cop: number): string {
  return `⟦${cop}⟧`;
}

/** Both ends of a span of pesos in a prepared text. */
export function markedRange(min: number, max: number): string {
  return `⟦${min}-${max}⟧`;
}

/** A prepared text in somebody's currency, amounts short; no line breaks within one. */
export function spellMarked(text: string, currency: CurrencyChoice): string {
  return replaceMarks(text, (min, max) => spellMark(min, max, currency).replaceAll(' ', '\u00a0'));
}

function spellMark(min: string, max: string, currency: CurrencyChoice): string {
  return max === '' ? spellShort(Number(min), currency) : spellRange({ min: Number(min), max: Number(max) }, currency);
}

function replaceMarks(text: string, write: (min: string, max: string) => string): string {
  return text.replace(/⟦(\d+)-?(\d*)⟧/g, (_, min: string, max: string) => write(min, max));
}

const pesos: CurrencyChoice = { code: 'cop', rates: { usd: 1, eur: 1 } };

/** A prepared text in pesos: what search engines and everybody alike read. */
export function spellInPesos(text: string): string {
  return replaceMarks(text, (min, max) => spellMark(min, max, pesos));
}
