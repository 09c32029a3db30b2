import { isFilled, validationMessages as messages } from '@umbral/domain/fields/validation.ts';
import { priceLimits } from '@umbral/domain/limits/filter-limits.ts';
import { loanTerms } from '@umbral/domain/parameters/rates.ts';
import { parseAmount } from '@umbral/kit/fields/parse-amount.ts';
import { calculatorTexts as texts } from '../texts/calculator-texts.ts';

/** What a field says: its number, or what is wrong with it; neither where an optional field is empty. */
export interface TypedNumber {
  readonly value?: number;
  readonly issue?: string;
}

interface AmountRule {
  readonly min: number;
  readonly max: number;
  readonly isRequired?: boolean;
}

/** Prices that the calculators take, pesos: those that the filters of the listings take. */
export const priceRule: AmountRule = { min: priceLimits.moneyMin, max: priceLimits.max, isRequired: true };

/** Whole pesos of what was typed, as "300.000.000" or "300M" [M006, M009, M010]. */
export function readAmount(text: string, { min, max, isRequired }: AmountRule): TypedNumber {
  if (!isFilled(text)) return isRequired ? { issue: messages.required } : {};
  const value = parseAmount(text);
  if (value === undefined) return { issue: texts.notAnAmount };
  if (value < min) return { issue: messages.belowMinimum };
  return value > max ? { issue: messages.aboveMaximum } : { value };
}

/** A percentage of what was typed, as "13,08"; the usual one where nothing was [M082]. */
export function readPercent(text: string, usual: number): TypedNumber {
  if (!isFilled(text)) return { value: usual };
  const typed = /^(\d{1,3}(?:[.,]\d{1,4})?) ?%?$/.exec(text.trim())?.[1];
  const value = Number(typed?.replace(',', '.'));
  return value <= 100 ? { value } : { issue: messages.percent };
}

/** An initial fee in percent, which leaves at most what the product lends; the least one where nothing was typed. */
export function readInitial(text: string, mostLent: number, usual = 100 - mostLent): TypedNumber {
  const typed = readPercent(text, Math.max(usual, 100 - mostLent));
  if (typed.value === undefined || typed.value >= 100 - mostLent) return typed;
  return { issue: texts.initialBelow(100 - mostLent) };
}

/** Years of a loan out of the terms on offer [M012]. */
export function readYears(text: string): TypedNumber {
  const value = loanTerms.find((years) => String(years) === text.trim());
  return value === undefined ? { issue: messages.term } : { value };
}

/** The choice that a text names, or the first one: an address that says nonsense is answered. */
export function readChoice<Slug extends string, Choice>(
  text: string,
  choices: Readonly<Record<Slug, Choice>>,
  usual: Slug,
): Choice {
  const slug = Object.keys(choices).find((name): name is Slug => name === text);
  return choices[slug ?? usual];
}
