import * as calls from '@umbral/domain/api/builder-drafts.ts';
import { createProject } from '@umbral/domain/api/builder-projects.ts';
import { listOwnDrafts } from '@umbral/domain/api/builders.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { upload, validForm } from './testing/project-form-bodies.ts';

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

beforeEach(async () => {
  await sql`delete from project_draft`.execute(api.backend.db);
});

afterAll(() => api.close());

function save(body: object, cookie = builder) {
  return send(app, calls.saveDraft, { body: { builder: 1, payload: { name: 'Mirador' }, ...body } }, { cookie });
}

test('[C303, C304, C305, C053, B095] an unfinished form is saved, listed, read and deleted', async () => {
  const { id, version } = (await save({ payload: { name: ' Mirador ', plants: [{ name: '' }] } })).json();
  expect(version).toBe(1);
  const { data: list } = await call(app, listOwnDrafts, { params: { id: 1 } }, { cookie: builder });
  expect(list).toMatchObject([{ id, title: 'Mirador', version: 1, project_id: null }]);
  const { data } = await call(app, calls.getDraft, { params: { id } }, { cookie: builder });
  expect(data.payload).toEqual({ name: ' Mirador ', plants: [{ name: '' }] });
  expect((await call(app, calls.deleteDraft, { params: { id } }, { cookie: builder })).ok).toBe(1);
  expect((await send(app, calls.getDraft, { params: { id } }, { cookie: builder })).statusCode).toBe(404);
});

