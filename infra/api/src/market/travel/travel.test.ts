import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMinutes, findTravelPlaces, getReach, getSurroundings } from '@umbral/domain/api/travel.ts';
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

test('[C414] places are found by their names, stations too, and their points are rounded', async () => {
  const named = async (q: string) => (await call(api.app, findTravelPlaces, { query: { q } })).data;
  expect((await named('estación lejana'))[0]).toMatchObject({ name: 'Lejana', kind: 'station', around: 'Metro' });
  const [chapinero] = await named('chapinéro');
  expect(chapinero).toMatchObject({ name: 'Chapinero' });
  expect(String(chapinero?.lat)).toMatch(/^4\.\d{1,3}$/);
  expect(await named('%')).toEqual([]);
});
