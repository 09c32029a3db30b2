import { getFairProgramme, listFairs } from '@umbral/domain/api/fairs.ts';
import { filterPlants, listPlantsByIds } from '@umbral/domain/api/plants.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
});

afterAll(() => api.close());

test('[C032, B082, B083] the active fair comes first, under the product’s default name, with who takes part', async () => {
  const { data } = await call(app, listFairs, {});
  expect(data.map(({ status }) => status)).toEqual(['1', '1', '0', '0', '0', '0']);
  expect(data[0]?.hyphenized).toBe('12-feria-virtual-umbral');
  expect(data.every(({ projects, builders }) => projects > 0 && builders > 0)).toBe(true);
  expect(data.map(({ kind }) => kind)).toEqual(['virtual', 'own-home', 'in-person', 'regional', 'virtual', 'own-home']);
  expect(data.map(({ region }) => region)).toEqual([null, null, 'centro', 'caribe', null, null]);
});

test('[C032] a fair that ends is no longer active at once; a paused project takes no part', async () => {
  const first = async () => (await call(app, listFairs, {})).data[0];
  const before = await first();
  await sql`update project set state = 'paused' where id = (
    select l.project_id from fair_project l join project j on j.id = l.project_id and j.state = 'published'
    where l.fair_id = ${before?.id} limit 1)`.execute(api.backend.db);
  expect((await first())?.projects).toBe((before?.projects ?? 0) - 1);
  await sql`update fair set is_active = false`.execute(api.backend.db);
  expect((await first())?.status).toBe('0');
  await sql`update fair set is_active = true where id in (${before?.id}, 5)`.execute(api.backend.db);
});

test('[C032] everybody may read it; it takes no input, and another method is none', async () => {
  const answer = await send(app, listFairs, { query: { id: "1' or 1=1" } });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
    200,
    'public, max-age=0, s-maxage=60, stale-while-revalidate=1440',
  ]);
  const cookie = await signIn(app, 'visitor');
  expect((await send(app, listFairs, {}, { cookie })).headers['cache-control']).toBe('no-store');
  const written = await app.inject({ method: 'POST', url: '/api/fairs', headers: { 'sec-fetch-site': 'same-origin' } });
  expect(written.statusCode).toBe(404);
});

test('[C032, B084] a fair has stands, an agenda, benefits, cities, a bank desk and questions', async () => {
  const params = { slug: '12-feria-virtual-umbral' };
  const [{ data: fairs }, { data }] = [await call(app, listFairs, {}), await call(app, getFairProgramme, { params })];
  const fair = fairs.find(({ hyphenized }) => hyphenized === params.slug);
  expect(data.sessions.length).toBeGreaterThanOrEqual(12);
  const starts = data.sessions.map(({ starts_at }) => starts_at);
  expect(starts).toEqual(starts.toSorted());
  expect(data.banks.every(({ rate_vis, rate_other }) => rate_vis >= 10.27 && rate_other <= 16.99)).toBe(true);
  expect(data.benefits.every(({ projects }) => projects > 0)).toBe(true);
  expect(data.questions.length).toBeGreaterThan(3);
  const sum = (counts: readonly { projects: number }[]) => counts.reduce((total, { projects }) => total + projects, 0);
  expect([sum(data.cities), sum(data.stands)]).toEqual([fair?.projects, fair?.projects]);
});

test('[C032] an unknown fair is 404, a word that is no slug 422', async () => {
  expect((await send(app, getFairProgramme, { params: { slug: 'no-hay' } })).statusCode).toBe(404);
  expect((await send(app, getFairProgramme, { params: { slug: "x'y" } })).statusCode).toBe(422);
});

test('[C032, B141] a fair of own homes brings what a first purchase reaches: social housing, or homes with a subsidy', async () => {
  const { rows } = await sql<{ strange: number; homes: number }>`
    select count(*) filter (where j.subsidy_key is null and not exists (
      select from project_category_link k where k.project_id = j.id and k.category_key in ('vis', 'vip')))::int as strange,
      count(*)::int as homes
    from fair f join fair_project l on l.fair_id = f.id join project j on j.id = l.project_id
    where f.kind = 'own-home'`.execute(api.backend.db);
  expect(rows[0]?.strange).toBe(0);
  expect(rows[0]?.homes).toBeGreaterThan(20);
});

test('[C032] a stand says of which regions its projects are, and what they give until when', async () => {
  const { data } = await call(app, getFairProgramme, { params: { slug: '12-feria-virtual-umbral' } });
  const regions = new Set(data.cities.flatMap(({ region }) => region ?? []));
  expect(new Set(data.stands.flatMap((stand) => stand.regions))).toEqual(regions);
  const given = data.stands.flatMap(({ benefits }) => benefits.map(({ title }) => title));
  expect(new Set(given)).toEqual(new Set(data.benefits.map(({ title }) => title)));
});

