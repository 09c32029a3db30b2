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
  bytes: 200_000,
  scriptUrls: [],
  heap: 5e6,
  problems: [],
};

function visit(variant: Variant, change: Partial<LoadFigures>): Measured {
  return { page: 'listing', profile: 'slow', variant, figures: { ...figures, ...change } };
}

test('each cell is the median of both variants and of the ratios round by round', () => {
  const tables = comparisonTables([
    visit('federated', { hydrated: 1100 }),
    visit('monolith', { hydrated: 1000, scriptBytes: 120_000 }),
    visit('monolith', { hydrated: 4000, scriptBytes: 120_000 }),
    visit('federated', { hydrated: 5000 }),
    visit('federated', { hydrated: 900 }),
    visit('monolith', { hydrated: 900, scriptBytes: 120_000 }),
  ]);
  expect(tables).toContain('150.0 / 120.0 / 1.25x');
  expect(tables).toContain('1,100 / 1,000 / 1.10x');
});

test('a ratio of next to nothing is not given', () => {
  const tables = comparisonTables([
    visit('federated', { tbt: 60, cls: 0.01 }),
    visit('monolith', { tbt: 6, cls: 0.001 }),
  ]);
  expect(tables).toContain('60 / 6 / –');
  expect(tables).toContain('0.010 / 0.001 / –');
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
