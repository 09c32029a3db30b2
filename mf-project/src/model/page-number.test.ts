import { expect, test } from 'vitest';
import { pageNumber } from './page-number.ts';

test.each([
  [null, 1],
  ['1', 1],
  ['12', 12],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['abc', undefined],
  ['', undefined],
  ['99999', undefined],
])('the query page=%s asks for page %s', (text, page) => {
  expect(pageNumber(text)).toBe(page);
});
