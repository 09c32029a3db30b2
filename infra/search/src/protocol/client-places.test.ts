import { afterAll, beforeAll, expect, test } from 'vitest';
import { ids } from '../testing/plants-index.ts';
import { APP_ID, SEARCH_KEY, type SearchFixture, startFixture } from '../testing/search-fixture.ts';

const indexName = 'places';
const at = (lat: number, lng: number) => ({ lat, lng });
const PLACES = [
  { objectID: 'chapinero', _geoloc: at(4.65, -74.06), rank: 3 },
  { objectID: 'usaquen', _geoloc: at(4.7, -74.03), rank: 2 },
  { objectID: 'cali', _geoloc: at(3.45, -76.53), rank: 1 },
  { objectID: 'two', _geoloc: [at(10.4, -75.5), at(4.66, -74.06)], rank: 4 },
  { objectID: 'nowhere', rank: 0 },
];

let fixture: SearchFixture;

beforeAll(async () => {
  const places = new Map([['198.51.100.7', at(3.45, -76.53)]]);
  const visitorPlace = { locate: (address: string) => places.get(address) ?? at(4.711, -74.0721) };
  fixture = await startFixture(null, { visitorPlace });
  const { taskID } = await fixture.client.setSettings({ indexName, indexSettings: { customRanking: ['asc(rank)'] } });
  await fixture.client.waitForTask({ indexName, taskID });
  await fixture.client.saveObjects({ indexName, objects: PLACES, waitForTasks: true });
});

afterAll(async () => {
  expect(fixture.problems).toEqual([]);
  await fixture.close();
});

const search = (searchParams: object) => fixture.client.searchSingleIndex({ indexName, searchParams });

test('around a point: nearest first, by the nearest of several places', async () => {
  const answer = await search({ aroundLatLng: '4.651,-74.06', aroundRadius: 10_000, getRankingInfo: true });
  expect(ids(answer)).toEqual(['chapinero', 'two', 'usaquen']);
  expect(answer.hits[0]?._rankingInfo).toMatchObject({ geoDistance: 111 });
  const nearer = { lat: 4.66, lng: -74.06, distance: 1001 };
  expect(answer.hits[1]?._rankingInfo).toMatchObject({ matchedGeoLocation: nearer });
  expect(ids(await search({ aroundLatLng: '4.651,-74.06', aroundRadius: 'all' }))).toEqual([
    'chapinero',
    'two',
    'usaquen',
    'cali',
    'nowhere',
  ]);
});

test('distances within one step of the precision are equal', async () => {
  const around = { aroundLatLng: '4.651,-74.06', aroundRadius: 10_000 };
  expect(ids(await search({ ...around, aroundPrecision: 20_000 }))).toEqual(['usaquen', 'chapinero', 'two']);
  const steps = [
    { from: 0, value: 2000 },
    { from: 2000, value: 100 },
  ];
  expect(ids(await search({ ...around, aroundPrecision: steps }))).toEqual(['chapinero', 'two', 'usaquen']);
});

test('without a radius it grows until enough is inside, at least to the least one', async () => {
  const answer = await search({ aroundLatLng: '4.651,-74.06' });
  expect(ids(answer)).toEqual(['chapinero', 'two', 'usaquen', 'cali']);
  expect(Number(answer.automaticRadius)).toBeGreaterThan(250_000);
  const wide = await search({ aroundLatLng: '4.651,-74.06', minimumAroundRadius: 900_000 });
  expect(wide).toMatchObject({ automaticRadius: '900000', aroundLatLng: '4.651,-74.06' });
});

test('several boxes and several polygons', async () => {
  const bogota = [4.6, -74.1, 4.66, -74];
  const cali = [3.4, -76.6, 3.5, -76.5];
  expect(ids(await search({ insideBoundingBox: [bogota, cali] }))).toEqual(['cali', 'chapinero', 'two']);
  const triangle = (lat: number, lng: number) => [lat, lng, lat, lng + 0.2, lat + 0.2, lng];
  const polygons = [triangle(3.4, -76.6), triangle(10.3, -75.55)];
  expect(ids(await search({ insidePolygon: polygons }))).toEqual(['cali', 'two']);
});

test('the place of the visitor is asked of what knows places, unless one is given', async () => {
  const viaIp = await search({ aroundLatLngViaIP: true, aroundRadius: 20_000 });
  expect(viaIp).toMatchObject({ aroundLatLng: '4.711,-74.0721' });
  expect(ids(viaIp)).toEqual(['usaquen', 'two', 'chapinero']);
  const response = await fetch(`http://127.0.0.1:${fixture.port}/1/indexes/${indexName}/query`, {
    method: 'POST',
    headers: {
      'x-algolia-application-id': APP_ID,
      'x-algolia-api-key': SEARCH_KEY,
      'x-forwarded-for': '198.51.100.7',
    },
    body: JSON.stringify({ aroundLatLngViaIP: true, aroundRadius: 20_000 }),
  });
  expect(await response.json()).toMatchObject({ aroundLatLng: '3.45,-76.53', hits: [{ objectID: 'cali' }] });
});
