import * as projects from '@umbral/domain/api/builder-projects.ts';
import * as calls from '@umbral/domain/api/project-versions.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { firstPlant, newProject, ownerId } from '../projects/testing/project-form-bodies.ts';
import { keptVersions, versionJobs } from './version-jobs.ts';

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

type Editor = Awaited<ReturnType<typeof editorOf>>;

async function editorOf(id: number) {
  return (await call(app, projects.getProjectForm, { params: { id } }, { cookie: builder })).data;
}

/** Saves the form with a change and gives the new version. */
async function change(id: number, edit: (form: Editor['form']) => object, cookie = builder): Promise<number> {
  const { version, form } = await editorOf(id);
  const body = { id, version, form: edit(structuredClone(form)) };
  return (await call(app, projects.updateProject, { body } as never, { cookie })).version;
}

const priced = (price: number) => (form: Editor['form']) => ({
  ...form,
  plants: form.plants.map((plant, index) => (index === 0 ? { ...plant, price } : plant)),
});

const list = async (id: number) => (await call(app, calls.listVersions, { params: { id } }, { cookie: builder })).data;

const compare = async (id: number, version: number, con?: number) =>
  (
    await call(
      app,
      calls.getVersion,
      { params: { id, version }, query: con === undefined ? {} : { con } },
      { cookie: builder },
    )
  ).data;

const restore = (id: number, from: number, body: object, cookie = builder) =>
  send(app, calls.restoreVersion, { params: { id, version: from }, body }, { cookie });

test('[C363, C364] each save of a form is a version that is listed and compared field by field', async () => {
  const { id } = await newProject(app, api.backend, 'Versiones uno', builder);
  await change(id, priced(450_000_000));
  await change(id, (form) => ({ ...form, name: 'Versiones dos' }), admin);
  const { versions, version } = await list(id);
  expect(version).toBe(3);
  expect(versions.map((one) => [one.version, one.action, one.by_portal, one.restored_from])).toEqual([
    [3, 'update', true, null],
    [2, 'update', false, null],
    [1, 'create', false, null],
  ]);
  const { changes, against, plants } = await compare(id, 2);
  const [plantId = ''] = Object.keys(plants);
  expect(against?.version).toBe(1);
  expect(changes).toContainEqual({ path: `plants[id=${plantId}].price`, before: 420_000_000, after: 450_000_000 });
  const across = await compare(id, 3, 1);
  expect(across.changes).toContainEqual({ path: 'name', before: 'Versiones uno', after: 'Versiones dos' });
  expect((await compare(id, 1)).against).toBeNull();
  expect(Object.keys(across.names).map((key) => key.split(' ')[0])).toContain('location.city');
});

test('[C363] changes of the state make no version; a project that nobody has saved here has one, as it stands', async () => {
  const { id, version } = await newProject(app, api.backend, 'Sin versiones', builder);
  await call(
    app,
    projects.changeProjectState,
    { params: { id }, body: { action: 'withdraw', version } },
    { cookie: builder },
  );
  expect((await list(id)).versions.map((one) => one.version)).toEqual([1]);
  await sql`delete from project_version where project_id = ${id}`.execute(api.backend.db);
  expect((await list(id)).versions).toMatchObject([{ version: 2, action: 'found', by: null }]);
  await change(id, priced(430_000_000));
  expect((await list(id)).versions.map((one) => [one.version, one.action])).toEqual([
    [3, 'update'],
    [2, 'found'],
  ]);
});

test('[C365] an old version comes back as the newest one, exactly as it was', async () => {
  const { id } = await newProject(app, api.backend, 'Vuelve atrás', builder);
  const first = (await editorOf(id)).form;
  await change(id, (form) => ({ ...priced(500_000_000)(form), name: 'Vuelve adelante' }));
  const answer = await restore(id, 1, { version: 2 });
  expect(answer.json()).toMatchObject({
    ok: 1,
    version: 3,
    message: 'Restauramos la versión 1. Ahora es la versión 3.',
  });
  expect((await editorOf(id)).form).toEqual(first);
  expect((await list(id)).versions[0]).toMatchObject({ version: 3, action: 'restore', restored_from: 1 });
  const { rows } = await sql<{ price: number }>`
    select l.price from price_log l join plant p on p.id = l.plant_id where p.project_id = ${id} order by l.effective_at desc limit 1`.execute(
    api.backend.db,
  );
  expect(rows[0]?.price).toBe(420_000_000);
});

