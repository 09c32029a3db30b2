import { conditionsOf } from '@umbral/domain/filters/filter-conditions.ts';
import type { FilterRow } from '@umbral/domain/filters/filter-table.ts';
import { choicesOfFilters, filtersOfSearch } from '@umbral/domain/filters/filter-wire.ts';
import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { fromHref, toHref } from '@umbral/domain/routes/search-url.ts';
import { expect, test, vi } from 'vitest';
import { facetCountsOf } from '../model/facet-counts.ts';
import { filtersOf } from '../model/listing-filter.ts';
import { planListing } from '../model/listing-plan.ts';
import { appliedFilters } from '../view-model/applied-filters.ts';
import { filterPanel } from './filter-panel-data.ts';

/** What a new switch is to the browser: a row of the table and a label. */
vi.mock('@umbral/domain/filters/filter-table.ts', async (original) => {
  const { filterTable } = await original<{ filterTable: readonly FilterRow[] }>();
  const pool = { key: 'hasPool', kind: 'toggle', wire: 'has_pool', query: 'piscina', section: 'switch' };
  return { filterTable: [...filterTable, { ...pool, attribute: 'has_pool' }] };
});
vi.mock('@umbral/domain/filters/switch-labels.ts', async (original) => {
  const { switchLabels } = await original<{ switchLabels: object }>();
  return { switchLabels: { ...switchLabels, hasPool: 'Con piscina' } };
});

const chosen = { hasPool: true };
const state: SearchState = { ...emptySearch('housing'), ...chosen };

test('a row is said by addresses and by calls', () => {
  expect(toHref(state)).toBe('/proyectos-vivienda?piscina=1');
  expect(fromHref('/proyectos-vivienda?piscina=1')).toMatchObject(chosen);
  expect(filtersOfSearch(state)).toMatchObject({ has_pool: true });
  expect(choicesOfFilters(filtersOfSearch(state))).toMatchObject(chosen);
});

test('a row is asked of the index, of the database and of alerts', () => {
  expect(filtersOf(state)).toContain('has_pool:"true"');
  // What SQL and alerts read.
  expect(conditionsOf(state)).toContainEqual({ kind: 'is', filter: 'hasPool', value: true });
});

test('a row is counted, has a chip that removes it, and a control', () => {
  expect(planListing(emptySearch('housing')).hits.facets).toContain('has_pool');
  expect(appliedFilters(state, {})).toEqual([{ label: 'Con piscina', href: '/proyectos-vivienda' }]);
  const hits = { hits: [], nbHits: 9, nbPages: 1, facets: { has_pool: { true: 4 } } };
  const { toggles } = filterPanel({ state, counts: facetCountsOf({ hits, counts: {} }), names: {} });
  expect(toggles).toContainEqual({ name: 'piscina', label: 'Con piscina', isOn: true, count: 4 });
});
