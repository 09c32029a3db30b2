import { listProjectCards, listProjectPoints } from '@umbral/domain/api/project-cards.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});

afterAll(() => api.close());

const cards = (query: Parameters<typeof call<typeof listProjectCards>>[2]['query'] = {}) =>
  call(api.app, listProjectCards, { query });

async function one<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> {
  const [row] = (await query.execute(api.backend.db)).rows;
  if (!row) throw new Error('a row was expected');
  return row;
}

test('[C317, R040] every project in launch is one record, newest first, a page at a time', async () => {
  const { total } = await one(sql<{ total: number }>`
    select count(*) as total from project j where j.state = 'published' and j.building_status_key = 'launch'
      and exists (select from plant p where p.project_id = j.id and p.is_active)`);
  const first = await cards({ status: 'launch', items_by_page: 10 });
  const second = await cards({ status: 'launch', items_by_page: 10, page: 2 });
  expect(total).toBeGreaterThan(10);
  expect(first).toMatchObject({ total, page: 1, pages: Math.ceil(total / 10) });
  const all = [...first.data, ...second.data].map(({ home }) => home.project);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ building_status }) => building_status))).toEqual(new Set(['launch']));
  const { rows } = await sql<{ id: number }>`
    select j.id from project j where j.id = any (${all.map(({ id }) => id)}::integer[])
    order by j.published_at desc, j.id desc`.execute(api.backend.db);
  expect(all.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

test('[C317] cities and states count what the other choices leave', async () => {
  const all = await cards({ status: 'launch' });
  expect(all.cities.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  const [city] = all.cities;
  const own = await cards({ status: 'launch', city: city?.slug ?? '' });
  expect(own.total).toBe(city?.count);
  expect(own.cities).toEqual(all.cities);
  expect(new Set(own.data.map(({ home }) => home.project.localization.city_slug))).toEqual(new Set([city?.slug]));
  expect(own.statuses.find(({ key }) => key === 'launch')?.count).toBe(own.total);
  expect(own.statuses.length).toBeGreaterThan(1);
  expect(await cards({ city: 'narnia' })).toMatchObject({ total: 0, data: [], statuses: [] });
});

test('[C317, B046] a card shows the lowest price that is told and the measures of what can be had', async () => {
  const { id } = await one(sql<{ id: number }>`
    select j.id from project j join builder b on b.id = j.builder_id
    where j.state = 'published' and b.slug = 'nogal-constructores'
      and (select count(*) from plant p where p.project_id = j.id and p.is_active) >= 3 limit 1`);
  const plants = await sql<{ id: number }>`
    select id from plant where project_id = ${id} and is_active order by id`.execute(api.backend.db);
  const [hidden, cheap, gone] = plants.rows.map((row) => row.id);
  await sql`update plant set price = 100000000, hide_price = true where id = ${hidden}`.execute(api.backend.db);
  await sql`update plant set price = 110000000, hide_price = false, room_number = 0, built_area = 1234
    where id = ${cheap}`.execute(api.backend.db);
  await sql`update plant set is_active = false, built_area = 9999 where id = ${gone}`.execute(api.backend.db);
  const { data } = await cards({ builder: 'nogal-constructores', items_by_page: 100 });
  const card = data.find(({ home }) => home.project.id === id);
  expect(card).toMatchObject({
    home: { id: cheap, price: { kind: 'told', cop: 110_000_000 } },
    homes: plants.rows.length - 1,
  });
  expect(card?.built_area?.max).toBe(1234);
  expect(card?.rooms?.min ?? 1).toBeGreaterThan(0);
});

test('[C318] the projects of a builder stand where they are; one without a point is left out', async () => {
  const builder = 'nogal-constructores';
  const read = async () => (await call(api.app, listProjectPoints, { query: { builder } })).data;
  const before = await read();
  const { total } = await cards({ builder });
  expect(before).toHaveLength(total);
  const [first] = before;
  await sql`update project set lat = 0, lng = 0 where id = ${first?.id}`.execute(api.backend.db);
  expect((await read()).map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
  expect((await send(api.app, listProjectPoints, {})).statusCode).toBe(422);
});
