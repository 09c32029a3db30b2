import * as builders from '@umbral/domain/api/builders.ts';
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

const run = (statement: RawBuilder<unknown>) => statement.execute(api.backend.db);

async function ids(query: RawBuilder<{ id: number }>): Promise<number[]> {
  return (await query.execute(api.backend.db)).rows.map(({ id }) => id);
}

const home = async (query: { limit?: number } = {}) =>
  (await call(api.app, builders.listHomeBuilders, { query })).data.map(({ id }) => id);

test('[C046] the home page has twelve builders, or as many as asked for, in the order set for it', async () => {
  expect(await home()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  await run(sql`update builder set home_position = 0 where id = 20`);
  expect(await home({ limit: 3 })).toEqual([20, 1, 2]);
});

test('[C046] an inactive builder and one without a place are not on the home page', async () => {
  await run(sql`update builder set is_active = false where id = 1`);
  await run(sql`update builder set home_position = null where id in (2, 20)`);
  expect(await home({ limit: 2 })).toEqual([3, 4]);
  await run(sql`update builder set is_active = true where id = 1`);
});

test('[C047] a builder works in a city by a branch or by a published project, and by nothing else', async () => {
  const works = async (id: string) =>
    (await call(api.app, builders.listBuildersOfCity, { params: { id } })).data.map(({ slug }) => slug);
  const [silvia] = await ids(sql`insert into city (department_id, name, slug, lat, lng)
    select department_id, 'Silvia', 'silvia', lat, lng from city where slug = 'popayan' returning id`);
  const [popayan] = await ids(sql`select id from city where slug = 'popayan'`);
  const ofPopayan = await works('popayan');
  expect(ofPopayan).toContain('galeras-urbana');
  expect(await works('silvia')).toEqual([]);
  await run(sql`update builder_branch set city_id = ${silvia} where city_id = ${popayan}`);
  expect(await works(String(silvia))).toEqual(ofPopayan);
  expect(await works('popayan')).toContain('galeras-urbana');
  await run(sql`update project set state = 'paused' where city_id = ${popayan}`);
  expect(await works('popayan')).toEqual([]);
});

test('[C048] branches of a builder: the main one first, the others by city', async () => {
  const { data } = await call(api.app, builders.listBranchesOfBuilder, { params: { id: 14 } });
  expect(data.map(({ city, is_main, builder_id }) => [city, is_main, builder_id])).toEqual([
    ['Santa Marta', true, 14],
    ['Barranquilla', false, 14],
    ['Cartagena', false, 14],
    ['Montería', false, 14],
    ['Valledupar', false, 14],
  ]);
});

test('[C048] an unknown or inactive builder has no branches to tell', async () => {
  const status = async (id: number) =>
    (await send(api.app, builders.listBranchesOfBuilder, { params: { id } })).statusCode;
  await run(sql`update builder set is_active = false where id = 23`);
  expect([await status(23), await status(9999)]).toEqual([404, 404]);
});

test('[C049] builders by id, those that exist and are active', async () => {
  const found = async (id: string) =>
    (await call(api.app, builders.listBuildersByIds, { params: { id } })).data.map(({ name }) => name);
  expect(await found('2')).toEqual(['Arbórea Desarrollos']);
  expect(await found('3,2,9999')).toEqual(['Arbórea Desarrollos', 'Meridiano Andino']);
  await run(sql`update builder set is_active = false where id = 2`);
  expect(await found('2,3')).toEqual(['Meridiano Andino']);
  await run(sql`update builder set is_active = true where id = 2`);
});

const projectIds = (cards: readonly PlantRecord[]) => cards.map(({ project }) => project.id).toSorted((a, b) => a - b);

const published = (where: RawBuilder<unknown>) =>
  ids(sql`select j.id from project j join city c on c.id = j.city_id where j.state = 'published'
    and exists (select from plant p where p.project_id = j.id and p.is_active) and ${where} order by j.id`);

test('[C050] the published projects of a builder, named by id or slug, once each', async () => {
  const cards = async (id: string) => (await call(api.app, builders.listProjectsOfBuilder, { params: { id } })).data;
  const [paused] = await published(sql`j.builder_id = 7`);
  await run(sql`update project set state = 'paused' where id = ${paused}`);
  const expected = await published(sql`j.builder_id = 7`);
  expect(expected.length).toBeGreaterThan(5);
  expect(projectIds(await cards('7'))).toEqual(expected);
  expect(projectIds(await cards('nogal-constructores'))).toEqual(expected);
});

test('[C050] a project is shown by its highlighted unit type, else by the first that is on offer', async () => {
  const project = (await published(sql`j.builder_id = 7`)).at(-1);
  const plants = await ids(sql`select id from plant where project_id = ${project} and is_active order by position`);
  await run(sql`update plant set highlighted = false where project_id = ${project}`);
  const shown = async () => {
    const { data } = await call(api.app, builders.listProjectsOfBuilder, { params: { id: '7' } });
    return data.find((card) => card.project.id === project)?.id;
  };
  expect(plants.length).toBeGreaterThan(2);
  expect(await shown()).toBe(plants[0]);
  await run(sql`update plant set is_active = false where id = ${plants[0]}`);
  expect(await shown()).toBe(plants[1]);
  await run(sql`update plant set highlighted = true where id = ${plants[2]}`);
  expect(await shown()).toBe(plants[2]);
});

test('[C051] the projects of a branch, or of the builder in a city', async () => {
  const cards = async (id: string, branch: string) =>
    projectIds((await call(api.app, builders.listProjectsOfBranch, { params: { id, branch } })).data);
  const ofBranch = await published(sql`j.builder_id = 1 and j.builder_branch_id = 37`);
  expect(ofBranch.length).toBeGreaterThan(0);
  expect(await cards('1', '37')).toEqual(ofBranch);
  expect(await cards('constructora-guayacan', '37')).toEqual(ofBranch);
  expect(await cards('2', '37')).toEqual([]);
  const inBogota = await published(sql`j.builder_id = 1 and c.slug = 'bogota'`);
  expect(inBogota.length).toBeGreaterThan(0);
  expect(await cards('1', 'bogota')).toEqual(inBogota);
});
