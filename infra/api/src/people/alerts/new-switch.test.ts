import { conditionsOf } from '@umbral/domain/filters/filter-conditions.ts';
import type { FilterRow } from '@umbral/domain/filters/filter-table.ts';
import { choicesOfFilters } from '@umbral/domain/filters/filter-wire.ts';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { selectedHomes } from '../../testing/selected-homes.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { homeTest } from './home-test.ts';
import { plantsOfLate } from './news-queries.ts';

/** What a new switch is to the backend: a row of the table and a column. */
vi.mock('@umbral/domain/filters/filter-table.ts', async (original) => {
  const { filterTable } = await original<{ filterTable: readonly FilterRow[] }>();
  const pool = { key: 'hasPool', kind: 'toggle', wire: 'has_pool', query: 'piscina', section: 'switch' };
  return { filterTable: [...filterTable, { ...pool, attribute: 'has_pool' }] };
});
vi.mock('../../market/conditions/home-columns.ts', async (original) => {
  const { homeColumns } = await original<{ homeColumns: object }>();
  return { homeColumns: { ...homeColumns, hasPool: { value: sql`j.pet_friendly` } } };
});

test('a row and a column are asked of both tables of homes and of alerts', async () => {
  const api = await createTestApp();
  try {
    const now = api.backend.now();
    const wanted: object = { has_pool: true };
    const conditions = conditionsOf(choicesOfFilters(wanted));
    const homes = await plantsOfLate(api.backend, new Date(0), now);
    const matched = homes.filter(homeTest(conditions, now.getTime())).map(({ id }) => id);
    const expected = matched.toSorted((a, b) => a - b);
    expect(await selectedHomes(api.backend, [conditions])).toEqual([{ homes: expected, offers: expected }]);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(homes.length);
  } finally {
    await api.close();
  }
}, 120_000);
