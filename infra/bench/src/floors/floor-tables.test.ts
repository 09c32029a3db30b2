import { expect, test } from 'vitest';
import { floorTables } from './floor-tables.ts';

const figures = { fcp: 100, lcp: 200, alive: 300, scripts: 250 };
const time = { scripts: 10, markup: 1, styles: 2, layout: 3, paint: 4, memory: 0, else: 5 };

test('each cell is the median of its variant, and what was not measured is not there', () => {
  const views = [100, 140, 900].map((fcp) => ({
    page: 'home',
    variant: 'whole' as const,
    figures: { ...figures, fcp },
  }));
  const still = { page: 'home', variant: 'still' as const, figures: { ...figures, alive: undefined } };
  const tables = floorTables([...views, still], [{ name: 'home', time }]);
  expect(tables).toMatch(/home +\| +140 \| +– \| +– \| +– \|/);
  expect(tables).toMatch(/home +\| +300 \| +– \| +– \| +250 \|/);
  expect(tables).toMatch(/home +\| +25 \| +10 \| +1 \| +2 \| +3 \| +4 \| +0 \| +5 \|/);
});
