import { expect, test } from 'vitest';
import { quoteOf, usualChoice } from './quote-of.ts';

const cop = (amount: number) => ({ amount, currency: 'cop' }) as const;

test('[B088, B090] the usual quote is 20 years with 30 percent, base and other charges apart', () => {
  expect(usualChoice()).toEqual({ years: 20, initialPercent: 30 });
  expect(quoteOf(cop(400_000_000), 'CO', usualChoice())).toMatchObject({
    base: 3_594_147,
    extra: 2_380_000,
    total: 5_974_147,
    annualPercent: 15.56,
    months: 240,
  });
});

test('[B089] Panama is quoted at 5.25 percent, in the currency of the price', () => {
  const result = quoteOf({ amount: 180_000, currency: 'usd' }, 'PA', usualChoice());
  expect(result).toMatchObject({ base: 841, extra: 1071, annualPercent: 5.25 });
});

test("[B088] a shorter term costs more a month; the project's own initial fee is the start", () => {
  const usual = usualChoice(20);
  expect(usual.initialPercent).toBe(20);
  const short = quoteOf(cop(400_000_000), 'CO', { ...usual, years: 10 });
  expect(short.base).toBeGreaterThan(quoteOf(cop(400_000_000), 'CO', usual).base);
});
