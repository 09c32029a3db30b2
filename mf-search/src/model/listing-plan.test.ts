import { emptySearch } from 'shared-contracts/routes/search-state.ts';
import { expect, test } from 'vitest';
import { countOf, facetCountsOf } from './facet-counts.ts';
import { planListing } from './listing-plan.ts';

const housing = emptySearch('housing');

test('[B040] the query counts pages from zero, 24 plants each', () => {
  const [hits] = planListing({ ...housing, page: 3 }).queries;
  expect(hits).toMatchObject({ page: 2, hitsPerPage: 24, indexName: 'umbral_plants' });
});

test('an order is an index of its own; by distance the point decides', () => {
  expect(planListing({ ...housing, order: 'price-asc' }).queries[0]?.indexName).toBe('umbral_plants_price_asc');
  const near = { lat: 4.65, lng: -74.1, radiusKm: 2.5 };
  expect(planListing({ ...housing, near, order: 'distance' }).queries[0]).toMatchObject({
    indexName: 'umbral_plants',
    aroundLatLng: '4.65,-74.1',
    aroundRadius: 2500,
  });
});

test('every chosen filter has its other values counted as if it were not chosen', () => {
  const plan = planListing({ ...housing, type: 'house', rooms: { value: 2, orMore: true } });
  expect(plan.counted).toEqual(['type', 'rooms']);
  const [, types, rooms] = plan.queries;
  expect(types).toMatchObject({ facets: ['type'], hitsPerPage: 0 });
  expect(types?.filters).toBe('project.localization.country:"CO" AND room_number >= 2');
  expect(rooms?.filters).toBe('project.localization.country:"CO" AND type:"house"');
});

test('[B025] a city is counted beside those of its department, once that is known', () => {
  const unknown = planListing({ ...housing, city: 'medellin' });
  const known = planListing({ ...housing, city: 'medellin' }, 'antioquia');
  const ofCities = (plan: typeof known) => plan.queries[1 + plan.counted.indexOf('city')]?.filters;
  expect(ofCities(unknown)).toBe('project.localization.country:"CO"');
  expect(ofCities(known)).toContain('department_slug:"antioquia"');
  expect(known.counted).toContain('department');
});

test('[B005] each named place is looked up inside the wider one, whatever else is chosen', () => {
  const plan = planListing({ ...housing, city: 'bogota', zone: 'suba', type: 'house' });
  expect(plan.places).toEqual(['city', 'zone']);
  const [city, zone] = plan.queries.slice(-2);
  expect(city?.filters).toBe('project.localization.country:"CO" AND project.localization.city_slug:"bogota"');
  expect(zone?.filters).toContain('city_slug:"bogota" AND project.localization.zone_slug:"suba"');
});

test('counts of a chosen filter come from its own query, all others from the first', () => {
  const plan = planListing({ ...housing, type: 'house' });
  const counts = facetCountsOf(plan, [
    { hits: [], nbHits: 3, nbPages: 1, facets: { type: { house: 3 }, room_number: { 2: 1, 3: 2 } } },
    { hits: [], nbHits: 9, nbPages: 1, facets: { type: { house: 3, apartment: 6 } } },
  ]);
  expect(counts.type).toEqual({ house: 3, apartment: 6 });
  expect(counts.rooms).toEqual({ 2: 1, 3: 2 });
  expect(counts.city).toEqual({});
});

test('[B035] "2+" counts two and more', () => {
  const counts = { 1: 5, 2: 3, 3: 2, 10: 1 };
  expect(countOf(counts, { value: 2, orMore: true })).toBe(6);
  expect(countOf(counts, { value: 2, orMore: false })).toBe(3);
  expect(countOf(counts, { value: 4, orMore: false })).toBe(0);
});
