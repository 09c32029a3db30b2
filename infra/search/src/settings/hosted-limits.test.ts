import { sortedOrders } from '@umbral/domain/filters/orders.ts';
import { indexSettings, replicaSettings } from '@umbral/domain/search/index-settings.ts';
import { expect, test } from 'vitest';
import { parseDeclared } from './declared-attributes.ts';
import { indexSettingsSchema } from './index-settings.ts';

/** Settings that hosted Algolia knows, as far as the portal uses any; from its public specification. */
const KNOWN = new Set([
  'searchableAttributes',
  'attributeForDistinct',
  'attributesForFaceting',
  'numericAttributesForFiltering',
  'customRanking',
  'ranking',
  'replicas',
  'indexLanguages',
  'queryLanguages',
  'removeStopWords',
  'ignorePlurals',
  'hitsPerPage',
  'paginationLimitedTo',
  'maxValuesPerFacet',
]);
const MODIFIERS = new Set(['unordered', 'ordered', 'searchable', 'filterOnly', 'afterDistinct', 'asc', 'desc']);

test('the settings of the portal are within what hosted Algolia takes: switching is configuration', () => {
  expect(Object.keys(indexSettings).filter((name) => !KNOWN.has(name))).toEqual([]);
  expect(indexSettings.paginationLimitedTo).toBeLessThanOrEqual(10_000);
  expect(indexSettings.hitsPerPage).toBeLessThanOrEqual(1000);
  expect(indexSettings.maxValuesPerFacet).toBeLessThanOrEqual(1000);
  expect(indexSettings.replicas.length).toBeLessThanOrEqual(20);
  const { searchableAttributes, attributesForFaceting, customRanking } = indexSettings;
  const declared = [...searchableAttributes, ...attributesForFaceting, ...customRanking].map(parseDeclared);
  const modifiers = declared.flatMap((attribute) => [...attribute.modifiers]);
  expect(modifiers.filter((modifier) => !MODIFIERS.has(modifier))).toEqual([]);
  for (const { key } of sortedOrders) {
    expect(Object.keys(replicaSettings(key)).sort()).toEqual(['customRanking', 'ranking']);
  }
});

test('what hosted Algolia refuses is refused here', () => {
  for (const broken of [{ hitsPerPage: 1001 }, { paginationLimitedTo: 20_001 }, { maxValuesPerFacet: 1001 }]) {
    expect(indexSettingsSchema.safeParse(broken).success).toBe(false);
  }
});
