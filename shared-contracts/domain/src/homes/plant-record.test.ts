import { expect, test } from 'vitest';
import { plantOrders, sortedOrders } from '../filters/orders.ts';
import { indexSettings, replicaSettings } from '../search/index-settings.ts';
import { indexOf } from '../search/search-index.ts';
import { recordFixture } from '../testing/record-fixture.ts';
import { objectIdOf, plantHit, plantRecord } from './plant-record.ts';

const record = recordFixture();

function valueAt(path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    const holder = Array.isArray(value) ? value[0] : value;
    return holder !== null && typeof holder === 'object' ? Reflect.get(holder, key) : undefined;
  }, record);
}

test('[B043] a record is what its schema says, as a hit too', () => {
  expect(plantRecord.parse(record)).toEqual(record);
  expect(plantHit.parse({ ...record, _rankingInfo: { geoDistance: 12, words: 0 } })._rankingInfo?.geoDistance).toBe(12);
  expect(plantRecord.safeParse({ ...record, type: 'castle' }).success).toBe(false);
});

test('[B045] a record carries at most the first three images', () => {
  const picture = { src: '/media/a.webp', alt: '', width: 3, height: 2 };
  const images = [picture, picture, picture, picture];
  expect(plantRecord.safeParse({ ...record, media: { ...record.media, images } }).success).toBe(false);
});

test('[B043] every facet, number and searchable attribute exists in a record', () => {
  const searchable = indexSettings.searchableAttributes.map((path) => path.replace(/^unordered\((.*)\)$/, '$1'));
  const faceted = indexSettings.attributesForFaceting.map((path) => path.replace(/^searchable\((.*)\)$/, '$1'));
  const paths = [...faceted, ...indexSettings.numericAttributesForFiltering, ...searchable];
  expect(paths.filter((path) => valueAt(path) === undefined)).toEqual([]);
});

test('[B043] the ranking sorts by attributes of a record', () => {
  const rules = [
    ...indexSettings.customRanking,
    ...sortedOrders.map(({ key }) => replicaSettings(key).ranking[1] ?? ''),
  ];
  const attributes = rules.map((rule) => /^(?:asc|desc)\((.+)\)$/.exec(rule)?.[1] ?? 'none');
  expect(attributes.filter((path) => !['number', 'boolean'].includes(typeof valueAt(path)))).toEqual([]);
});

test('each order has its own index, the primary one by relevance', () => {
  expect(new Set(plantOrders.map(indexOf)).size).toBe(plantOrders.length);
  expect(indexOf('relevance')).toBe('umbral_plants');
  expect(indexSettings.replicas).toHaveLength(plantOrders.length - 1);
  expect(objectIdOf(7)).toBe('7');
});
