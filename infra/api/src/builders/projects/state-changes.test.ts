import * as calls from '@umbral/domain/api/builder-projects.ts';
import { listPlantsOfProject } from '@umbral/domain/api/projects.ts';
import { listFavourites } from '@umbral/domain/api/saved.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorker } from '../../engine/outbox/outbox-worker.ts';
import type { PlantsIndex } from '../../market/search-index/index-client.ts';
import { indexTopics } from '../../market/search-index/index-topics.ts';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newProject } from './testing/project-form-bodies.ts';

let api: TestApp;
let app: FastifyInstance;
let builder: string;
let admin: string;
const records = new Map<string, PlantRecord>();

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  builder = await signIn(app, 'builder');
  admin = await signIn(app, 'admin');
  await sql`truncate outbox restart identity`.execute(api.backend.db);
});

afterAll(() => api.close());

const index: PlantsIndex = {
  isReachable: async () => true,
  count: async () => records.size,
  shape: async () => undefined,
  configure: async () => undefined,
  save: async (given) => {
    for (const record of given) records.set(record.objectID, record);
  },
  remove: async (ids) => {
    for (const id of ids) records.delete(id);
  },
  replaceAll: async () => undefined,
};

/** Carries out what waits for the search index. */
function drain(): Promise<number> {
  const log = { warn: () => undefined, error: () => undefined };
  return createWorker(api.backend, indexTopics(api.backend, index), log).drain();
}

function change(id: number, body: object, cookie = builder) {
  return send(app, calls.changeProjectState, { params: { id }, body }, { cookie });
}

async function outcome(id: number, body: object, cookie = builder) {
  const answer = await change(id, body, cookie);
  const { ok, state } = answer.json();
  return answer.statusCode === 200 ? [ok, state] : answer.statusCode;
}

async function plantOf(projectId: number): Promise<number> {
  const row = await api.backend.db
    .selectFrom('plant')
    .where('project_id', '=', projectId)
    .select('id')
    .executeTakeFirst();
  return row?.id ?? 0;
}

test('[C055, C302, B099, B108] from creation to the public and back: the search index follows every step', async () => {
  const { id } = await newProject(app, api.backend, 'Camino completo', builder);
  const plant = String(await plantOf(id));
  await drain();
  expect(records.has(plant)).toBe(false);
  expect(await outcome(id, { action: 'publish' })).toBe(403);
  expect(await outcome(id, { action: 'publish' }, admin)).toEqual([1, 'published']);
  await drain();
  expect(records.get(plant)).toMatchObject({
    isActive: 1,
    price: { kind: 'told', cop: 420_000_000 },
    project: { title: 'Camino completo' },
  });
  expect(await outcome(id, { action: 'pause', reason: 'Nuevos precios' })).toEqual([1, 'paused']);
  await drain();
  expect(records.get(plant)?.isActive).toBe(0);
  const { data } = await call(app, listPlantsOfProject, { params: { id }, query: { includeInactive: true } });
  expect(data.map(({ isActive }) => isActive)).toEqual([0]);
  expect(await outcome(id, { action: 'activate' })).toEqual([1, 'published']);
  expect(await outcome(id, { action: 'archive' })).toEqual([1, 'archived']);
  await drain();
  expect(records.has(plant)).toBe(false);
  const purges = await sql`select 1 from outbox where topic = 'purge'`.execute(api.backend.db);
  expect(purges.rows.length).toBeGreaterThan(0);
});

test('[C302] a step that the state does not allow is refused in words and changes nothing', async () => {
  const { id, version } = await newProject(app, api.backend, 'Paso en falso', builder);
  const answer = await change(id, { action: 'activate' });
  expect(answer.json()).toMatchObject({
    ok: 0,
    state: 'in-review',
    version,
    message: 'El proyecto está en revisión: este cambio no es posible ahora.',
  });
  expect(await outcome(id, { action: 'withdraw' })).toEqual([1, 'draft']);
  expect(await outcome(id, { action: 'send-to-review' })).toEqual([1, 'in-review']);
});

test('[C302] returning needs a reason, which the builder reads and gets by mail', async () => {
  const { id } = await newProject(app, api.backend, 'Con cambios', builder);
  const bare = await change(id, { action: 'return' }, admin);
  expect([bare.statusCode, bare.json().issues]).toEqual([422, { reason: 'Escribe el motivo' }]);
  expect(await outcome(id, { action: 'return', reason: 'Faltan fotos de la fachada' }, admin)).toEqual([1, 'draft']);
  const { data } = await call(app, calls.getProjectForm, { params: { id } }, { cookie: builder });
  expect(data).toMatchObject({
    state: 'draft',
    state_reason: 'Faltan fotos de la fachada',
    actions: ['send-to-review', 'archive'],
  });
  const { rows } = await sql`select payload ->> 'template' as template from outbox where topic = 'mail'`.execute(
    api.backend.db,
  );
  expect(rows).toContainEqual({ template: 'project-state' });
});

