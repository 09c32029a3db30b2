import { expect, test } from 'vitest';
import { goalTable } from './goals.ts';

test('a goal stands beside the worst and the best that was measured, and in how many places it is kept', () => {
  const shown = { home: 1364, plant: 1432, article: 880, login: undefined };
  const [, , row = ''] = goalTable([{ name: 'FCP', most: 900, shown }]).split('\n');
  const cells = row.split('|').map((cell) => cell.trim());
  expect(cells).toEqual(['', 'FCP', '900', '1,432 (plant)', '880 (article)', '1 of 3', '']);
});

test('what was not measured is not judged', () => {
  expect(goalTable([{ name: 'FCP', most: 900, shown: {} }])).toMatch(/\| +– \| +– \| 0 of 0 \|$/);
});
