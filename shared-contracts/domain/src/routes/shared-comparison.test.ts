import { expect, test } from 'vitest';
import { readSharedComparison, sharedComparisonHref } from './shared-comparison.ts';

test('[B050] the address of a comparison gives back its plants in their order', () => {
  const href = sharedComparisonHref([12, 7, 903]);
  expect(href).toBe('/?comparar=12,7,903');
  expect(readSharedComparison(href.slice(1))).toEqual([12, 7, 903]);
});

test('[B050] an address asks for four plants at most, none twice', () => {
  expect(readSharedComparison('?comparar=1,2,2,3,4,5')).toEqual([1, 2, 3, 4]);
});

test.each([
  '',
  '?comparar=',
  '?comparar=0',
  '?comparar=1,x',
  '?comparar=-1',
  '?comparar=1,,2',
  '?comparar=12345678901',
])('[B050] %j asks for no comparison', (search) => {
  expect(readSharedComparison(search)).toEqual([]);
});
