import * as projects from '@umbral/domain/api/projects.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});

afterAll(() => api.close());

async function ids(query: RawBuilder<{ id: number }>): Promise<number[]> {
  return (await query.execute(api.backend.db)).rows.map(({ id }) => id);
}

const idsOf = (cards: readonly PlantRecord[]) => cards.map(({ project }) => project.id);

/** Published projects that can be shown, in a given order. */
const published = (where: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  ids(sql`select j.id from project j
    join city c on c.id = j.city_id join department d on d.id = c.department_id join country o on o.id = d.country_id
    left join neighborhood n on n.id = j.neighborhood_id
    where j.state = 'published' and exists (select from plant p where p.project_id = j.id and p.is_active)
      and ${where} order by ${order}`);

test('[C058] a project by its id tells what its row holds', async () => {
  const { rows } = await sql<{ id: number; title: string; code: string; city: string; builder: string }>`
    select j.id, j.title, j.code, c.name as city, b.name as builder from project j
    join city c on c.id = j.city_id join builder b on b.id = j.builder_id
    where j.state = 'published' order by j.id desc limit 1`.execute(api.backend.db);
  const [row] = rows;
  const { data } = await call(api.app, projects.getProject, { params: { id: row?.id ?? 0 } });
  expect(data).toMatchObject({ id: row?.id, title: row?.title, code: row?.code, isActive: 1 });
  expect([data.localization.city, data.builder.name]).toEqual([row?.city, row?.builder]);
});

test('[C058] a paused project is told as unavailable; a draft and an unknown one do not exist', async () => {
  const [id = 0] = await published(sql`true`, sql`j.id`);
  const become = (state: string) => sql`update project set state = ${state} where id = ${id}`.execute(api.backend.db);
  const read = (project: number) => send(api.app, projects.getProject, { params: { id: project } });
  await become('paused');
  expect((await call(api.app, projects.getProject, { params: { id } })).data.isActive).toBe(0);
  await become('draft');
  expect([(await read(id)).statusCode, (await read(999_999)).statusCode]).toEqual([404, 404]);
  await become('published');
});

test('[C059] projects by id come in the order asked for, without what is not published', async () => {
  const [first, second, third] = await published(sql`true`, sql`j.id desc`);
  const cards = async () => {
    const { data } = await call(api.app, projects.listProjectsByIds, {
      params: { ids: `${second},${third},${first}` },
    });
    return idsOf(data);
  };
  expect(await cards()).toEqual([second, third, first]);
  await sql`update project set state = 'draft' where id = ${third}`.execute(api.backend.db);
  expect(await cards()).toEqual([second, first]);
});

test('[C060] the home page gets the newest projects of Colombia, the newest first', async () => {
  const newest = await published(sql`o.code = 'CO'`, sql`j.published_at desc, j.id desc`);
  const home = async (query: { limit?: number } = {}) =>
    idsOf((await call(api.app, projects.listHomeProjects, { query })).data);
  expect(await home()).toEqual(newest.slice(0, 12));
  expect(await home({ limit: 3 })).toEqual(newest.slice(0, 3));
});

test('[C061] projects of a neighbourhood, which is one of the city that is named', async () => {
  const { rows } = await sql<{ city: string; neighborhood: string; id: number }>`
    select c.slug as city, n.slug as neighborhood, n.id from project j join city c on c.id = j.city_id
    join neighborhood n on n.id = j.neighborhood_id where j.state = 'published' and c.slug = 'medellin'
    group by 1, 2, 3 order by count(*) desc, n.id limit 1`.execute(api.backend.db);
  const [place] = rows;
  const cards = async (city: string) => {
    const params = { city, neighborhood: place?.neighborhood ?? '' };
    return idsOf((await call(api.app, projects.listProjectsOfNeighborhood, { params })).data).toSorted((a, b) => a - b);
  };
  const expected = await published(sql`n.id = ${place?.id}`, sql`j.id`);
  expect(expected.length).toBeGreaterThan(1);
  expect(await cards('medellin')).toEqual(expected);
  expect(await cards('bogota')).toEqual([]);
});

test('[C062] header pictures lead to listings, in their order', async () => {
  const { data } = await call(api.app, projects.listHeaderImages, {});
  expect(data.map(({ title, href, image }) => [title, href, image.alt])).toEqual([
    ['Estrena en Bogotá', '/proyectos-vivienda/bogota', 'Estrena en Bogotá'],
    ['Frente al mar', '/proyectos-vacacionales', 'Frente al mar'],
    ['Vivienda de interés social', '/vivienda-de-interes-social', 'Vivienda de interés social'],
    ['Proyectos Gold', '/proyectos-gold', 'Proyectos Gold'],
  ]);
});

test('[C062] a picture that is switched off is not told, and without any the list is empty', async () => {
  const titles = async () => (await call(api.app, projects.listHeaderImages, {})).data.map(({ title }) => title);
  await sql`update header_image set is_active = false where title = 'Frente al mar'`.execute(api.backend.db);
  expect(await titles()).toEqual(['Estrena en Bogotá', 'Vivienda de interés social', 'Proyectos Gold']);
  await sql`update header_image set is_active = false`.execute(api.backend.db);
  expect(await titles()).toEqual([]);
});
