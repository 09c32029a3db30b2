import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { fromHref } from '@umbral/domain/routes/search-url.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { expect, test } from 'vitest';
import { mapLimits } from '../model/map-limits.ts';
import { reckonedHref } from './reckoned-href.ts';

const reach = { lat: 4.684, lng: -74.057, minutes: 20, mode: 'walk' } as const;
const state = { ...emptySearch('housing'), city: 'bogota', reach };
const ring = [
  { lat: 4.67, lng: -74.07 },
  { lat: 4.67, lng: -74.04 },
  { lat: 4.7, lng: -74.05 },
];
const answering =
  (rings: unknown): CallApi =>
  async ({ response }) =>
    response.parse({ data: { rings } }) as never;
const asked = (call: CallApi, query = '') => ({
  call,
  query: new URLSearchParams(query),
  signal: new AbortController().signal,
});

test('[C412] an address of a reach leads to one that says where it is, with what was said of the sentence', async () => {
  const href = (await reckonedHref(state, asked(answering([ring]), 'cruce=pide-rent'))) ?? '';
  const led = fromHref(href);
  expect(led?.reach).toEqual({ ...reach, rings: [ring] });
  expect(href).toMatch(/[?&]cruce=pide-rent$/);
  expect(led && mapLimits(led).insidePolygon).toEqual([ring.flatMap(({ lat, lng }) => [lat, lng])]);
  expect(led && (await reckonedHref(led, asked(answering([ring]))))).toBeUndefined();
});

test('[C412] while nobody can reckon it, a reach is the circle that the straight distance makes', async () => {
  const failing: CallApi = async () => {
    throw new Error('away');
  };
  expect(await reckonedHref(state, asked(failing))).toBeUndefined();
  expect(mapLimits(state).insidePolygon?.[0]?.length).toBe(96);
});

test('a reach lies within what is drawn or in sight: both count', () => {
  const box = { north: 4.69, east: -74.05, south: 4.66, west: -74.08 };
  const lats = (mapLimits({ ...state, reach: { ...reach, rings: [ring] }, box }).insidePolygon ?? [])
    .flat()
    .filter((_, index) => index % 2 === 0);
  expect(Math.max(...lats)).toBeCloseTo(4.69, 6);
  expect(Math.min(...lats)).toBeCloseTo(4.67, 6);
});

test('[C412] beside a point the address does not say whose place it is, whatever an older one said', async () => {
  for (const mark of ['de-tu', 'de-tu-casa de mis papás']) {
    const query = new URLSearchParams({ cruce: `${mark}.pide-rent`, antes: 'tipo' }).toString();
    const href = (await reckonedHref(state, asked(answering([ring]), query))) ?? '';
    expect([...new URL(href, 'https://portal.test').searchParams].slice(-2)).toEqual([
      ['antes', 'tipo'],
      ['cruce', 'pide-rent'],
    ]);
  }
});
