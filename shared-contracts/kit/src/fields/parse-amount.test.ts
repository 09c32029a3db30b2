import { formatMoney } from '@umbral/domain/format/format.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

test.each([
  ['180M', 180_000_000],
  ['180 m', 180_000_000],
  ['180 millones', 180_000_000],
  ['1,2M', 1_200_000],
  ['1.25 millones', 1_250_000],
  ['950 mil', 950_000],
  ['$ 180.000.000', 180_000_000],
  ['180,000,000', 180_000_000],
  ['180000000', 180_000_000],
  ['US$ 106.667', 106_667],
  ['$ 6.000.000,00', 6_000_000],
  ['25000000.00', 25_000_000],
  ['1,234.40', 1_234],
  ['US$ 106.667,90', 106_668],
  ['1.234,5 M', 1_234_500_000],
  // One figure of "25.000.000" was deleted.
  ['25.000.00', 2_500_000],
  ['1.23', 123],
  ['1.200,00 mil', 1_200_000],
  ['2.500', 2_500],
  ['0', 0],
])('[B032] %s is %i', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each(['', 'M', 'abc', '180x', '-5', '12M3', '1e9'])('[B032] "%s" is no amount', (text) => {
  expect(parseAmount(text)).toBeUndefined();
});

test('what the portal writes, it reads', () => {
  const currency = fc.constantFrom('cop' as const, 'usd' as const, 'eur' as const);
  fc.assert(
    fc.property(fc.nat(2_800_000_000), currency, (amount, code) => {
      expect(parseAmount(formatMoney({ amount, currency: code }))).toBe(amount);
    }),
  );
});
