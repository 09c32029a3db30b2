import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isInPolygon } from '../../people/alerts/map-area.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { isInRing } from './ring-condition.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** A kite with a level side, so that no slope is a number there. */
const ring = [
  { lat: 4.6, lng: -74.1 },
  { lat: 4.6, lng: -74.08 },
  { lat: 4.63, lng: -74.07 },
  { lat: 4.64, lng: -74.11 },
];

async function inDatabase(place: { lat: number; lng: number }): Promise<boolean> {
  const condition = isInRing(sql`${place.lat}::float8`, sql`${place.lng}::float8`, ring);
  const { rows } = await sql<{ holds: boolean }>`select ${condition} as holds`.execute(api.backend.db);
  return rows[0]?.holds ?? false;
}

test.each([
  ['in the middle', { lat: 4.615, lng: -74.09 }, true],
  ['on the level side', { lat: 4.6, lng: -74.09 }, true],
  ['five centimetres below it', { lat: 4.599_999_5, lng: -74.09 }, false],
  ['in the box and outside the ring', { lat: 4.601, lng: -74.071 }, false],
  ['far away', { lat: 6.2, lng: -75.5 }, false],
])('[C072] a place %s is in a ring for the database as for the alerts', async (_where, place, holds) => {
  expect([await inDatabase(place), isInPolygon(place, ring)]).toEqual([holds, holds]);
});
