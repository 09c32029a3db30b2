import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const anybody = () => 0;

test('callers take turns, each with what waits longest', () => {
  const queue = new FairQueue<string>();
  for (const thing of ['a1', 'a2', 'a3']) queue.add('a', thing);
  queue.add('b', 'b1');
  queue.add('c', 'c1');
  const order = Array.from({ length: 5 }, () => queue.take(anybody));
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  expect(queue.take(anybody)).toBeUndefined();
  expect(queue.size).toBe(0);
});

test('the lowest rank comes first, however long others wait', () => {
  const queue = new FairQueue<string>();
  for (const thing of ['a1', 'b1', 'b2', 'c1']) queue.add(thing.charAt(0), thing);
  const rank = (caller: string) => (caller === 'a' ? 2 : 1);
  expect(Array.from({ length: 4 }, () => queue.take(rank))).toEqual(['b1', 'c1', 'b2', 'a1']);
});

test('who may not be served keeps the place', () => {
  const queue = new FairQueue<string>();
  queue.add('a', 'a1');
  queue.add('b', 'b1');
  queue.putBack('a', 'a0');
  expect(queue.take((caller) => (caller === 'b' ? 0 : undefined))).toBe('b1');
  expect(queue.sizeOf('a')).toBe(2);
  expect(queue.take(anybody)).toBe('a0');
});
