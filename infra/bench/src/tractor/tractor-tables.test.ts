import { expect, test } from 'vitest';
import { tractorTables } from './tractor-tables.ts';

const load = (shop: string, lcp: number, scriptBytes: number) => ({
  profile: 'slow',
  where: 'home',
  shop,
  cost: { lcp, tbt: 0, cls: 0, scriptBytes, requests: 10 },
});
const crossing = (shop: string, heading: number) => ({
  profile: 'slow',
  where: 'home → cart',
  shop,
  cost: { heading, requests: 2, scriptBytes: 0 },
});

test('a column counts where the own median is no worse than that of the best of the others, but for noise', () => {
  const text = tractorTables({
    own: 'ours',
    missing: { ours: [], theirs: ['stores'] },
    loads: [
      load('ours', 900, 90_000),
      load('ours', 1100, 90_000),
      load('theirs', 990, 20_000),
      load('far', 3000, 200_000),
    ],
    crossings: [crossing('ours', 100), crossing('theirs', 400)],
  });
  expect(text).toMatch(/slow, first view LCP ms\s*\|\s*1 of 1 \|\s*– \|/);
  expect(text).toMatch(/slow, first view JS KB\s*\|\s*0 of 1 \|\s*90\.0 for 20\.0 \(home\) \|/);
  expect(text).toMatch(/slow, crossing heading ms\s*\|\s*1 of 1 \|/);
  expect(text).toMatch(/theirs \|\s+stores/);
  expect(text).toMatch(/home: ours\s*\|\s*1,000 \|/);
});
