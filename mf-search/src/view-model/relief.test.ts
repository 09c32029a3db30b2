import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { niza } from '@umbral/domain/testing/record-fixture.ts';
import { expect, test } from 'vitest';
import type { PlantQuery } from '../model/plant-query.ts';
import { answersOf, queriesOf } from '../model/query-bundle.ts';
import { findRelief } from './relief.ts';

const search: SearchState = {
  ...emptySearch('housing'),
  city: 'bogota',
  zone: 'suba',
  strata: [5],
  rooms: { value: 3, orMore: false },
  has360: true,
};
const names = { city: 'Bogotá', department: 'Cundinamarca', zone: 'Suba' };

interface World {
  readonly countOf: (query: PlantQuery) => number;
  readonly hits?: readonly unknown[];
  readonly zones?: Readonly<Record<string, number>>;
  readonly gone?: number;
}

/** The relief of an empty listing and the requests that it took. */
async function reliefOf(state: SearchState, { countOf, hits = [], zones = {}, gone = 0 }: World) {
  const requests: (readonly PlantQuery[])[] = [];
  const place = { hits: [{ project: { localization: niza } }], nbHits: 9, nbPages: 1 };
  const relief = await findRelief(
    { state, names, gone, answers: { places: { city: place, zone: place } } },
    async (bundle) => {
      const queries = queriesOf(bundle);
      requests.push(queries);
      const answers = queries.map((query) => ({
        hits: query.hitsPerPage === 0 ? [] : hits,
        nbHits: countOf(query),
        nbPages: 0,
        facets: { 'project.localization.zone': zones, 'project.localization.city': zones },
      }));
      return answersOf(bundle, answers);
    },
  );
  return { relief, requests };
}

const stratum = 'project.localization.stratum = 5';

test('a way that leads to nothing but what is gone is none', async () => {
  const { relief } = await reliefOf(search, {
    gone: 1,
    countOf: ({ filters = '' }) => (filters.includes(stratum) ? 1 : 4),
  });
  expect(relief.relaxed.map(({ label, count }) => [label, count])).toEqual([['Sin «Estrato 5»', 4]]);
});

test('words that stand in quotation marks already get no others', async () => {
  const { relief } = await reliefOf({ ...emptySearch('housing'), text: 'lago' }, { countOf: () => 2 });
  expect(relief.relaxed.map(({ label }) => label)).toEqual(['Sin «lago»']);
});

test('the doctor tells which one filter to relax and how many that gives, the best first, by one request', async () => {
  const { relief, requests } = await reliefOf(search, {
    countOf: ({ filters = '' }) => (filters.includes(stratum) ? (filters.includes('room_number') ? 0 : 3) : 14),
  });
  expect(requests).toHaveLength(1);
  expect(relief.relaxed).toEqual([
    {
      label: 'Sin «Estrato 5»',
      href: '/proyectos-vivienda/bogota/suba?h=3&360=1',
      count: 14,
    },
    { label: 'Sin «3 hab»', href: '/proyectos-vivienda/bogota/suba?e=5&360=1', count: 3 },
  ]);
  expect(relief.clearCount).toBe(14);
  expect(relief.wider).toEqual([]);
});

test('the nearest zones come first, each with its count, without the one that has nothing', async () => {
  const at = (zone: string, slug: string) => ({ project: { localization: { ...niza, zone, zone_slug: slug } } });
  const hits = [at('Suba', 'suba'), at('Engativá', 'engativa'), at('Engativá', 'engativa'), at('Bosa', 'bosa')];
  const { relief, requests } = await reliefOf(search, {
    countOf: () => 0,
    hits,
    zones: { Bosa: 40, Engativá: 2 },
  });
  const around = requests[0]?.at(-1);
  expect(around).toMatchObject({ aroundLatLng: '4.7,-74.1', aroundRadius: 60_000 });
  expect(around?.filters).not.toContain('zone_slug');
  expect(around?.filters).toContain(stratum);
  expect(relief.nearby).toEqual([
    { label: 'Engativá', href: '/proyectos-vivienda/bogota/engativa?h=3&e=5&360=1', count: 2 },
    { label: 'Bosa', href: '/proyectos-vivienda/bogota/bosa?h=3&e=5&360=1', count: 40 },
  ]);
});

test('around a point the radius grows by two and by five kilometres', async () => {
  const near = { lat: 4.7, lng: -74.1, radiusKm: 3 };
  const { relief, requests } = await reliefOf(
    { ...emptySearch('housing'), near, page: 2 },
    { countOf: ({ aroundRadius = 0 }) => (aroundRadius >= 8000 ? 6 : 0) },
  );
  expect(relief.wider.map(({ label, count }) => [label, count])).toEqual([['A menos de 8 km', 6]]);
  expect(relief.wider[0]?.href).toMatch(/cerca=4\.7%2C-74\.1%2C8$/);
  expect(requests[0]?.map(({ aroundRadius }) => aroundRadius)).toEqual([undefined, undefined, 5000, 8000]);
});

test('no radius is offered that a listing does not take', async () => {
  const near = { lat: 4.7, lng: -74.1, radiusKm: 97 };
  const { relief } = await reliefOf({ ...emptySearch('housing'), near }, { countOf: () => 6 });
  expect(relief.wider.map(({ label }) => label)).toEqual(['A menos de 99 km']);
});

test('where nothing helps nothing is promised', async () => {
  const { relief } = await reliefOf(search, { countOf: () => 0 });
  expect(relief).toEqual({ clearCount: 0, relaxed: [], wider: [], nearby: [] });
});
