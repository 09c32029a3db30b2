import * as projects from '@umbral/domain/api/projects.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});

afterAll(() => api.close());

const idsOf = ({ data }: { data: readonly PlantRecord[] }) => data.map(({ project }) => project.id);

/** Published projects that can be shown and fit, the featured ones first. */
async function published(where: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select j.id from project j join city c on c.id = j.city_id join department d on d.id = c.department_id
    join country o on o.id = d.country_id left join region g on g.id = d.region_id
    where j.state = 'published' and exists (select from plant p where p.project_id = j.id and p.is_active)
      and ${where} order by j.featured_position nulls last, j.published_at desc, j.id`.execute(api.backend.db);
  return rows.map(({ id }) => id);
}

const isFeatured = sql`j.featured_position is not null`;

const inCategory = (category: string) =>
  sql`exists (select from project_category_link k where k.project_id = j.id and k.category_key = ${category})`;

const featured = async (query: Parameters<typeof call<typeof projects.listFeaturedProjects>>[2]['query'] = {}) =>
  idsOf(await call(api.app, projects.listFeaturedProjects, { query }));

test('[C063] featured projects come by their place: eight, six on the home page, or as many as asked for', async () => {
  const all = await published(isFeatured);
  expect(all.length).toBeGreaterThan(20);
  expect(await featured()).toEqual(all.slice(0, 8));
  expect(await featured({ scope: 'listing' })).toEqual(all.slice(0, 8));
  expect(await featured({ scope: 'home' })).toEqual(all.slice(0, 6));
  expect(await featured({ scope: 'home', limit: 48 })).toEqual(all);
});

test('[C063] featured projects of one category', async () => {
  const vis = await published(sql`${isFeatured} and ${inCategory('vis')}`);
  const all = await published(isFeatured);
  expect([vis.length > 0, vis.length < all.length]).toEqual([true, true]);
  expect(await featured({ category_name: 'vis', limit: 48 })).toEqual(vis);
});

test('[C063] featured projects of the television, or those that are not on it', async () => {
  const onAir = await published(sql`${isFeatured} and j.belongs_tv`);
  const offAir = await published(sql`${isFeatured} and not j.belongs_tv`);
  expect([onAir.length > 0, offAir.length > 0]).toEqual([true, true]);
  expect(await featured({ tv: true, limit: 48 })).toEqual(onAir);
  expect(await featured({ tv: false, limit: 48 })).toEqual(offAir);
});

const words = [
  ['a city', 'medellin', sql`c.slug = 'medellin'`],
  ['a department', 'valle-del-cauca', sql`d.slug = 'valle-del-cauca'`],
  ['a region', 'caribe', sql`g.slug = 'caribe'`],
  ['a category', 'gold', inCategory('gold')],
] as const;

test.each(words)('[C064] eight projects of %s, the featured ones first', async (_kind, x, where) => {
  const expected = await published(where);
  expect(expected.length).toBeGreaterThan(8);
  const list = async (query: { limit?: number }) =>
    idsOf(await call(api.app, projects.listFeaturedProjectsOf, { params: { x }, query }));
  expect(await list({})).toEqual(expected.slice(0, 8));
  expect(await list({ limit: 2 })).toEqual(expected.slice(0, 2));
});

test('[C065] projects of a department, narrowed by category and television', async () => {
  const list = async (query: Parameters<typeof call<typeof projects.listFeaturedProjectsOfDepartment>>[2]['query']) =>
    idsOf(await call(api.app, projects.listFeaturedProjectsOfDepartment, { params: { id: 'antioquia' }, query }));
  const own = sql`d.slug = 'antioquia'`;
  const expected = await published(own);
  expect(await list({})).toEqual(expected.slice(0, 8));
  expect(await list({ limit: 3 })).toEqual(expected.slice(0, 3));
  const vis = await published(sql`${own} and ${inCategory('vis')}`);
  const onAir = await published(sql`${own} and j.belongs_tv`);
  expect([vis.length > 1, onAir.length > 1]).toEqual([true, true]);
  expect(await list({ category_name: 'vis', limit: 48 })).toEqual(vis.slice(0, 48));
  expect(await list({ tv: true, limit: 48 })).toEqual(onAir.slice(0, 48));
});

const kinds = [
  ['city', 'cali', sql`c.slug = 'cali'`],
  ['region', 'ejecafetero', sql`g.slug = 'ejecafetero'`],
  ['category', 'vip', inCategory('vip')],
  ['country', 'panama', sql`o.code = 'PA'`],
  ['country', 'pa', sql`o.code = 'PA'`],
  ['builder', 'nogal-constructores', sql`j.builder_id = 7`],
] as const;

test.each(kinds)('[C066] projects of the %s %s, the featured ones first', async (type, params, where) => {
  const expected = await published(where);
  expect(expected.length).toBeGreaterThan(2);
  const list = async (query: { limit?: number }) =>
    idsOf(await call(api.app, projects.listFeaturedProjectsBy, { params: { type, params }, query }));
  expect(await list({})).toEqual(expected.slice(0, 8));
  expect(await list({ limit: 2 })).toEqual(expected.slice(0, 2));
});