test('[C303] two tabs on one draft: the second is told, and what the first saved stays', async () => {
  const { id } = (await save({})).json();
  const tabs = await Promise.all([
    save({ id, version: 1, payload: { name: 'Primera' } }),
    save({ id, version: 1, payload: { name: 'Segunda' } }),
  ]);
  expect(tabs.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const lost = tabs.find(({ statusCode }) => statusCode === 409)?.json();
  expect(lost.issues).toEqual({ version: 'La versión actual es la 2. Revisa los cambios antes de guardar.' });
  const { data } = await call(app, calls.getDraft, { params: { id } }, { cookie: builder });
  expect(data).toMatchObject({ version: 2, payload: { name: tabs[0]?.statusCode === 200 ? 'Primera' : 'Segunda' } });
});

test('[C303] a new draft that is sent twice is one; a project has one draft at most', async () => {
  const idempotency_key = crypto.randomUUID();
  const twice = await Promise.all([save({ idempotency_key }), save({ idempotency_key })]);
  expect(twice[0]?.json().id).toBe(twice[1]?.json().id);
  const { id: project_id } = await api.backend.db
    .selectFrom('project')
    .where('builder_id', '=', 1)
    .where('state', '=', 'published')
    .select('id')
    .executeTakeFirstOrThrow();
  expect((await save({ project_id })).statusCode).toBe(200);
  expect((await save({ project_id })).json().issues).toEqual({
    project_id: 'Este proyecto ya tiene un borrador. Ábrelo para continuar.',
  });
});

test('[C303] a form with the homes of a whole quarter is saved and read; one beyond the room is refused with what to do', async () => {
  const home = { id: null, name: 'Torre 1, apto 502 “Ñandú”', available: true, price: 412_000_000, discount: null };
  const plants = (homes: number) =>
    Array.from({ length: 40 }, (_, at) => ({ name: `Tipo ${at}`, stock: Array.from({ length: homes }, () => home) }));
  const payload = { name: 'Barrio', plants: plants(200) };
  const { id } = (await save({ payload })).json();
  const { data } = await call(app, calls.getDraft, { params: { id } }, { cookie: builder });
  expect(data.payload).toEqual(payload);
  const refused = await save({ payload: { name: 'Ciudad', plants: plants(300) } });
  expect([refused.statusCode, refused.json().issues]).toEqual([
    422,
    {
      payload: 'El formulario es más grande de lo que guarda el portal. Quita inmuebles o acorta sus descripciones.',
    },
  ]);
});

test('[C303] at most 50 drafts', async () => {
  await sql`insert into project_draft (builder_id, payload) select 1, '{}' from generate_series(1, 50)`.execute(
    api.backend.db,
  );
  expect((await save({})).statusCode).toBe(409);
});

test('[C055, C303] a draft becomes a project and ends; one that moved on meanwhile stops it', async () => {
  const { id } = (await save({})).json();
  await save({ id, version: 1, payload: { name: 'Otra pestaña' } });
  const form = await validForm(api.backend, 'Del borrador');
  const create = (version: number) =>
    send(
      app,
      createProject,
      { body: { form, idempotency_key: crypto.randomUUID(), draft: { id, version } } },
      { cookie: builder },
    );
  expect((await create(1)).statusCode).toBe(409);
  expect((await create(2)).json()).toMatchObject({ ok: 1, state: 'in-review' });
  expect((await send(app, calls.getDraft, { params: { id } }, { cookie: builder })).statusCode).toBe(404);
});

test('[C303] a draft keeps its uploads for another day', async () => {
  const key = await upload(api.backend, 'del borrador', 'project-photo');
  await sql`update upload set check_after = now() - interval '1 hour' where key = ${key}`.execute(api.backend.db);
  await save({ payload: { common_area_photos: [{ name: 'Lobby', image: key }] } });
  const { rows } = await sql<{
    kept: boolean;
  }>`select check_after > now() as kept from upload where key = ${key}`.execute(api.backend.db);
  expect(rows).toEqual([{ kept: true }]);
});

test('[C303, C304, C305] drafts of other builders are absent, administrators open all, others 401 and 403', async () => {
  const { rows } = await sql<{
    id: number;
  }>`insert into project_draft (builder_id, payload) values (2, '{}') returning id`.execute(api.backend.db);
  const id = rows[0]?.id ?? 0;
  const input = { params: { id } };
  expect((await send(app, calls.getDraft, input, { cookie: builder })).statusCode).toBe(404);
  expect((await send(app, calls.deleteDraft, input, { cookie: builder })).statusCode).toBe(404);
  expect((await save({ id, version: 1 })).statusCode).toBe(404);
  expect((await save({ builder: 2 })).statusCode).toBe(403);
  expect((await save({ builder: 2 }, admin)).statusCode).toBe(200);
  expect((await send(app, calls.getDraft, input, { cookie: admin })).statusCode).toBe(200);
  for (const call of [calls.getDraft, calls.deleteDraft]) {
    expect((await send(app, call, input)).statusCode).toBe(401);
    expect((await send(app, call, input, { cookie: await signIn(app, 'contributor') })).statusCode).toBe(403);
  }
  expect((await save({}, await signIn(app, 'visitor'))).statusCode).toBe(403);
});

const deep = '['.repeat(50_000) + ']'.repeat(50_000);
test.each([
  ['no object', '{"builder":1,"payload":[]}'],
  ['lists within lists', `{"builder":1,"payload":{"a":${deep}}}`],
  ['NUL', '{"builder":1,"payload":{"a":"\\u0000"}}'],
  ['half a character', '{"builder":1,"payload":{"a":"\\ud800"}}'],
  ['too much', `{"builder":1,"payload":{"a":"${'x'.repeat(1_010_000)}"}}`],
  ['an id without version', '{"builder":1,"id":1,"payload":{}}'],
  ['a field that is not known', '{"builder":1,"payload":{},"owner":2}'],
  ['a number that no row can have', '{"builder":99999999999,"payload":{}}'],
])('[C303] a draft with %s is 422', async (_name, payload) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/proyectos/borradores/guardar',
    payload,
    headers: { 'content-type': 'application/json', cookie: builder, 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.statusCode).toBe(422);
});

test('[C303] an administrator cannot save a draft for a builder that does not exist', async () => {
  const answer = await save({ builder: 2_000_000 }, admin);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().issues)).toEqual(['builder']);
});
