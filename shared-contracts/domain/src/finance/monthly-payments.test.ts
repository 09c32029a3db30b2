import { describe, expect, test } from 'vitest';
import { priceOf } from '../money/price.ts';
import { dayAfterMonths, fitsMeans, homeAmounts, monthlyPayments } from './monthly-payments.ts';
import { longestPlanMonths, worksMonths } from './works-payments.ts';

const now = Date.parse('2026-11-21T18:00:00Z');
const seconds = (day: string) => Date.parse(`${day}T00:00:00-05:00`) / 1000;
const home = {
  price: priceOf(400_000_000),
  initial_fee_percent: 30,
  separation_fee: null,
  number_fees: null,
  housing: 'none' as const,
  country: 'CO',
  delivery: seconds('2028-11-21'),
};

describe('amounts of a home', () => {
  test('[B088] the monthly credit is the loan alone, at the rate of the country', () => {
    expect(homeAmounts(home)).toEqual({
      initialFee: 120_000_000,
      worksFee: 120_000_000,
      worksMonths: longestPlanMonths,
      monthlyCredit: 3_594_147,
    });
    expect(homeAmounts({ ...home, price: priceOf(180_000), country: 'PA' })?.monthlyCredit).toBe(841);
  });

  test('[B088] the usual initial fee stands in where the builder names none', () => {
    expect(homeAmounts({ ...home, initial_fee_percent: null })).toEqual(homeAmounts(home));
    expect(homeAmounts({ ...home, initial_fee_percent: 0 })).toEqual(homeAmounts(home));
    expect(homeAmounts({ ...home, initial_fee_percent: 100 })).toMatchObject({
      initialFee: 400_000_000,
      monthlyCredit: 0,
    });
  });

  test('[B046] a hidden price has none', () => {
    const hidden = { ...home, price: { kind: 'hidden' } } as const;
    expect(homeAmounts(hidden)).toBeUndefined();
    expect(monthlyPayments(hidden, { now })).toBeUndefined();
    expect(fitsMeans(hidden, { after: 9e9 }, now)).toBe(false);
    expect(fitsMeans(hidden, {}, now)).toBe(true);
  });
});

describe('months of the works', () => {
  test.each([
    ['2026-12-20', undefined, 0],
    ['2026-12-21', undefined, 1],
    ['2027-11-21', undefined, 12],
    ['2027-11-21', 6, 6],
    ['2027-11-21', 30, 12],
    ['2040-01-01', undefined, longestPlanMonths],
    ['2020-01-01', 12, 0],
    [undefined, undefined, 0],
    [undefined, 24, 24],
  ])('until %s, in %s payments, are %d', (delivery, feeCount, months) => {
    expect(worksMonths({ delivery, feeCount }, '2026-11-21')).toBe(months);
  });

  test('a day so many months later starts at midnight in Bogotá, also for who asks in its last hours', () => {
    expect(dayAfterMonths(now, 1)).toBe(seconds('2026-12-21'));
    expect(dayAfterMonths(Date.parse('2026-12-01T03:00:00Z'), 1)).toBe(seconds('2026-12-30'));
    expect(dayAfterMonths(Date.parse('2027-02-01T03:00:00Z'), 1)).toBe(seconds('2027-02-28'));
  });
});

test('savings are taken off the initial fee before it is spread', () => {
  expect(monthlyPayments(home, { now })).toEqual({
    initialFee: 120_000_000,
    months: 24,
    during: 5_000_000,
    after: 3_594_147,
  });
  expect(monthlyPayments(home, { now, upfront: 48_000_000 })?.during).toBe(3_000_000);
  expect(monthlyPayments(home, { now, upfront: 200_000_000 })?.during).toBe(0);
});

test('a delivered home asks for the whole initial fee at once', () => {
  const ready = { ...home, delivery: seconds('2026-11-01') };
  expect(monthlyPayments(ready, { now, upfront: 20_000_000 })).toMatchObject({ months: 0, during: 100_000_000 });
  expect(fitsMeans(ready, { during: 100_000_000, upfront: 20_000_000 }, now)).toBe(false);
  expect(fitsMeans(ready, { during: 0, upfront: 120_000_000 }, now)).toBe(true);
});

test('the reservation is paid first, in addition to nothing', () => {
  const reserved = { ...home, separation_fee: 24_000_000 };
  expect(homeAmounts(reserved)?.worksFee).toBe(96_000_000);
  expect(monthlyPayments(reserved, { now })?.during).toBe(4_000_000);
  expect(monthlyPayments(reserved, { now, upfront: 12_000_000 })?.during).toBe(4_000_000);
  expect(fitsMeans(reserved, { during: 4_000_000 }, now)).toBe(true);
  expect(fitsMeans(reserved, { during: 3_999_999 }, now)).toBe(false);
});

test('to the peso: what fits costs at most what was said', () => {
  expect(fitsMeans(home, { during: 5_000_000 }, now)).toBe(true);
  expect(fitsMeans(home, { during: 4_999_999 }, now)).toBe(false);
  expect(fitsMeans(home, { after: 3_594_147 }, now)).toBe(true);
  expect(fitsMeans(home, { after: 3_594_146 }, now)).toBe(false);
});
