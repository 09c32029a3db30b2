import { formatMoney } from '../format/format.ts';
import { formAnswerLabels } from './form-answer-words.ts';

const amounts: readonly string[] = ['monthly_budget', 'investment_budget'];

/**
 * What a form asked of its own, as pairs of words in the order in which it was kept; what was left empty is none.
 * Questions that have no name of their own here are called as their form calls them.
 */
export function answerPairs(answers: Readonly<Record<string, unknown>>): (readonly [string, string])[] {
  const labels: Readonly<Record<string, string>> = formAnswerLabels;
  return Object.entries(answers).flatMap(([name, value]) => {
    const words =
      typeof value === 'number' && amounts.includes(name)
        ? formatMoney({ amount: value, currency: 'cop' })
        : wordsOf(value);
    return words === '' ? [] : [[labels[name] ?? capitalised(name), words] as const];
  });
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function capitalised(name: string): string {
  const words = name.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
