import { markedPesos } from '@umbral/domain/format/marked-pesos.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { monthlyTexts as texts } from '../texts/monthly-texts.ts';

/** What somebody can pay, as the fields of the form say it: digits, or nothing. */
export interface MonthlyPanel {
  readonly during: string;
  readonly after: string;
  readonly upfront: string;
}

/** What the pill of monthly payments shows. */
export interface MonthlyPill {
  /** Its amounts are marked. */
  readonly label: string;
  readonly isChosen: boolean;
}

/** The monthly payments of a listing for its form. */
export function monthlyPanel({ monthly, upfront }: Pick<SearchState, 'monthly' | 'upfront'>): MonthlyPanel {
  const { during, after } = monthly ?? {};
  return {
    during: digits(during),
    after: digits(after),
    upfront: digits(upfront),
  };
}

/** The monthly payments of a listing for its pill. */
export function monthlyPill({ monthly: { during, after } = {} }: Pick<SearchState, 'monthly'>): MonthlyPill {
  return { label: pillLabel(during, after), isChosen: during !== undefined || after !== undefined };
}

function pillLabel(during: number | undefined, after: number | undefined): string {
  if (during !== undefined && after !== undefined) return texts.bothPill(markedPesos(during), markedPesos(after));
  if (during !== undefined) return texts.duringPill(markedPesos(during));
  return after === undefined ? texts.monthly : texts.afterPill(markedPesos(after));
}

function digits(amount: number | undefined): string {
  return amount === undefined ? '' : String(amount);
}
