import { countPhoneClick, countPlantView, findRelatedPlants, getPlant } from '@umbral/domain/api/plants.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
/** Two apartments of two projects of Medellín. */
let chosen: readonly { id: number; slug: string; project_id: number }[];

beforeAll(async () => {
  api = await createTestApp();
  const { rows } = await sql<{ id: number; slug: string; project_id: number }>`
    select distinct on (p.project_id) p.id, p.slug, p.project_id from plant_offer o join plant p on p.id = o.plant_id
    join city c on c.id = o.city_id
    where c.slug = 'medellin' and p.property_type_key = 'apartment' order by p.project_id, p.id limit 2`.execute(
    api.backend.db,
  );
  chosen = rows;
});

afterAll(() => api.close());

const related = async (limit?: number) =>
  (await call(api.app, findRelatedPlants, { body: { ids: chosen.map(({ id }) => id), ...(limit ? { limit } : {}) } }))
    .data;

test('[C071] plants like several ones are three, or as many as asked for', async () => {
  expect(await related()).toHaveLength(3);
  expect(await related(6)).toHaveLength(6);
});

test('[C071] they are of the same city and type, one of a project, and never of a given one', async () => {
  const found = await related(6);
  expect(found.map(({ type, project }) => [type, project.localization.city])).toEqual(
    Array.from({ length: 6 }, () => ['apartment', 'Medellín']),
  );
  const own = chosen.map(({ project_id }) => project_id);
  expect(own).toHaveLength(2);
  expect(new Set([...own, ...found.map(({ project }) => project.id)]).size).toBe(8);
});

test('[C071] what is no longer on offer is not like anything', async () => {
  const [best] = await related(1);
  await sql`update plant set is_active = false where id = ${best?.id}`.execute(api.backend.db);
  expect((await related(6)).map(({ id }) => id)).not.toContain(best?.id);
});

test('[C073] each view adds one to those that the plant’s page tells', async () => {
  const [{ id, slug } = { id: 0, slug: '' }] = chosen;
  const views = async () => (await call(api.app, getPlant, { params: { slug } })).data.views?.count ?? 0;
  const before = await views();
  for (let visit = 0; visit < 2; visit += 1) {
    expect(await call(api.app, countPlantView, { params: { id } })).toEqual({ ok: 1 });
  }
  expect(await views()).toBe(before + 2);
});

test('[C073, C074] builders at work and programs visit nothing', async () => {
  const [{ id } = { id: 0 }] = chosen;
  const total = async () =>
    (
      await sql<{ sum: number }>`select (select coalesce(sum(views), 0) from plant_view_count)
        + (select coalesce(sum(clicks), 0) from plant_phone_click_count) as sum`.execute(api.backend.db)
    ).rows[0]?.sum;
  const before = await total();
  const builder = { cookie: await signIn(api.app, 'builder') };
  const program = { headers: { 'user-agent': 'Googlebot/2.1' } };
  for (const options of [builder, program]) {
    expect(await call(api.app, countPlantView, { params: { id } }, options)).toEqual({ ok: 1 });
    const click = { params: { id }, body: { type: 'phone' as const } };
    expect(await call(api.app, countPhoneClick, click, options)).toEqual({ ok: 1 });
  }
  expect(await total()).toBe(before);
  await call(api.app, countPlantView, { params: { id } }, { cookie: await signIn(api.app, 'visitor') });
  expect(await total()).toBe(Number(before) + 1);
});

test('[C073] a view of a plant that does not exist counts nowhere', async () => {
  const total = async () =>
    (await sql<{ views: number }>`select sum(views)::int as views from plant_view_count`.execute(api.backend.db)).rows;
  const before = await total();
  expect(await call(api.app, countPlantView, { params: { id: 999_999 } })).toEqual({ ok: 0 });
  expect(await total()).toEqual(before);
});
