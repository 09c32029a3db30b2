import { getProjectForm } from '@umbral/domain/api/builder-projects.ts';
import { listProjectQuality, listSimilarProjects } from '@umbral/domain/api/builder-quality.ts';
import { completenessOf } from '@umbral/domain/project-form/completeness.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;
let builder: string;
let own: Found;
let other: Found;

interface Found {
  id: number;
  title: string;
  address: string;
  city: number;
  lat: number;
  lng: number;
}

const one = async (condition: string) => {
  const { rows } = await sql<Found>`select j.id, j.title, j.address, j.city_id as city, j.lat, j.lng from project j
    where ${sql.raw(condition)} order by j.id limit 1`.execute(api.backend.db);
  if (!rows[0]) throw new Error(`no project where ${condition}`);
  return rows[0];
};

const similar = async (query: object) =>
  (
    await call(
      app,
      listSimilarProjects,
      { params: { id: 1 }, query: { city: other.city, ...query } },
      { cookie: builder },
    )
  ).data;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  builder = await signIn(app, 'builder');
  own = await one("j.builder_id = 1 and j.state <> 'archived'");
  other = await one("j.builder_id <> 1 and j.state = 'published'");
});

afterAll(() => api.close());

test('[C350] a draft finds the project of its name, however it is spelled, with its public page', async () => {
  const found = await similar({ name: `Conjunto Residencial ${other.title.toUpperCase()}` });
  expect(found[0]).toMatchObject({ id: other.id, is_own: false, likeness: ['name'], distance_m: null });
  expect(found[0]?.path).toMatch(/^\/proyectos-/);
});

test('[C350] it finds what stands at its address or at its point, with the distance', async () => {
  expect(await similar({ address: ` ${other.address.toUpperCase()} ` })).toContainEqual(
    expect.objectContaining({ id: other.id, likeness: ['address'] }),
  );
  const [near] = await similar({ lat: other.lat + 0.0003, lng: other.lng });
  expect(near).toMatchObject({ id: other.id, likeness: ['place'], distance_m: 33 });
  expect((await similar({ lat: other.lat + 0.002, lng: other.lng })).map(({ id }) => id)).not.toContain(other.id);
});

test('[C350] a name of another kind, another city or nothing at all finds nothing', async () => {
  expect(await similar({ name: 'Zzyzx' })).toEqual([]);
  expect(await similar({})).toEqual([]);
  expect(await similar({ name: other.title, city: 2_000_000_000 })).toEqual([]);
});

test('[C350] the own one is found in every state and told as such; the project that is edited is not', async () => {
  await sql`update project set state = 'paused' where id = ${own.id}`.execute(api.backend.db);
  const found = await similar({ name: own.title, city: own.city });
  expect(found).toContainEqual(expect.objectContaining({ id: own.id, is_own: true, state: 'paused', path: null }));
  const edited = await similar({ name: own.title, city: own.city, project: own.id });
  expect(edited.map(({ id }) => id)).not.toContain(own.id);
});

test('[C350] of others only what is public is told', async () => {
  await sql`update project set state = 'in-review' where id = ${other.id}`.execute(api.backend.db);
  expect((await similar({ name: other.title })).map(({ id }) => id)).not.toContain(other.id);
  await sql`update project set state = 'published' where id = ${other.id}`.execute(api.backend.db);
});

test('[C353] each project has the score of its own form', async () => {
  const { data } = await call(app, listProjectQuality, { params: { id: 1 } }, { cookie: builder });
  const { data: editor } = await call(app, getProjectForm, { params: { id: own.id } }, { cookie: builder });
  expect(data.find(({ project_id }) => project_id === own.id)?.score).toBe(completenessOf(editor.form).score);
  const { rows } = await sql`select 1 from project where builder_id = 1 and state <> 'archived'`.execute(
    api.backend.db,
  );
  expect(data).toHaveLength(rows.length);
  expect(Math.min(...data.map(({ score }) => score))).toBeGreaterThan(50);
});

test('[C350, C353] nobody else: no session 401, visitors 403, another builder 403', async () => {
  const asked = { params: { id: 2 }, query: { city: other.city } };
  for (const endpoint of [listSimilarProjects, listProjectQuality]) {
    expect((await send(app, endpoint, asked)).statusCode).toBe(401);
    expect((await send(app, endpoint, asked, { cookie: await signIn(app, 'visitor') })).statusCode).toBe(403);
    expect((await send(app, endpoint, asked, { cookie: builder })).statusCode).toBe(403);
    expect((await send(app, endpoint, asked, { cookie: await signIn(app, 'admin') })).statusCode).toBe(200);
  }
});

test.each([
  ['no city', {}],
  ['a city that is no number', { city: 'bogota' }],
  ['a name without end', { city: 1, name: 'x'.repeat(121) }],
  ['a point off the globe', { city: 1, lat: 91, lng: 0 }],
])('[C350] %s is refused', async (_what, query) => {
  const answer = await send(app, listSimilarProjects, { params: { id: 1 }, query }, { cookie: builder });
  expect(answer.statusCode).toBe(422);
});
