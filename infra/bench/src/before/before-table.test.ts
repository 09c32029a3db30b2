import { expect, test } from 'vitest';
import { beforeTable, type Measured } from './before-table.ts';

const one = (version: Measured['version'], p50: number, failed = 0): Measured => ({
  what: 'home',
  version,
  figures: { perSecond: 1, p50, p90: p50, p99: 2 * p50, failed },
});

test('a row has the medians of the rounds and their ratios', () => {
  const rounds = [one('now', 1), one('before', 4), one('before', 2), one('now', 3), one('now', 2), one('before', 9)];
  expect(beforeTable(rounds).split('\n').at(-1)?.replaceAll(/\s+/g, ' ')).toBe(
    '| home | 2.00 | 4.00 | 0.50x | 4.00 | 8.00 | 0.50x |',
  );
});

test('what failed is not taken for fast', () => {
  expect(() => beforeTable([one('now', 1), one('before', 1, 3)])).toThrow('home, before: 3');
});
