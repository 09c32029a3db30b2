import { expect, test } from 'vitest';
import { readMonthly, readSavings } from '../monthly/monthly-form.ts';
import { inUnits, moneyMarks, sentPesos, unitOf } from './sent-money.ts';

const read = (text: string, unit: number) => Number(text.replace(/\D/g, '')) * unit;
const sent = (query: string) => new URLSearchParams(query);

test('[B002] a field in pesos is sent alone, one in another currency says how many pesos a unit is', () => {
  const rates = { usd: 3750, eur: 4350 };
  expect(moneyMarks('pmin', '180000000', unitOf({ code: 'cop', rates }))).toEqual([]);
  expect(moneyMarks('pmin', '180000000', unitOf({ code: 'usd', rates }))).toEqual([
    ['pmin-tc', '3750'],
    ['pmin-cop', '180000000'],
  ]);
});

test('[B001] what was typed in dollars becomes pesos', () => {
  expect(sentPesos(sent('pmin=180.000&pmin-tc=3750&pmin-cop='), 'pmin', read)).toBe(675_000_000);
  expect(sentPesos(sent('pmin=180000000'), 'pmin', read)).toBe(180_000_000);
});

test('what nobody has changed stays the same to the peso, at any rate', () => {
  for (const unit of [3750, 3770.03, 4350.77]) {
    const text = inUnits(200_000_000, unit);
    expect(sentPesos(sent(`pmin=${text}&pmin-tc=${unit}&pmin-cop=200000000`), 'pmin', read)).toBe(200_000_000);
  }
});

test('a rate that is none leaves pesos', () => {
  for (const rate of ['0', '-5', 'x', '1e99'])
    expect(sentPesos(sent(`pmin=180000000&pmin-tc=${rate}`), 'pmin', read)).toBe(180_000_000);
});

test('small dollars are thousands in savings, and dollars in a month', () => {
  expect(readSavings('20', 3750)).toBe(75_000_000);
  expect(readSavings('20.000', 3750)).toBe(75_000_000);
  expect(readMonthly('400', 3750)).toBe(1_500_000);
  expect(readMonthly('1.200', 3750)).toBe(4_500_000);
});
