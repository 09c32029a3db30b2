import { expect, test } from 'vitest';
import { withSection } from './readme.ts';
import { median, quantile } from './statistics.ts';
import { figure, markdownTable, ratio } from './table.ts';

test('quantiles lie between the nearest two values, in any order of these', () => {
  expect(median([30, 10, 20, 40])).toBe(25);
  expect(quantile([1, 2, 3, 4, 5], 0.9)).toBeCloseTo(4.6);
  expect(quantile([7], 0.99)).toBe(7);
  expect(median([])).toBeUndefined();
});

test('figures and ratios say when there is nothing', () => {
  expect([figure(1234.56, 1), figure(undefined), ratio(3, 2), ratio(3, 0), ratio(undefined, 2)]).toEqual([
    '1,234.6',
    '–',
    '1.50x',
    '–',
    '–',
  ]);
});

test('a table reads well as text', () => {
  expect(markdownTable({ head: ['page', 'ms'], rows: [['a long name', '7']] })).toBe(
    ['| page        |  ms |', '|-------------|----:|', '| a long name |   7 |'].join('\n'),
  );
});

test('a section replaces what stood between its markers and nothing else', () => {
  const document = 'before\n<!-- pages -->\n\nold\n\n<!-- /pages -->\nafter';
  expect(withSection(document, 'pages', 'new\n')).toBe('before\n<!-- pages -->\n\nnew\n\n<!-- /pages -->\nafter');
  expect(() => withSection(document, 'engine', 'new')).toThrow('The markers of engine are missing');
});
