import { expect, test } from 'vitest';
import { idsOf, moved, placeByKey } from './order.ts';

test('an item comes to its place, and no item is lost at the ends', () => {
  const list = ['a', 'b', 'c', 'd'];
  expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(list, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(list, 1, 99)).toEqual(['a', 'c', 'd', 'b']);
  expect(moved(list, 1, -5)).toEqual(['b', 'a', 'c', 'd']);
  expect(moved(list, 9, 0)).toEqual(list);
});

test('keys move by one or to an end; others move nothing', () => {
  expect(
    ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Home', 'End', 'x'].map((key) => placeByKey(key, 1, 4)),
  ).toEqual([0, 0, 2, 2, 0, 3, undefined]);
  expect([placeByKey('ArrowLeft', 0, 4), placeByKey('ArrowRight', 3, 4)]).toEqual([0, 3]);
});

test('the same picture twice has two names', () => {
  expect(idsOf(['a', 'b', 'a'])).toEqual(['a#0', 'b#0', 'a#1']);
});
