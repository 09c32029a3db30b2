import { expect, test } from 'vitest';
import { comparisonTables, type Measured } from './comparison-tables.ts';
import type { LoadFigures } from './load-page.ts';
import type { Variant } from './variant-proxy.ts';

const figures: LoadFigures = {
  fcp: 500,
  lcp: 600,
  cls: 0.01,
  tbt: 40,
  hydrated: 900,
  requests: 20,
  scripts: 5,
  scriptBytes: 150_000,
  styleBytes: 10_000,
  scriptUrls: [],
  heap: 5e6,
  problems: [],
};

function visit(variant: Variant, change: Partial<LoadFigures>): Measured {
  return { page: 'listing', profile: 'slow', variant, figures: { ...figures, ...change } };
}

test('each cell is the median of both variants and what the first costs against the second', () => {
  const tables = comparisonTables([
    visit('federated', { scriptBytes: 150_000, hydrated: 1100 }),
    visit('federated', { hydrated: 900 }),
    visit('federated', { hydrated: 5000 }),
    visit('monolith', { scriptBytes: 120_000, hydrated: 1000 }),
  ]);
  expect(tables).toContain('150.0 / 120.0 / 1.25x');
  expect(tables).toContain('1,100 / 1,000 / 1.10x');
});

test('each profile has its own table of times', () => {
  const slow = visit('federated', {});
  const tables = comparisonTables([slow, { ...slow, profile: 'unthrottled' }]);
  expect(tables.match(/\*\*(Sizes|Times, \w+)\*\*/g)).toEqual([
    '**Sizes**',
    '**Times, slow**',
    '**Times, unthrottled**',
  ]);
});
