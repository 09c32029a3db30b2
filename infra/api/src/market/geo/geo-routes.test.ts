import { getIpPlace, getReverseGeocode } from '@umbral/domain/api/geo.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { googleAnswer } from '../../engine/third-parties/testing/google-geocoding.ts';
import { type ProtocolServer, startProtocolServer } from '../../engine/third-parties/testing/protocol-server.ts';
import { call, send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let own: TestApp;
let served: TestApp;
let locator: ProtocolServer;
let maps: ProtocolServer;

beforeAll(async () => {
  locator = await startProtocolServer(() => ({ body: { country: 'CO', city: 'Medellin' } }));
  maps = await startProtocolServer(({ url }) => ({ body: googleAnswer(url.searchParams) }));
  own = await createTestApp();
  served = await createTestApp({ IP_LOCATION_URL: locator.url, GEOCODING_URL: maps.url, GEOCODING_KEY: 'key' });
});
beforeEach(() => {
  locator.failWith(undefined);
  maps.failWith(undefined);
});
afterAll(async () => {
  await own.close();
  await served.close();
  await locator.close();
  await maps.close();
});

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

test('[C162, B091] an address of Colombia preselects Colombia, one of Panama Panama', async () => {
  expect((await call(own.app, getIpPlace, {}, from('181.49.176.1'))).data).toEqual({
    source: 'address',
    country: 'CO',
    country_name: 'Colombia',
    city: null,
    city_slug: null,
  });
  expect((await call(own.app, getIpPlace, {}, from('200.46.0.1'))).data.country).toBe('PA');
  expect((await call(own.app, getIpPlace, {}, from('2800:480::1'))).data.country).toBe('CO');
});

test('[C162, B091] an address that is nowhere gets the default country', async () => {
  for (const headers of [{}, from('10.0.0.7'), from('127.0.0.1'), from('not an address')])
    expect((await call(own.app, getIpPlace, {}, headers)).data).toMatchObject({ source: 'default', country: 'CO' });
});

test('[C162] nobody says for himself from which address he comes', async () => {
  // The proxy adds what it sees behind what the caller claims.
  const claimed = await call(own.app, getIpPlace, {}, from('8.8.8.8, 181.49.176.1'));
  expect(claimed.data.country).toBe('CO');
  const stranger = await own.app.inject({
    url: '/api/geo/ip',
    remoteAddress: '181.49.176.1',
    headers: { 'x-forwarded-for': '8.8.8.8', 'x-real-ip': '8.8.8.8' },
  });
  expect(stranger.json().data.country).toBe('CO');
});

test('[C162, B091] the browser keeps the answer for ten minutes, shared caches never do', async () => {
  const answer = await send(own.app, getIpPlace, {});
  expect(answer.headers['cache-control']).toBe('private, max-age=600');
});

test('[C162] a provider that knows a city of ours preselects it; without the provider the country stays', async () => {
  const known = await call(served.app, getIpPlace, {}, from('181.49.176.1'));
  expect(known.data).toMatchObject({ country: 'CO', city: 'Medellín', city_slug: 'medellin' });
  locator.failWith('error');
  const degraded = await call(served.app, getIpPlace, {}, from('181.49.176.2'));
  expect(degraded.data).toMatchObject({ source: 'address', country: 'CO', city: null });
});

test.each([
  ['the north of Bogotá', 4.6958, -74.0306, 'bogota', 'usaquen'],
  ['El Poblado', 6.2088, -75.5679, 'medellin', 'el-poblado'],
  ['Kennedy', 4.63, -74.15, 'bogota', 'kennedy'],
  ['Soacha', 4.5793, -74.2169, 'soacha', undefined],
  ['Panama', 9.014, -79.468, 'ciudad-de-panama', 'costa-del-este'],
])('[C163] %s is found among our own places', async (_, lat, lng, city, zone) => {
  const { data } = await call(own.app, getReverseGeocode, { query: { lat, lng } });
  expect(data?.city_slug).toBe(city);
  if (zone) expect(data?.zone_slug).toBe(zone);
});

test('[C163] in the sea there is nothing', async () => {
  expect(await call(own.app, getReverseGeocode, { query: { lat: 12, lng: -77 } })).toEqual({ data: null });
});

test('[C163] a maps service names the place, in our words where we have it', async () => {
  const chapinero = await call(served.app, getReverseGeocode, { query: { lat: 4.6486, lng: -74.0628 } });
  expect(chapinero.data).toMatchObject({ city: 'Bogotá', city_slug: 'bogota', zone: 'Chapinero', distance_m: 0 });
  const elsewhere = await call(served.app, getReverseGeocode, { query: { lat: 1.2136, lng: -77.2811 } });
  expect(elsewhere.data).toMatchObject({ country: 'Colombia', department: 'Nariño', city: 'Ipiales', city_slug: null });
});

test.each(['slow', 'error', 'garbage', 'cut', 'huge'] as const)(
  '[C163] for a maps service that is %s our own places answer',
  async (mishap) => {
    maps.failWith(mishap);
    const { data } = await call(served.app, getReverseGeocode, { query: { lat: 6.2088, lng: -75.5679 } });
    expect(data).toMatchObject({ city_slug: 'medellin', zone_slug: 'el-poblado' });
  },
);

test('[C163] points that are none are refused', async () => {
  for (const query of [
    {},
    { lat: 91, lng: 0 },
    { lat: 'x', lng: 0 },
    { lat: 4, lng: -181 },
    { lat: 4, lng: -74, x: 1 },
  ])
    expect((await send(own.app, getReverseGeocode, { query })).statusCode).toBe(422);
});
