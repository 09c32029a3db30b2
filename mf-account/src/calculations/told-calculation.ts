import { formatMoney } from '@umbral/domain/format/format.ts';
import type { KeptCalculation } from '@umbral/domain/people/calculation.ts';
import { calculatorHref } from '@umbral/domain/routes/calculator-href.ts';
import { calculationsTexts as texts } from '../texts/calculations-texts.ts';

/** A kept result in words. */
export interface ToldCalculation {
  readonly name: string;
  readonly result: string;
  /** What was typed: the price or the income, and the term. */
  readonly facts: readonly string[];
  readonly href: string;
}

const pesos = (amount: number) => formatMoney({ amount, currency: 'cop' });

/** A kept result as its card tells it. */
export function toldCalculation({ calculator, query, amount, name }: KeptCalculation): ToldCalculation {
  return {
    name: name ?? texts.calculators[calculator],
    result: texts.results[calculator](pesos(amount)),
    facts: factsOf(new URLSearchParams(query)),
    href: calculatorHref(calculator, query),
  };
}

function factsOf(query: URLSearchParams): string[] {
  const price = Number(query.get('valor'));
  const income = Number(query.get('ingreso'));
  const years = query.get('plazo');
  return [
    ...(price > 0 ? [texts.price(pesos(price))] : []),
    ...(income > 0 ? [texts.income(pesos(income))] : []),
    ...(years ? [texts.term(years)] : []),
  ];
}
