import { fromQuery } from '@umbral/domain/routes/search-query.ts';
import { expect, test } from 'vitest';
import { monthlyOfForm, readMonthly, readSavings } from './monthly-form.ts';

test.each([
  ['1,5', 1_500_000],
  ['1.5', 1_500_000],
  ['2', 2_000_000],
  ['1.5M', 1_500_000],
  ['900', 900_000],
  ['900 mil', 900_000],
  ['1.500', 1_500_000],
  ['$ 1.500.000', 1_500_000],
  ['1500000', 1_500_000],
  ['0', undefined],
  ['', undefined],
  ['mucho', undefined],
])('a payment of "%s" is %s pesos a month', (text, amount) => {
  expect(readMonthly(text)).toBe(amount);
});

test.each([
  ['20', 20_000_000],
  ['20,5', 20_500_000],
  ['20 millones', 20_000_000],
  ['120', 120_000_000],
  ['20.000.000', 20_000_000],
  ['0', undefined],
  ['-', undefined],
])('savings of "%s" are %s pesos', (text, amount) => {
  expect(readSavings(text)).toBe(amount);
});

test('a form says both payments and the savings; what is empty is no limit', () => {
  const state = (form: string) => {
    const query = new URLSearchParams(form);
    for (const [key, value] of monthlyOfForm(query)) query.set(key, value);
    return fromQuery(query);
  };
  expect(state('obra=1,5&credito=2.100.000&aporte=20')).toMatchObject({
    monthly: { during: 1_500_000, after: 2_100_000 },
    upfront: 20_000_000,
  });
  expect(state('obra=&credito=900&aporte=').monthly).toEqual({ after: 900_000 });
  expect(state('obra=&credito=900&aporte=').upfront).toBeUndefined();
  expect(state('obra=&credito=&aporte=').monthly).toBeUndefined();
  expect(state('cuota=1M-2M&aporte=20M')).toMatchObject({ monthly: { during: 1e6, after: 2e6 }, upfront: 2e7 });
});
