import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { expect, test } from 'vitest';
import { countOf, facetCountsOf } from './facet-counts.ts';
import { planListing } from './listing-plan.ts';

const housing = emptySearch('housing');

test('[B040] the query counts pages from zero, 24 plants each', () => {
  const { hits } = planListing({ ...housing, page: 3 });
  expect(hits).toMatchObject({ page: 2, hitsPerPage: 24, indexName: 'umbral_plants' });
});

test('an order is an index of its own; by distance the point decides', () => {
  expect(planListing({ ...housing, order: 'price-asc' }).hits.indexName).toBe('umbral_plants_price_asc');
  const near = { lat: 4.65, lng: -74.1, radiusKm: 2.5 };
  expect(planListing({ ...housing, near, order: 'distance' }).hits).toMatchObject({
    indexName: 'umbral_plants',
    aroundLatLng: '4.65,-74.1',
    aroundRadius: 2500,
  });
});

test('every chosen filter has its other values counted as if it were not chosen', () => {
  const { counts } = planListing({ ...housing, type: 'house', rooms: { value: 2, orMore: true } });
  expect(Object.keys(counts)).toEqual(['type', 'rooms']);
  expect(counts.type).toMatchObject({ facets: ['type'], hitsPerPage: 0 });
  expect(counts.type?.filters).toBe('project.localization.country:"CO" AND room_number >= 2');
  expect(counts.rooms?.filters).toBe('project.localization.country:"CO" AND type:"house"');
});

test('[B025] a city is counted beside those of its department, once that is known', () => {
  const unknown = planListing({ ...housing, city: 'medellin' });
  const known = planListing({ ...housing, city: 'medellin' }, 'antioquia');
  expect(unknown.counts.city?.filters).toBe('project.localization.country:"CO"');
  expect(known.counts.city?.filters).toContain('department_slug:"antioquia"');
  expect(Object.keys(known.counts)).toContain('department');
});

test('[B005] each named place is looked up inside the wider one, whatever else is chosen', () => {
  const { places } = planListing({ ...housing, city: 'bogota', zone: 'suba', type: 'house' });
  expect(Object.keys(places)).toEqual(['city', 'zone']);
  expect(places.city?.filters).toBe('project.localization.country:"CO" AND project.localization.city_slug:"bogota"');
  expect(places.zone?.filters).toContain('city_slug:"bogota" AND project.localization.zone_slug:"suba"');
});

test('counts of a chosen filter come from its own query, all others from the first', () => {
  const counts = facetCountsOf({
    hits: { hits: [], nbHits: 3, nbPages: 1, facets: { type: { house: 3 }, room_number: { 2: 1, 3: 2 } } },
    counts: { type: { hits: [], nbHits: 9, nbPages: 1, facets: { type: { house: 3, apartment: 6 } } } },
  });
  expect(counts.type).toEqual({ house: 3, apartment: 6 });
  expect(counts.rooms).toEqual({ 2: 1, 3: 2 });
  expect(counts.city).toEqual({});
});

test('[B035] "2+" counts what has two and more, a project with both once', () => {
  const reached = { 'rooms 2+': 4, 'rooms 2-': 7, 'baths 2+': 9 };
  const hits = { hits: [], nbHits: 0, nbPages: 0, facets: { room_number: { 1: 5, 2: 3, 3: 2 }, reached } };
  const counts = facetCountsOf({ hits, counts: {} }).rooms;
  expect(countOf(counts, { value: 2, orMore: true })).toBe(4);
  expect(countOf(counts, { value: 2, orMore: false, orFewer: true })).toBe(7);
  expect(countOf(counts, { value: 2, orMore: false })).toBe(3);
  expect(countOf(counts, { value: 4, orMore: false })).toBe(0);
});

test('projects are found and counted unless every type is asked for by itself', () => {
  const grouped = { distinct: true, facetingAfterDistinct: true };
  const plan = planListing({ ...housing, type: 'house' });
  expect([plan.hits, plan.counts.type, plan.switches.hasBalcony]).toEqual(
    [1, 2, 3].map(() => expect.objectContaining(grouped)),
  );
  const types = planListing({ ...housing, unit: 'types', type: 'house' });
  expect([types.hits, types.counts.type].map((query) => [query?.distinct, query?.facetingAfterDistinct])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

test('which types of a project fit is asked for only where a search may tell them apart', () => {
  const city = planListing({ ...housing, city: 'bogota', statuses: ['presale'] });
  expect(city.fitting).toBeUndefined();
  const rooms = planListing({ ...housing, city: 'bogota', rooms: { value: 3, orMore: false }, page: 2 });
  expect(rooms.fitting).toMatchObject({ filters: rooms.hits.filters, page: 1, attributesToRetrieve: ['id'] });
  expect(planListing(emptySearch('vis')).fitting).toBeDefined();
});
