import { expect, test } from 'vitest';
import { readShare } from './read-share.ts';

test.each([
  ['0', 0],
  ['5', 500],
  ['2,5', 250],
  ['0.25 %', 25],
  [' 100 ', 10_000],
])('the percentage %j is a share of %i', (text, share) => {
  expect(readShare(text)).toBe(share);
});

test.each(['', '-1', '101', '1,234', 'cinco', '5%%'])('%j is no percentage', (text) => {
  expect(readShare(text)).toBeUndefined();
});
