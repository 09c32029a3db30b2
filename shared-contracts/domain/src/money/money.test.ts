import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedExchangeRates } from '../parameters/rates.ts';
import { convertFromCop, convertToCop, roundDown, roundUp } from './money.ts';

test('[B001] 400,000,000 pesos are 106,667 dollars and 91,955 euros at the seed rates', () => {
  expect(convertFromCop(400_000_000, 'usd', seedExchangeRates)).toEqual({ amount: 106_667, currency: 'usd' });
  expect(convertFromCop(400_000_000, 'eur', seedExchangeRates)).toEqual({ amount: 91_955, currency: 'eur' });
  expect(convertFromCop(400_000_000, 'cop', seedExchangeRates)).toEqual({ amount: 400_000_000, currency: 'cop' });
});

test('[B001] an exact multiple of a broken rate gains no unit from floating point', () => {
  const rates = { usd: 3_770.03, eur: 4_350, asOf: '2026-01-06' };
  expect(convertFromCop(3_770.03 * 300, 'usd', rates).amount).toBe(300);
});

const rate = fc.double({ min: 500, max: 20_000, noNaN: true });
const pesos = fc.integer({ min: 0, max: 2_800_000_000 });

test('[B001] a conversion is whole, covers the price, and by less than one unit', () => {
  fc.assert(
    fc.property(pesos, rate, (amountCop, usd) => {
      const { amount } = convertFromCop(amountCop, 'usd', { usd, eur: 1 });
      expect(Number.isInteger(amount)).toBe(true);
      expect(amount * usd).toBeGreaterThan(amountCop - 0.5);
      expect((amount - 1) * usd).toBeLessThan(Math.max(amountCop, 1));
    }),
  );
});

test('[B001] a dearer home is never cheaper in another currency', () => {
  fc.assert(
    fc.property(pesos, pesos, (a, b) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      const lowEur = convertFromCop(low, 'eur', seedExchangeRates).amount;
      expect(lowEur).toBeLessThanOrEqual(convertFromCop(high, 'eur', seedExchangeRates).amount);
    }),
  );
});

test('pesos survive the way to dollars and back within one dollar', () => {
  fc.assert(
    fc.property(pesos, (amountCop) => {
      const back = convertToCop(convertFromCop(amountCop, 'usd', seedExchangeRates), seedExchangeRates);
      expect(back - amountCop).toBeGreaterThanOrEqual(0);
      expect(back - amountCop).toBeLessThan(3_751);
    }),
  );
});

test('rounding up zero gives plain zero', () => {
  expect(Object.is(roundUp(-0.0000001), 0)).toBe(true);
});

test('[B001] an error of floating point counts as no unit, what is more does', () => {
  expect(roundUp(245_000_000.0000004)).toBe(245_000_000);
  expect(roundUp(245_000_000.000002)).toBe(245_000_001);
  expect(roundDown(244_999_999.9999996)).toBe(245_000_000);
  expect(roundDown(244_999_999.999998)).toBe(244_999_999);
});
