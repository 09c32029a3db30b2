import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fractionsOf } from './fractions.ts';
import { randomOf } from './random.ts';

test('a seed gives the stream that seeded data, drawings and simulations were made with', () => {
  const fractions = fractionsOf(20_261_121);
  expect(Array.from({ length: 3 }, fractions)).toEqual([0.6913962827529758, 0.3520768517628312, 0.5383691973984241]);
  const random = randomOf('project 1');
  expect(Array.from({ length: 5 }, () => random.int(0, 999))).toEqual([812, 459, 862, 500, 719]);
});

test('a whole number stays within its ends, and both come up', () => {
  const random = randomOf('dice');
  const drawn = new Set(Array.from({ length: 1000 }, () => random.int(1, 6)));
  expect([...drawn].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a sample holds different items of the list, as many as there are at most', () => {
  fc.assert(
    fc.property(fc.integer(), fc.uniqueArray(fc.string()), fc.nat(20), (seed, items, count) => {
      const sample = randomOf(seed).sample(items, count);
      expect(new Set(sample).size).toBe(Math.min(count, items.length));
      expect(sample.every((item) => items.includes(item))).toBe(true);
    }),
  );
});

test('an item without weight is never drawn, and nothing can be picked from nothing', () => {
  const random = randomOf(7);
  const drawn = Array.from({ length: 200 }, () =>
    random.weighted([
      ['never', 0],
      ['always', 1],
    ]),
  );
  expect(new Set(drawn)).toEqual(new Set(['always']));
  expect(() => random.pick([])).toThrow(RangeError);
});