test('[C302] what the portal paused only the portal activates', async () => {
  const { id } = await newProject(app, api.backend, 'Retenido', builder);
  await change(id, { action: 'publish' }, admin);
  await change(id, { action: 'pause', reason: 'Revisamos una queja' }, admin);
  const refused = await change(id, { action: 'activate' });
  expect(refused.json()).toMatchObject({
    ok: 0,
    message: 'El portal pausó este proyecto. Escríbenos para activarlo de nuevo.',
  });
  expect(await outcome(id, { action: 'activate' }, admin)).toEqual([1, 'published']);
});

test('[C302] an incomplete project does not go to review; the missing fields are named', async () => {
  const { id } = await newProject(app, api.backend, 'Incompleto', builder);
  await change(id, { action: 'withdraw' });
  await sql`delete from project_social_link where project_id = ${id}`.execute(api.backend.db);
  const answer = await change(id, { action: 'send-to-review' });
  expect([answer.statusCode, answer.json().issues]).toEqual([
    422,
    { form: 'Completa el formulario antes de continuar', 'form.social_networks': 'Agrega al menos una red social' },
  ]);
});

test('[C302] of two steps at once from one version only one is taken', async () => {
  const { id, version } = await newProject(app, api.backend, 'Dos pasos', builder);
  await change(id, { action: 'publish' }, admin);
  const both = await Promise.all([
    change(id, { action: 'pause', version: version + 1 }),
    change(id, { action: 'return', reason: 'Faltan fotos', version: version + 1 }, admin),
  ]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('[C302, B099] an archived project leaves its places of honour; favourites and contacts stay with their people', async () => {
  const { id } = await newProject(app, api.backend, 'Archivado', builder);
  await change(id, { action: 'publish' }, admin);
  const plant = await plantOf(id);
  const { db } = api.backend;
  await sql`insert into favourite (user_id, plant_id) values (1, ${plant})`.execute(db);
  await sql`insert into contact (kind, name, email, phone, builder_id, project_id, plant_id, project_title, agree_terms, consent_version)
    values ('project', 'Ana', 'ana@example.com', '+573000000000', 1, ${id}, ${plant}, 'Archivado', true, '2026-01')`.execute(
    db,
  );
  await sql`insert into project_draft (builder_id, project_id, payload) values (1, ${id}, '{}')`.execute(db);
  await sql`update project set activate_landing = true, featured_position = 99, belongs_tv = true where id = ${id}`.execute(
    db,
  );
  expect(await outcome(id, { action: 'archive', reason: 'Se vendió todo' })).toEqual([1, 'archived']);
  const row = await db.selectFrom('project').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    activate_landing: false,
    featured_position: null,
    belongs_tv: false,
    state_reason: 'Se vendió todo',
  });
  const { rows } = await sql<{ kept: number[] }>`select array[
    (select count(*) from favourite where plant_id = ${plant}), (select count(*) from contact where project_id = ${id}),
    (select count(*) from project_draft where project_id = ${id})]::int[] as kept`.execute(db);
  expect(rows[0]?.kept).toEqual([1, 1, 0]);
  const favourites = await call(app, listFavourites, {}, { cookie: await signIn(app, 'visitor') });
  expect(favourites.data.map(({ plant_id }) => plant_id)).not.toContain(plant);
  expect(await outcome(id, { action: 'send-to-review' })).toBe(404);
  expect(await outcome(id, { action: 'restore' }, admin)).toEqual([1, 'draft']);
});

test('[C302] a title that is taken meanwhile keeps an archived project from coming back', async () => {
  const { id } = await newProject(app, api.backend, 'Mismo nombre', builder);
  await change(id, { action: 'archive' });
  await newProject(app, api.backend, 'Mismo nombre', builder);
  expect(await outcome(id, { action: 'restore' }, admin)).toBe(409);
});

test('[C302] nobody else: no session 401, visitors 403, another builder 404, wrong input 422', async () => {
  const { rows } = await sql<{ id: number }>`select id from project where builder_id = 2 limit 1`.execute(
    api.backend.db,
  );
  const id = rows[0]?.id ?? 0;
  expect(await outcome(id, { action: 'pause' }, '')).toBe(401);
  for (const person of ['visitor', 'contributor', 'seo'] as const) {
    expect(await outcome(id, { action: 'pause' }, await signIn(app, person))).toBe(403);
  }
  expect(await outcome(id, { action: 'pause' })).toBe(404);
  expect(await outcome(id, { action: 'publish' })).toBe(404);
  expect(await outcome(id, { action: 'explode' })).toBe(422);
  expect(await outcome(id, { action: 'pause', state: 'published' })).toBe(422);
});