test('[C072] the projects of one builder at a fair are those of its stand', async () => {
  const params = { slug: '12-feria-virtual-umbral' };
  const { data } = await call(app, getFairProgramme, { params });
  const stand = data.stands.find(({ projects }) => projects > 1);
  const builder = stand?.builder.slug ?? '';
  const body = { fair_name: params.slug, builder, items_per_page: 100 };
  const plants = await call(app, filterPlants, { body });
  expect(new Set(plants.data.map(({ project }) => project.builder.slug))).toEqual(new Set([builder]));
  expect(new Set(plants.data.map(({ project }) => project.id)).size).toBe(stand?.projects);
});

test('[C032, C072] a fair counts the projects that its lists show: one without a home on offer is in neither', async () => {
  const { db } = api.backend;
  const params = { slug: '12-feria-virtual-umbral' };
  const counted = async () => {
    const [{ data: fairs }, { data }] = [await call(app, listFairs, {}), await call(app, getFairProgramme, { params })];
    const { total } = await call(app, filterPlants, { body: { fair_name: params.slug, unit: 'projects' } });
    const sum = (of: readonly { projects: number }[]) => of.reduce((all, { projects }) => all + projects, 0);
    const fair = fairs.find(({ hyphenized }) => hyphenized === params.slug);
    return [fair?.projects, sum(data.stands), sum(data.cities), total];
  };
  const [before = 0, ...same] = await counted();
  expect(same).toEqual([before, before, before]);
  const off = sql<{ id: number }>`update plant set is_active = false where is_active and project_id = (
    select l.project_id from fair_project l join fair f on f.id = l.fair_id and f.slug = ${params.slug}
    join project j on j.id = l.project_id and j.state = 'published' limit 1) returning id`;
  const { rows } = await off.execute(db);
  const ids = rows.map(({ id }) => id);
  const { data } = await call(app, listPlantsByIds, { params: { id: ids.join() } });
  expect(
    data.map(({ project }) => project.fair.hyphenized),
    'as listings and the index know them',
  ).toEqual(ids.map(() => []));
  expect(await counted()).toEqual([before - 1, before - 1, before - 1, before - 1]);
  await sql`update plant set is_active = true where id in (${sql.join(ids)})`.execute(db);
});

test('[C072] projects are listed each by its first home that fits, with all that fit', async () => {
  const body = { city: 'bogota', items_per_page: 100 };
  const projects = await call(app, filterPlants, { body: { ...body, unit: 'projects' as const } });
  const types = await call(app, filterPlants, { body });
  const ids = projects.data.map(({ project }) => project.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(projects.total).toBeLessThan(types.total);
  expect(projects.fitting).toEqual(expect.arrayContaining(projects.data.map(({ id }) => id)));
  expect(types.fitting).toEqual([]);
});

test('[C032, B140] the agenda, and each session of it, is a calendar file', async () => {
  const file = (path: string) => app.inject({ url: `/api/fairs/12-feria-virtual-umbral/${path}` });
  const { data } = await call(app, getFairProgramme, { params: { slug: '12-feria-virtual-umbral' } });
  const [first] = data.sessions;
  const whole = await file('agenda.ics');
  expect(whole.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(whole.body.match(/BEGIN:VEVENT/g)).toHaveLength(data.sessions.length);
  const one = await file(`agenda/${first?.id}.ics`);
  const unfolded = one.body.replaceAll('\r\n ', '');
  // By the clock of Bogotá, which stands five hours behind world time.
  const starts = new Date(Date.parse(first?.starts_at ?? '') - 5 * 3_600_000).toISOString().slice(0, 19);
  expect(unfolded).toContain(`DTSTART;TZID=America/Bogota:${starts.replace(/[-:]/g, '')}`);
  expect(unfolded).toContain(`UID:feria-${first?.id}@`);
  expect(unfolded).toContain('TRIGGER:-PT15M');
  expect(one.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  const wrong = await Promise.all(['agenda/999999.ics', 'agenda/x.ics', 'agenda/-1.ics'].map(file));
  expect(wrong.map(({ statusCode }) => statusCode)).toEqual([404, 422, 422]);
  const other = await app.inject({ url: `/api/fairs/vivienda-propia-2026/agenda/${first?.id}.ics` });
  expect(other.statusCode).toBe(404);
  // A calendar without anything in it is no calendar.
  await sql`delete from fair_session where fair_id = (select id from fair where slug = 'vivienda-propia-2026')`.execute(
    api.backend.db,
  );
  const empty = await app.inject({ url: '/api/fairs/vivienda-propia-2026/agenda.ics' });
  expect(empty.statusCode).toBe(404);
});