test('[C365] typologies that came since stay unless they are to go, and then those that people keep are only taken off', async () => {
  const { id } = await newProject(app, api.backend, 'Más tipologías', builder);
  await change(id, (form) => {
    const plant = firstPlant(form);
    const added = ['B', 'C'].map((name) => ({ ...plant, id: null, name: `Tipo ${name}`, stock: [] }));
    return { ...form, plants: [...form.plants, ...added] };
  });
  const names = async () => (await editorOf(id)).form.plants.map(({ name }) => name);
  await restore(id, 1, { version: 2 });
  expect(await names()).toEqual(['Apartamento tipo A', 'Tipo B', 'Tipo C']);
  await sql`insert into favourite (user_id, plant_id) select ${ownerId}, id from plant
    where project_id = ${id} and title = 'Tipo B'`.execute(api.backend.db);
  await restore(id, 1, { version: 3, newer: 'drop' });
  expect(await names()).toEqual(['Apartamento tipo A']);
  expect((await editorOf(id)).removed_plants.map(({ name }) => name)).toEqual(['Tipo B']);
  await restore(id, 2, { version: 4 });
  expect(await names()).toEqual(['Apartamento tipo A', 'Tipo B', 'Tipo C']);
  const { rows } = await sql<{ kept: boolean }>`select p.removed_at is null as kept from favourite f
    join plant p on p.id = f.plant_id where p.project_id = ${id}`.execute(api.backend.db);
  expect(rows).toEqual([{ kept: true }]);
});

test('[C365] a version that was read too early is a 409, one that today’s rules refuse a 422 by its fields', async () => {
  const { id } = await newProject(app, api.backend, 'No vuelve', builder);
  await change(id, priced(410_000_000));
  const stale = await restore(id, 1, { version: 1 });
  expect([stale.statusCode, Object.keys(stale.json().issues)]).toEqual([409, expect.arrayContaining(['version'])]);
  await sql`update project_version set form = jsonb_set(form, '{description}', '"corta"')
    where project_id = ${id} and version = 1`.execute(api.backend.db);
  const refused = await restore(id, 1, { version: 2 });
  expect([refused.statusCode, Object.keys(refused.json().issues)]).toEqual([422, ['form.description']]);
  expect((await editorOf(id)).version).toBe(2);
  expect((await restore(id, 99, { version: 2 })).statusCode).toBe(404);
  expect((await restore(id, 1, { version: 'x', newer: 'all' })).statusCode).toBe(422);
});

test('[C365] a home that the building knows as not ready any more stays so, and its old version comes back without it', async () => {
  const { id } = await newProject(app, api.backend, 'Ya no es inmediato', builder);
  const unit = { id: null, name: '0101', available: true, price: 410_000_000, discount: null, description: null };
  await change(id, (form) => ({
    ...form,
    plants: form.plants.map((plant, index) => (index === 0 ? { ...plant, stock: [unit] } : plant)),
  }));
  await change(id, priced(420_000_000));
  await sql`update stock_unit set is_ready = false where name = '0101'
    and plant_id in (select p.id from plant p where p.project_id = ${id})`.execute(api.backend.db);
  const restored = await restore(id, 2, { version: 3 });
  expect([restored.statusCode, restored.json().issues]).toEqual([200, undefined]);
  expect(firstPlant((await editorOf(id)).form).stock).toEqual([]);
  const { rows } = await sql<{
    is_ready: boolean;
  }>`select s.is_ready from stock_unit s join plant p on p.id = s.plant_id
    where p.project_id = ${id} and s.name = '0101'`.execute(api.backend.db);
  expect(rows).toEqual([{ is_ready: false }]);
});

test('[C363, C364, C365] projects of other builders are absent, visitors 403, nobody 401', async () => {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from project where builder_id = 2 order by id limit 1`.execute(api.backend.db);
  const id = rows[0]?.id ?? 0;
  const version = rows[0]?.version ?? 0;
  const asked = async (cookie: string) => [
    (await send(app, calls.listVersions, { params: { id } }, { cookie })).statusCode,
    (await send(app, calls.getVersion, { params: { id, version } }, { cookie })).statusCode,
    (await restore(id, version, { version }, cookie)).statusCode,
  ];
  expect(await asked(builder)).toEqual([404, 404, 404]);
  expect(await asked('')).toEqual([401, 401, 401]);
  expect(await asked(await signIn(app, 'visitor'))).toEqual([403, 403, 403]);
  expect((await asked(admin)).slice(0, 2)).toEqual([200, 200]);
});

test('[C365] a version keeps its pictures from being removed, and the oldest versions are forgotten', async () => {
  const { id, form } = await newProject(app, api.backend, 'Con fotos', builder);
  const { logo } = form;
  await change(id, (now) => ({ ...now, logo: null }));
  const isUsed = async () =>
    (await sql<{ used: boolean }>`select is_media_used(${logo}) as used`.execute(api.backend.db)).rows[0]?.used;
  expect(await isUsed()).toBe(true);
  await sql`insert into project_version (project_id, version, action, form, pictures)
    select ${id}, n, 'update', '{}', '{}' from generate_series(3, ${keptVersions + 1}) n`.execute(api.backend.db);
  for (const job of versionJobs(api.backend)) await job.run({ signal: new AbortController().signal } as never);
  const { versions } = await list(id);
  expect([versions.length, versions.at(-1)?.version]).toEqual([keptVersions, 2]);
  expect(await isUsed()).toBe(false);
});
