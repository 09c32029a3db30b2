import { getBuilderResults } from '@umbral/domain/api/builder-results.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;
let builder: string;
/** A published project of the builder, its first home, and its zone. */
let own: { project: number; plant: number; zone: number };

const run = (query: ReturnType<typeof sql>) => query.execute(api.backend.db);

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  builder = await signIn(app, 'builder');
  const { rows } = await sql<typeof own>`
    select j.id as project, j.zone_id as zone, min(p.id) as plant from project j join plant p on p.project_id = j.id
    where j.builder_id = 1 and j.state = 'published' and p.is_active
    group by j.id, j.zone_id order by j.id limit 1`.execute(api.backend.db);
  if (!rows[0]) throw new Error('the builder has no project');
  own = rows[0];
});

beforeEach(async () => {
  // A Thursday: the last week told is from the 19th to the 25th.
  api.setNow(new Date('2026-11-26T15:00:00Z'));
  for (const table of [
    'plant_impression_count',
    'plant_view_count',
    'project_view_count',
    'plant_phone_click_count',
    'contact',
    'tracking_visit',
  ]) {
    await run(sql`delete from ${sql.table(table)}`);
  }
});

afterAll(() => api.close());

async function ownResults(query: object = {}) {
  const asked = { params: { id: 1 }, query: { weeks: 4 as const, project: own.project, ...query } };
  const { data } = await call(app, getBuilderResults, asked, { cookie: builder });
  const project = data.projects.find(({ id }) => id === own.project);
  const plant = project?.plants.find(({ id }) => id === own.plant);
  if (!project || !plant) throw new Error('the project is not told');
  return { ...data, project, plant };
}

const seen = (day: string, count: number, plant = own.plant) =>
  run(sql`insert into plant_impression_count (plant_id, day, impressions) values (${plant}, ${day}, ${count})`);
const visited = (day: string, count: number, plant = own.plant) =>
  run(sql`insert into plant_view_count (plant_id, day, views) values (${plant}, ${day}, ${count})`);

const asked = (moment: string, plant: number | null = own.plant, answered: string | null = null) =>
  run(sql`insert into contact (kind, name, email, phone, project_id, plant_id, builder_id, project_title, agree_terms,
      consent_version, created_at, state, attended_at)
    select 'project', 'Ana Ruiz', gen_random_uuid() || '@example.com', '+573000000001', ${own.project}, ${plant}, 1,
      'Alameda', true, version, ${moment}, ${answered ? 'attended' : 'new'}, ${answered}
    from consent_text where purpose = 'contact' limit 1`);

test('[C352, R118] what was counted is told by week, and beside it what was before', async () => {
  await seen('2026-11-25', 40);
  await seen('2026-11-19', 2);
  await seen('2026-11-18', 7);
  await seen('2026-10-28', 30);
  await seen('2026-10-01', 3);
  await visited('2026-11-25', 5);
  await visited('2026-10-29', 1);
  const { weeks, plant, project } = await ownResults();
  expect(weeks.at(-1)).toEqual({ from: '2026-11-19', until: '2026-11-25' });
  expect(plant.figures).toMatchObject({ impressions: 49, views: 6, contacts: 0 });
  expect(plant.before).toMatchObject({ impressions: 33, views: 0 });
  expect(plant.weekly.impressions).toEqual([0, 0, 7, 42]);
  expect(plant.weekly.views).toEqual([1, 0, 0, 5]);
  expect(project.figures).toEqual(plant.figures);
});

test('[C352, C415] visits of the page of a project are its own and no typology’s, and are in the middle of the zone', async () => {
  const day = '2026-11-25';
  await run(sql`insert into project_view_count (project_id, day, views) values (${own.project}, ${day}, 9)`);
  await run(sql`insert into project_view_count (project_id, day, views) values (${own.project}, '2026-10-29', 4)`);
  await visited(day, 5);
  const { plant, project } = await ownResults();
  expect([plant.figures.views, project.figures.views, project.page_views]).toEqual([5, 18, 13]);
  expect(project.weekly.views).toEqual([4, 0, 0, 14]);
  for (const home of await zoneOf(5)) {
    await run(sql`insert into project_view_count (project_id, day, views) select project_id, ${day}, 20 from plant
      where id = ${home} on conflict (project_id, day) do update set views = 20`);
  }
  expect((await ownResults()).project.median).toMatchObject({ views: 20 });
  expect((await ownResults()).plant.median).toMatchObject({ views: 0 });
});

test('[C352] today and what lies before both periods are not told', async () => {
  await seen('2026-11-26', 100);
  await seen('2026-09-30', 100);
  const { plant } = await ownResults();
  expect([plant.figures.impressions, plant.before]).toEqual([0, null]);
});

test('[C352] what was not there for all of the weeks before is compared with nothing', async () => {
  await seen('2026-10-28', 30);
  expect((await ownResults()).plant.before).toBeNull();
});

test('[C352] contacts count by the day of Bogotá; one without a typology counts for its project alone', async () => {
  await asked('2026-11-26T04:59:00Z');
  await asked('2026-11-26T05:01:00Z');
  await asked('2026-11-20T15:00:00Z', null);
  const { plant, project } = await ownResults();
  expect([plant.figures.contacts, project.figures.contacts]).toEqual([1, 2]);
  expect(project.weekly.contacts).toEqual([0, 0, 0, 2]);
});

