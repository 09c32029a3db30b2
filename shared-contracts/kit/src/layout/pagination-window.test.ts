import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paginationWindow } from './pagination-window.ts';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 6, [1, 2, 'gap-after', 6]],
  [3, 6, [1, 2, 3, 4, 5, 6]],
  [4, 9, [1, 2, 3, 4, 5, 'gap-after', 9]],
  [5, 10, [1, 'gap-before', 4, 5, 6, 'gap-after', 10]],
  [9, 9, [1, 'gap-before', 8, 9]],
])('page %i of %i shows %j', (current, total, shown) => {
  expect(paginationWindow(current, total)).toEqual(shown);
});

test('numbers rise, hold first, current and last, and a gap hides at least two', () => {
  const pages = fc
    .integer({ min: 1, max: 200 })
    .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
  fc.assert(
    fc.property(pages, ([current, total]) => {
      const shown = paginationWindow(current, total);
      const numbers = shown.filter((entry) => typeof entry === 'number');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, current, total]));
      shown.forEach((entry, index) => {
        if (typeof entry === 'number') return;
        expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(2);
      });
    }),
  );
});
