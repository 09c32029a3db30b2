import { getFairProgramme, listFairs } from '@umbral/domain/api/fairs.ts';
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
}, 60_000);

afterAll(() => api.close());

test('[C032, B082, B083] the active fair comes first, under the product’s default name, with who takes part', async () => {
  const { data } = await call(app, listFairs, {});
  expect(data.map(({ status }) => status)).toEqual(['1', '0', '0', '0']);
  expect(data[0]?.hyphenized).toBe('12-feria-virtual-umbral');
  expect(data.every(({ projects, builders }) => projects > 0 && builders > 0)).toBe(true);
  expect(data.map(({ kind }) => kind)).toEqual(['virtual', 'in-person', 'regional', 'virtual']);
  expect(data.map(({ region }) => region)).toEqual([null, 'centro', 'caribe', null]);
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
