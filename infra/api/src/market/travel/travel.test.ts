import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMinutes, findTravelPlaces, getReach, getSurroundings } from '@umbral/domain/api/travel.ts';
import { roundedPlace } from '@umbral/domain/travel/reach.ts';
import { ringsOf } from '@umbral/domain/travel/straight-reach.ts';
import { emptyNetwork, type TravelNetwork } from '@umbral/domain/travel/travel-network.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let ground: string;
let plant: { id: number; lat: number; lng: number; project_id: number };

/** A metro whose first station is 400 metres from the home and its second one 9 kilometres north of it. */
function networkAt({ lat, lng }: { readonly lat: number; readonly lng: number }): TravelNetwork {
  return {
    ...emptyNetwork,
    stations: [
      { name: 'Cercana', system: 'Metro', city: 'x', lat: lat + 0.0036, lng },
      { name: 'Lejana', system: 'Metro', city: 'x', lat: lat + 0.081, lng },
    ],
    platforms: [0, 1],
    rides: [0, 1, 900],
  };
}

beforeAll(async () => {
  ground = await mkdtemp(join(tmpdir(), 'umbral-ways-'));
  api = await createTestApp({ GROUND_DIR: ground });
  const { rows } = await sql<typeof plant>`
    select p.id, j.lat, j.lng, p.project_id from plant p join project j on j.id = p.project_id and j.state = 'published'
    where p.is_active and exists (select from nearby_place y where y.project_id = j.id and y.distance_m < 1000)
    order by p.id limit 1`.execute(api.backend.db);
  if (!rows[0]) throw new Error('the seed has no such plant');
  plant = rows[0];
  await writeFile(join(ground, 'travel.json'), JSON.stringify(networkAt(plant)));
});

afterAll(async () => {
  await api.close();
  await rm(ground, { recursive: true, force: true });
});

const read = () => send(api.app, getSurroundings, { params: { id: plant.id } });

test('[C410] around a home stand the stations that one can walk to, and what its builder names, in minutes', async () => {
  const { data } = await call(api.app, getSurroundings, { params: { id: plant.id } });
  expect(data.stations).toEqual([{ name: 'Cercana', system: 'Metro', minutes: { walk: 7, cycle: 2, transit: null } }]);
  expect(data.places.length).toBeGreaterThan(0);
  for (const { minutes } of data.places) expect(minutes?.cycle ?? 1).toBeLessThanOrEqual(minutes?.walk ?? 1);
});

test('[C410] of what is not public nothing is told', async () => {
  await sql`update project set state = 'paused' where id = ${plant.project_id}`.execute(api.backend.db);
  expect((await read()).statusCode).toBe(404);
  await sql`update project set state = 'published' where id = ${plant.project_id}`.execute(api.backend.db);
  expect((await read()).statusCode).toBe(200);
});

test('[C412] a reach by the metro has an island around its second station; on foot there is none', async () => {
  const { lat, lng } = plant;
  const ringsOf = async (mode: 'walk' | 'transit') => {
    const { data } = await call(api.app, getReach, { query: { lat, lng, minutes: 40, mode } });
    return data.rings.filter((ring) => ring.some((point) => point.lat > lat + 0.07));
  };
  expect(await ringsOf('transit')).toHaveLength(1);
  expect(await ringsOf('walk')).toHaveLength(0);
});

test('[C412] no way leads to a pole or the antimeridian, and nobody waits for one', async () => {
  for (const place of [
    { lat: 90, lng: 0 },
    { lat: -90, lng: 0 },
    { lat: 4.6, lng: 180 },
    { lat: 4.6, lng: -180 },
  ]) {
    const query = { ...place, minutes: 30, mode: 'walk' } as const;
    expect((await send(api.app, getReach, { query })).statusCode).toBe(422);
    const asked = await send(api.app, findMinutes, { body: { homes: [plant.id], places: [place] } });
    expect(asked.statusCode).toBe(422);
  }
});

test('[C412] a place is rounded before it is reckoned, and no cache keeps whose it is', async () => {
  const of = ({ lat, lng }: { readonly lat: number; readonly lng: number }) =>
    send(api.app, getReach, { query: { lat, lng, minutes: 40, mode: 'transit' } });
  const [exact, rounded] = [await of(plant), await of(roundedPlace(plant))];
  expect(exact.json()).toEqual(rounded.json());
  expect(exact.headers['cache-control']).toBe('no-store');
});

test('[C412] where the ground knows no way, a reach is the circle of the straight distance', async () => {
  const reach = { lat: plant.lat - 3, lng: plant.lng, minutes: 30, mode: 'cycle' } as const;
  const { data } = await call(api.app, getReach, { query: reach });
  expect(data.rings).toEqual(ringsOf({ ...reach, ...roundedPlace(reach) }));
});

test('[C411] minutes from homes to places of one’s own come in the order asked for, without homes that nobody may see', async () => {
  const { lat, lng } = plant;
  const places = [
    { lat: lat + 0.081, lng },
    { lat, lng },
  ];
  const { data } = await call(api.app, findMinutes, { body: { homes: [999_999, plant.id], places } });
  expect(data).toHaveLength(1);
  const [far, here] = data[0]?.minutes ?? [];
  // Walk to the station, wait, ride a quarter of an hour.
  expect(far?.transit).toBeGreaterThan(22);
  expect(far?.transit).toBeLessThan(30);
  expect(far?.walk).toBeGreaterThan(100);
  expect(here).toEqual({ walk: 1, cycle: 1, transit: 1 });
});

test('[C411] of a home nothing is told while its project is paused, its builder is away or its builder took it out', async () => {
  const { db } = api.backend;
  const body = { homes: [plant.id], places: [{ lat: plant.lat, lng: plant.lng }] };
  const told = async () => (await call(api.app, findMinutes, { body })).data.length;
  const builder = sql`(select builder_id from project where id = ${plant.project_id})`;
  const ways = [
    [
      sql`update project set state = 'paused' where id = ${plant.project_id}`,
      sql`update project set state = 'published' where id = ${plant.project_id}`,
    ],
    [
      sql`update builder set is_active = false where id = ${builder}`,
      sql`update builder set is_active = true where id = ${builder}`,
    ],
    [
      sql`update plant set is_active = false, removed_at = now() where id = ${plant.id}`,
      sql`update plant set is_active = true, removed_at = null where id = ${plant.id}`,
    ],
  ] as const;
  for (const [hide, show] of ways) {
    await hide.execute(db);
    expect(await told()).toBe(0);
    await show.execute(db);
    expect(await told()).toBe(1);
  }
});

test('[C414] places are found by their names, stations too, and their points are rounded', async () => {
  const named = async (q: string) => (await call(api.app, findTravelPlaces, { query: { q } })).data;
  expect((await named('estación lejana'))[0]).toMatchObject({ name: 'Lejana', kind: 'station', around: 'Metro' });
  const [chapinero] = await named('chapinéro');
  expect(chapinero).toMatchObject({ name: 'Chapinero' });
  expect(String(chapinero?.lat)).toMatch(/^4\.\d{1,3}$/);
  expect(await named('%')).toEqual([]);
});
