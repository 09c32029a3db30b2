import { getAvailability } from '@umbral/domain/api/availability.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let plant: number;

/** A project of the seed whose every home is known, before it is built. */
const project = 2;

beforeAll(async () => {
  api = await createTestApp();
  const row = await api.backend.db
    .selectFrom('plant')
    .where('project_id', '=', project)
    .where('is_active', '=', true)
    .where('hide_price', '=', false)
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  plant = row.id;
});

afterAll(() => api.close());

const read = () => send(api.app, getAvailability, { params: { id: plant } });

test('[C343] a building is told from the ground up, with every home of its project', async () => {
  const { data } = await call(api.app, getAvailability, { params: { id: plant } });
  expect(data.towers).toMatchObject([{ name: 'Torre 1', floors: 17 }]);
  expect(data.units).toHaveLength(119);
  expect(data.units.map(({ floor }) => floor)).toEqual(
    data.units.map(({ floor }) => floor).toSorted((a, b) => (a ?? 0) - (b ?? 0)),
  );
  expect(new Set(data.units.map(({ plant_id }) => plant_id)).size).toBe(data.plants.length);
  expect(data.units.some(({ state, price }) => state === 'available' && price.kind === 'told')).toBe(true);
});

test('[C343, B046] where a typology hides its price, none of its homes tells one', async () => {
  const hide = (isHidden: boolean) =>
    sql`update plant set hide_price = ${isHidden} where id = ${plant}`.execute(api.backend.db);
  await sql`update stock_unit set price = 287654321, discount = 654321
    where id = (select min(id) from stock_unit where plant_id = ${plant})`.execute(api.backend.db);
  expect((await read()).body).toContain('287654321');
  await hide(true);
  const hidden = await read();
  await hide(false);
  expect(hidden.body).not.toMatch(/287654321|654321/);
  expect(
    getAvailability.response.parse(hidden.json()).data.units.find(({ plant_id }) => plant_id === plant),
  ).toMatchObject({
    price: { kind: 'hidden' },
    discount: null,
  });
});

test('[C343] what is not public has no homes', async () => {
  await sql`update project set state = 'paused' where id = ${project}`.execute(api.backend.db);
  expect((await read()).statusCode).toBe(404);
  await sql`update project set state = 'published' where id = ${project}`.execute(api.backend.db);
  expect((await read()).statusCode).toBe(200);
  expect((await send(api.app, getAvailability, { params: { id: 999_999 } })).statusCode).toBe(404);
});
