import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ambiguous, decimalMarkOf, readNumber, readPesos } from './read-number.ts';

test.each([
  ['$ 245.000.000', 245_000_000],
  ['$245,000,000.00', 245_000_000],
  ['245.000.000,00', 245_000_000],
  ['COP 245000000', 245_000_000],
  ['245 M', 245_000_000],
  ['245,5 millones', 245_500_000],
  ['1.200', 1200],
  ['0', 0],
])('an amount written as %j is %d pesos', (text, pesos) => {
  expect(readPesos(text)).toBe(pesos);
});

test.each(['', 'por definir', '12-34', '1.2.3', '1,23,4', '12..5', 'M', '2026/11/26'])('%j is no amount', (text) => {
  expect(readPesos(text)).toBeUndefined();
});

test.each([
  ['68,5 m²', undefined, 68.5],
  ['68.5 m2', undefined, 68.5],
  ['1.250,75', undefined, 1250.75],
  ['1,250.75', undefined, 1250.75],
  ['30 %', undefined, 30],
  ['1.250', ',', 1250],
  ['1.250', '.', 1.25],
  ['0.125', undefined, 0.125],
  ['1.250', undefined, ambiguous],
] as const)('%j with the mark %j is %s', (text, mark, value) => {
  expect(readNumber(text, mark)).toBe(value);
});

test('the decimal mark of a column is told by the texts that leave no doubt', () => {
  expect(decimalMarkOf(['1.250', '68,5'])).toBe(',');
  expect(decimalMarkOf(['1.250', '68.5'])).toBe('.');
  expect(decimalMarkOf(['1.250.000'])).toBe(',');
  expect(decimalMarkOf(['1.250', '62.125'])).toBeUndefined();
  expect(decimalMarkOf(['68.5', '68,5'])).toBeUndefined();
});

test('any amount is read back however thousands are grouped', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_800_000_000 }), fc.constantFrom('.', ',', ''), (amount, mark) => {
      const grouped = String(amount).replace(/\B(?=(\d{3})+$)/g, mark);
      expect(readPesos(`$ ${grouped}`)).toBe(amount);
    }),
  );
});

test('no text makes it throw or give what is no number', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const value = readPesos(text);
      expect(value === undefined || Number.isFinite(value)).toBe(true);
    }),
  );
});
