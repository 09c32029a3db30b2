import { expect, test } from 'vitest';
import { sheetText } from './sheet-text.ts';

test('[B144] a sheet is marked as UTF-8, and what holds separators, quotes or lines is quoted', () => {
  expect(
    sheetText([
      ['Ñame', 3, null],
      ['a;b', 'di "hola"', 'dos\nlíneas'],
    ]),
  ).toBe('\uFEFFÑame;3;\r\n"a;b";"di ""hola""";"dos\nlíneas"\r\n');
});

test.each(['=1+1', '+57 300', '-2', '@SUM(A1)', '\t=1', '\r=1'])('[B144] %j is no formula', (text) => {
  expect(
    sheetText([[text]])
      .replace('\uFEFF', '')
      .replace(/^"/, ''),
  ).toMatch(/^'/);
});
