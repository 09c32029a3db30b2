import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { bucketOf, createBuckets } from './bucket.ts';

const key = 'a key of these tests, long enough';
const takes = createBuckets(key);
const visitors = Array.from({ length: 100_000 }, () => randomBytes(16).toString('hex'));
const search = (share: number, version = '1.1.0') => ({ app: 'mf-search', version, share }) as const;
const project = { app: 'mf-project', version: '1.1.0', share: 2500 } as const;

test('visitors are spread evenly over the buckets', () => {
  const counts = new Array<number>(100).fill(0);
  for (const visitor of visitors) {
    const hundredth = Math.floor(bucketOf(key, visitor, search(0)) / 100);
    counts[hundredth] = (counts[hundredth] ?? 0) + 1;
  }
  const expected = visitors.length / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 99 degrees of freedom: an even spread exceeds this once in a million runs.
  expect(chiSquare).toBeLessThan(182);
});

test('zero is nobody, all are all, and a share gets its part', () => {
  expect(visitors.some((visitor) => takes(visitor, search(0)))).toBe(false);
  expect(visitors.every((visitor) => takes(visitor, search(10_000)))).toBe(true);
  const taken = visitors.filter((visitor) => takes(visitor, search(100))).length;
  // One in a hundred, within six standard deviations.
  expect(Math.abs(taken - 1000)).toBeLessThan(190);
});

test('a share that grows keeps everybody who was in', () => {
  const before = visitors.filter((visitor) => takes(visitor, search(500)));
  expect(before.length).toBeGreaterThan(4000);
  for (const share of [501, 1000, 5000, 9999]) {
    expect(before.every((visitor) => takes(visitor, search(share)))).toBe(true);
  }
});

test('who gets one canary says nothing about another remote, nor about the next version', () => {
  for (const other of [project, search(2500, '1.2.0')]) {
    const both = visitors.filter((visitor) => takes(visitor, search(2500)) && takes(visitor, other)).length;
    // A sixteenth, within six standard deviations.
    expect(Math.abs(both - visitors.length / 16)).toBeLessThan(460);
  }
});

test('another key divides differently: nobody can compute a visitor that gets in', () => {
  const others = createBuckets('another key of these tests, long enough');
  const differing = visitors.slice(0, 10_000).filter((one) => takes(one, search(5000)) !== others(one, search(5000)));
  expect(differing.length).toBeGreaterThan(4600);
});
