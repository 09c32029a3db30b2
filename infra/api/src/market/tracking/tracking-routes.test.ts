import { saveTracking } from '@umbral/domain/api/tracking.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
});

beforeEach(async () => {
  await sql`delete from tracking_visit`.execute(api.backend.db);
});

afterAll(() => api.close());

const visits = () => api.backend.db.selectFrom('tracking_visit').selectAll().execute();

test('[C127, B092] a visit gets a key, and goes on under it', async () => {
  const first = await call(app, saveTracking, { body: { id_anonimo: '', filters: { city: 'bogota' } } });
  expect(first.key).toMatch(/^[0-9a-f-]{36}$/);
  const body = { id_anonimo: first.key, filters: { city: 'cali', stratum: [4 as const] }, building_status: 'launch' };
  expect(await call(app, saveTracking, { body })).toEqual({ ok: 1, key: first.key });
  expect(await visits()).toMatchObject([{ key: first.key, filters: { city: 'cali', stratum: [4] } }]);
});

test('[C127] a key of another kind begins a visit of its own; its words are kept', async () => {
  const { key } = await call(app, saveTracking, { body: { id_anonimo: 'mi-clave' } });
  expect(key).not.toBe('mi-clave');
  const unknown = await call(app, saveTracking, { body: { id_anonimo: crypto.randomUUID() } });
  expect((await visits()).map((visit) => visit.key).toSorted()).toEqual([key, unknown.key].toSorted());
});

test('[C127] the person is whom the session names, whatever the form says', async () => {
  const cookie = await signIn(app, 'visitor');
  await call(app, saveTracking, { body: { id_anonimo: '', user_id: 3 } }, { cookie });
  await call(app, saveTracking, { body: { id_anonimo: '', user_id: 3 } });
  expect((await visits()).map(({ user_id }) => user_id).toSorted()).toEqual([1, null]);
});

const wrong: readonly [string, object][] = [
  ['no key', {}],
  ['an endless key', { id_anonimo: 'x'.repeat(65) }],
  ['filters that are none', { id_anonimo: '', filters: { city: 7 } }],
  ['an unknown field', { id_anonimo: '', password: 'x' }],
  ['a list', { id_anonimo: [] }],
];

test.each(wrong)('[C127] %s is refused and leaves nothing', async (_what, body) => {
  expect((await send(app, saveTracking, { body })).statusCode).toBe(422);
  expect(await visits()).toEqual([]);
});

test('[C127] another site cannot write', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await send(app, saveTracking, { body: { id_anonimo: '' } }, { headers })).statusCode).toBe(403);
});
