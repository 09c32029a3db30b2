import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Asked, affordablePrice, type Means } from './affordable.ts';

const million = 1_000_000;
const bogota = { city: 'bogota' };

test.each<[string, Means, Asked, number]>([
  ['an income pays the fee of social housing in 24 months of works', { income: 5 }, bogota, 169],
  ['savings are added to what the income pays', { income: 5, savings: 45 }, bogota, 214],
  ['few savings still count', { income: 5, savings: 3 }, bogota, 172],
  ['savings alone pay the fifth of social housing', { savings: 45 }, bogota, 225],
  ['no social housing is dearer than its cap', { savings: 60 }, bogota, 262],
  ['beyond the cap savings pay three tenths', { savings: 90 }, bogota, 300],
  ['the cap is lower outside the agglomerations', { savings: 60 }, { city: 'armenia' }, 236],
  ['the lower cap holds where no city is told', { savings: 60 }, {}, 236],
  ['offices are never social housing', { savings: 45 }, { ...bogota, type: 'office' }, 150],
  ['nor are homes abroad', { savings: 45 }, { country: 'PA' }, 150],
])('[B089, B090] %s', (_what, { income, savings }, asked, price) => {
  const means = {
    ...(income === undefined ? {} : { income: income * million }),
    ...(savings === undefined ? {} : { savings: savings * million }),
  };
  expect(affordablePrice(means, asked)).toBe(price * million);
});

test('who tells nothing, or too little for any home, gets no price', () => {
  expect(affordablePrice({}, {})).toBeUndefined();
  expect(affordablePrice({ savings: 100_000 }, {})).toBeUndefined();
});

test('[B090] to save or to earn more never makes the home cheaper', () => {
  const amount = (most: number) => fc.integer({ min: 0, max: most * million });
  fc.assert(
    fc.property(amount(40), amount(900), amount(20), amount(200), (income, savings, raise, more) => {
      const price = affordablePrice({ income, savings }, bogota) ?? 0;
      expect(affordablePrice({ income }, bogota) ?? 0).toBeLessThanOrEqual(price);
      expect(affordablePrice({ income, savings: savings + more }, bogota) ?? 0).toBeGreaterThanOrEqual(price);
      expect(affordablePrice({ income: income + raise, savings }, bogota) ?? 0).toBeGreaterThanOrEqual(price);
    }),
  );
});
