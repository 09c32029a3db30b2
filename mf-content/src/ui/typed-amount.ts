import { validationMessages as messages } from '@umbral/domain/fields/validation.ts';
import { parseAmount } from '@umbral/kit/fields/parse-amount.ts';
import { amountTexts } from '../texts/amount-texts.ts';

/** What an amount in an address says, and what is wrong with it; neither where none is asked for. */
export interface TypedAmount {
  /** As it was typed, for the field. */
  readonly text: string;
  readonly value?: number;
  readonly issue?: string;
}

interface AmountLimits {
  readonly min: number;
  readonly max: number;
}

const mostLetters = 40;

/** Reads an amount that a person typed into the address of a form: digits, dots and "180M" [M006, M009, M010]. */
export function typedAmount(typed: string | null, { min, max }: AmountLimits): TypedAmount {
  if (typed === null) return { text: '' };
  const text = typed.slice(0, mostLetters);
  if (text.trim() === '') return { text, issue: messages.required };
  const value = parseAmount(typed.trim());
  if (value === undefined) return { text, issue: amountTexts.notAnAmount };
  if (value < min) return { text, issue: messages.belowMinimum };
  if (value > max) return { text, issue: messages.aboveMaximum };
  return { text, value };
}
