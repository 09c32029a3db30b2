import * as builders from '@umbral/domain/api/builders.ts';
import * as seo from '@umbral/domain/api/seo.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;
let builder: string;
let admin: string;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  builder = await signIn(app, 'builder');
  admin = await signIn(app, 'admin');
});

afterAll(() => api.close());

test('[C052, B076] a builder sees the own projects in every state with their numbers', async () => {
  await sql`update project set state = 'in-review' where id = (select min(id) from project where builder_id = 1)`.execute(
    api.backend.db,
  );
  const { data } = await call(
    app,
    builders.listOwnProjects,
    { params: { id: 1 }, query: { completePlants: true } },
    { cookie: builder },
  );
  const { rows } = await sql<{
    count: number;
  }>`select count(*) from project where builder_id = 1 and state <> 'archived'`.execute(api.backend.db);
  expect(data).toHaveLength(rows[0]?.count ?? -1);
  expect(data.find(({ state }) => state === 'in-review')).toMatchObject({
    actions: ['withdraw', 'archive'],
    version: 1,
    path: null,
  });
  const shown = data.find(({ state, plants_active }) => state === 'published' && plants_active > 0);
  expect(shown?.path).toMatch(new RegExp(`^/proyectos-(vivienda|en-el-exterior)/.*${shown?.city_slug}`));
  expect(data.every(({ plants, plants_total }) => plants.length === plants_total)).toBe(true);
});

test('[C052, B108] a typology that the builder removed is neither listed nor counted', async () => {
  const projects = async () => {
    const input = { params: { id: 1 }, query: { completePlants: true } };
    return (await call(app, builders.listOwnProjects, input, { cookie: builder })).data;
  };
  const before = (await projects()).find(({ plants }) => plants.length > 1);
  const removed = before?.plants[0]?.id ?? 0;
  await sql`update plant set is_active = false, removed_at = now() where id = ${removed}`.execute(api.backend.db);
  const after = (await projects()).find(({ id }) => id === before?.id);
  expect(after?.plants.map(({ id }) => id)).toEqual(before?.plants.slice(1).map(({ id }) => id));
  expect(after?.plants_total).toBe((before?.plants_total ?? 0) - 1);
});

test("[C052, C053, C054] nobody reads another builder's projects, drafts or branches; administrators read all", async () => {
  const foreign = [
    [builders.listOwnProjects, { params: { id: 2 } }],
    [builders.listOwnDrafts, { params: { id: 2 } }],
    [builders.listProjectsOfBranches, { params: { ids: await branchIds() } }],
  ] as const;
  for (const [endpoint, input] of foreign) {
    expect([endpoint.id, (await send(app, endpoint, input, { cookie: builder })).statusCode]).toEqual([
      endpoint.id,
      403,
    ]);
    expect([endpoint.id, (await send(app, endpoint, input, { cookie: admin })).statusCode]).toEqual([endpoint.id, 200]);
  }
});

async function branchIds(): Promise<string> {
  const rows = await api.backend.db
    .selectFrom('builder_branch')
    .where('builder_id', 'in', [1, 2])
    .select('id')
    .execute();
  return rows.map(({ id }) => id).join(',');
}

test('[C142, C143, C144, B009, B100] canonical rules are made, replaced, listed and deleted by administrators, with a log', async () => {
  const rule = { url: '/proyectos-vivienda/cali', canonical: '/proyectos-vivienda/cali/' };
  expect((await send(app, seo.saveCanonical, { body: rule }, { cookie: builder })).statusCode).toBe(403);
  await call(app, seo.saveCanonical, { body: rule }, { cookie: admin });
  await call(app, seo.saveCanonical, { body: { ...rule, canonical: '/proyectos-vivienda' } }, { cookie: admin });
  const found = (await call(app, seo.listCanonicals, { query: { items_by_page: 1000 } })).data.filter(
    ({ from }) => from === rule.url,
  );
  expect(found).toMatchObject([{ canonical: '/proyectos-vivienda' }]);
  await call(app, seo.deleteCanonical, { query: { id: found[0]?.id ?? 0 } }, { cookie: admin });
  const again = await send(app, seo.deleteCanonical, { query: { id: found[0]?.id } }, { cookie: admin });
  expect(again.statusCode).toBe(404);
  const log = await api.backend.db
    .selectFrom('audit_log')
    .where('entity', '=', 'canonical_rule')
    .select('action')
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual(['save', 'save', 'delete']);
});

test('[C145, C146, C147, B015] redirects stay inside the portal and never go round', async () => {
  const cookie = await signIn(app, 'seo');
  const save = (from: string, to: string) => send(app, seo.saveRedirect, { body: { from, to } }, { cookie });
  expect((await save('/viejo', 'https://evil.example/')).statusCode).toBe(422);
  expect((await save('/viejo', '//evil.example/')).statusCode).toBe(422);
  expect((await save('/a', '/b')).json().ok).toBe(1);
  expect((await save('/b', '/c')).json().ok).toBe(1);
  expect((await save('/c', '/a')).json().ok).toBe(0);
  const { data } = await call(app, seo.listRedirects, { query: { items_by_page: 1000 } }, { cookie });
  const id = data.find(({ from }) => from === '/a')?.id ?? 0;
  expect((await call(app, seo.deleteRedirect, { query: { id } }, { cookie })).ok).toBe(1);
});
