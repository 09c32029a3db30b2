import { getTour } from '@umbral/domain/api/tours.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let plant: { id: number; project_id: number; url_360: string };

beforeAll(async () => {
  api = await createTestApp();
  const { rows } = await sql<typeof plant>`
    select p.id, p.project_id, p.url_360 from plant p join project j on j.id = p.project_id and j.state = 'published'
    where (select count(*) from plant_panorama t where t.plant_id = p.id) > 2 order by p.id limit 1`.execute(
    api.backend.db,
  );
  if (!rows[0]) throw new Error('the seed has no home with a tour');
  plant = rows[0];
});

afterAll(() => api.close());

const roomsOf = async () => (await call(api.app, getTour, { params: { id: plant.id } })).data.rooms;

test('[C420] the rooms of a home come with their files, the small one first, their place on the plan and their doors', async () => {
  const rooms = await roomsOf();
  expect(rooms.length).toBeGreaterThan(2);
  const [living] = rooms;
  expect(living?.files.map(({ src }) => src)).toContain(plant.url_360);
  for (const { files, plan, doors } of rooms) {
    expect(files.map(({ width }) => width)).toEqual(files.map(({ width }) => width).toSorted((a, b) => a - b));
    expect(plan.src).toMatch(/^\/media\/plan\//);
    expect(doors.length).toBeGreaterThan(0);
    expect(doors.every(({ to }) => to < rooms.length)).toBe(true);
  }
});

test('[C420] a view that is not that of the rooms has none of them', async () => {
  const show = (address: string) =>
    sql`update plant set url_360 = ${address} where id = ${plant.id}`.execute(api.backend.db);
  await show('https://tours.example/alameda');
  expect(await roomsOf()).toEqual([]);
  await show(plant.url_360);
  expect((await roomsOf()).length).toBeGreaterThan(2);
});

test('[C420] drawings that its builder replaces take the doors with them', async () => {
  const { rows } = await sql<{ floor: number }>`
    select distinct floor from plant_panorama where plant_id = ${plant.id} order by 1`.execute(api.backend.db);
  expect(rows.length).toBeGreaterThan(0);
  await api.backend.db
    .transaction()
    .execute(async (attempt) => {
      await attempt.deleteFrom('blueprint').where('plant_id', '=', plant.id).execute();
      const left = await attempt.selectFrom('plant_panorama').select('name').where('plant_id', '=', plant.id).execute();
      expect(left).toEqual([]);
      throw new Error('undone');
    })
    .catch((error: Error) => expect(error.message).toBe('undone'));
});

test('[C420] of what is not public nothing is told', async () => {
  await sql`update project set state = 'paused' where id = ${plant.project_id}`.execute(api.backend.db);
  expect((await send(api.app, getTour, { params: { id: plant.id } })).statusCode).toBe(404);
  await sql`update project set state = 'published' where id = ${plant.project_id}`.execute(api.backend.db);
});
