import { expect, test } from 'vitest';
import { fixtureLibrary } from '../testing/media-fixture.ts';
import { createBuildingChoice } from './building-choice.ts';
import { misfit, roomMisfit } from './building-fit.ts';
import { buildingsOf } from './buildings.ts';

const library = fixtureLibrary();
const beach = { segment: 'beach', climate: 'coast', stratum: 6, level: 'high' } as const;

test('pictures of one building belong together, the evening light first', () => {
  const coral = buildingsOf(library).find(({ id }) => id === 'coral');
  expect(coral?.exteriors).toHaveLength(3);
  expect([...(coral?.interiors.keys() ?? [])].toSorted()).toEqual(['bath', 'bedroom', 'kitchen', 'living', 'lobby']);
  expect(coral?.panoramas.get('living')?.kind).toBe('panorama');
  expect(coral?.film?.kind).toBe('video');
});

test('what stands by the sea fits a beach, not a cold city', () => {
  const coral = buildingsOf(library).find(({ id }) => id === 'coral');
  if (!coral) throw new Error('the fixture has no coral');
  expect(misfit(coral, beach)).toBe(0);
  expect(misfit(coral, { ...beach, climate: 'cold' })).toBeGreaterThan(2);
  expect(misfit(coral, { ...beach, stratum: 3 })).toBeGreaterThan(misfit(coral, { ...beach, stratum: 5 }));
});

test('the neighbour of a building gets another one that fits nearly as well', () => {
  const choose = createBuildingChoice(buildingsOf(library));
  const wanted = { segment: 'mid', climate: 'temperate', stratum: 4, level: 'middle' } as const;
  const [first, second] = [choose({ lists: ['all'], wanted }), choose({ lists: ['all'], wanted })];
  expect(first.typology).toBe('tower');
  expect(second.id).not.toBe(first.id);
});

test('rooms stand for none that are cheaper, and what looks on the sea only at the coast', () => {
  const coral = buildingsOf(library).find(({ id }) => id === 'coral');
  if (!coral) throw new Error('the fixture has no coral');
  expect(roomMisfit(coral, beach)).toBe(0);
  expect(roomMisfit(coral, { ...beach, level: 'middle' })).toBe(Number.POSITIVE_INFINITY);
  expect(roomMisfit(coral, { ...beach, climate: 'warm' })).toBe(Number.POSITIVE_INFINITY);
  expect(roomMisfit({ ...coral, strata: [4, 5] }, beach)).toBeGreaterThan(0);
});