test('[C352] the time of answers is told from five answers on', async () => {
  for (let count = 0; count < 4; count += 1) await asked('2026-11-20T15:00:00Z', own.plant, '2026-11-20T16:30:00Z');
  await asked('2026-11-20T15:00:00Z');
  expect((await ownResults()).answers).toEqual({ asked: 5, answered: 4, median_minutes: null });
  await asked('2026-11-20T15:00:00Z', own.plant, '2026-11-22T15:00:00Z');
  expect((await ownResults()).answers).toEqual({ asked: 6, answered: 5, median_minutes: 90 });
});

/** Leaves so many published projects in the zone of the own one, each with one home; gives these homes. */
async function zoneOf(projects: number): Promise<number[]> {
  await run(sql`update project set state = 'paused' where zone_id = ${own.zone} and id <> ${own.project}`);
  await run(sql`update project set state = 'published', zone_id = ${own.zone} where id in (
    select j.id from project j where j.id <> ${own.project} and j.state in ('published', 'paused')
      and exists (select from plant p where p.project_id = j.id and p.is_active)
    order by j.zone_id <> ${own.zone}, j.id limit ${projects - 1})`);
  const { rows } = await sql<{ id: number }>`
    select min(p.id) as id from plant p join project j on j.id = p.project_id
    where j.zone_id = ${own.zone} and j.state = 'published' and p.is_active group by j.id order by 1`.execute(
    api.backend.db,
  );
  return rows.map(({ id }) => id);
}

test('[C352] the median of a zone is told from five projects on, and never of fewer', async () => {
  const homes = await zoneOf(5);
  expect(homes).toHaveLength(5);
  for (const [index, home] of homes.entries()) await seen('2026-11-20', [10, 20, 70, 80, 900][index] ?? 1, home);
  expect((await ownResults()).project.median).toEqual({ impressions: 70, views: 0, contacts: 0, compared: 5 });
  await zoneOf(4);
  expect((await ownResults()).project.median).toBeNull();
});

test('[C352] the median of typologies wants five of them, out of three projects', async () => {
  await zoneOf(2);
  expect((await ownResults()).plant.median).toBeNull();
  await zoneOf(5);
  expect((await ownResults()).plant.median?.compared).toBeGreaterThanOrEqual(5);
});

const looked = (count: number, filters: object) =>
  run(sql`insert into tracking_visit (filters)
    select ${JSON.stringify(filters)}::jsonb || jsonb_build_object('zone', z.slug, 'city', c.slug)
    from project j join zone z on z.id = j.zone_id join city c on c.id = j.city_id, generate_series(1, ${count})
    where j.id = ${own.project}`);

test('[C352] what visitors look for in the zone is told from twenty on, and no answer that only two gave', async () => {
  await looked(10, { room: '2', priceRange: [null, 300_000_000] });
  await looked(7, { room: '3+', propertyType: 'apartment', priceRange: [null, 500_000_000] });
  await looked(2, { room: '5+', propertyType: 'penthouse' });
  expect((await ownResults()).demand).toBeNull();
  await run(sql`insert into tracking_visit (filters) values ('{"zone": "otra", "city": "otra", "room": "1"}')`);
  expect((await ownResults()).demand).toBeNull();
  await looked(1, {});
  expect((await ownResults()).demand).toEqual({
    searches: 20,
    rooms: [
      { value: '2', searches: 10 },
      { value: '3+', searches: 7 },
    ],
    types: [{ value: 'apartment', searches: 7 }],
    price_until: 300_000_000,
  });
});

test('[C352] all projects of the builder are told, or the one that is asked for with its typologies', async () => {
  const { data } = await call(app, getBuilderResults, { params: { id: 1 } }, { cookie: builder });
  expect(data.weeks).toHaveLength(12);
  expect(data.projects.length).toBeGreaterThan(1);
  expect(data.projects.flatMap(({ plants }) => plants)).toEqual([]);
  expect((await ownResults()).projects).toHaveLength(1);
});

test('[C352] nobody else: no session 401, visitors 403, another builder 403, a foreign project 404, wrong input 422', async () => {
  const status = async (params: object, query: object, cookie?: string) =>
    (await send(app, getBuilderResults, { params, query }, { cookie })).statusCode;
  expect(await status({ id: 1 }, {})).toBe(401);
  expect(await status({ id: 1 }, {}, await signIn(app, 'visitor'))).toBe(403);
  expect(await status({ id: 2 }, {}, builder)).toBe(403);
  const { rows } = await sql<{ id: number }>`select min(id) as id from project where builder_id = 2`.execute(
    api.backend.db,
  );
  expect(await status({ id: 1 }, { project: rows[0]?.id }, builder)).toBe(404);
  expect(await status({ id: 2 }, { project: rows[0]?.id }, await signIn(app, 'admin'))).toBe(200);
  for (const query of [{ weeks: 5 }, { weeks: 'todas' }, { project: 0 }, { project: 'x' }]) {
    expect(await status({ id: 1 }, query, builder)).toBe(422);
  }
});
