import * as projects from '@umbral/domain/api/builder-projects.ts';
import { getPlant } from '@umbral/domain/api/plants.ts';
import * as calls from '@umbral/domain/api/project-previews.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send } from '../../testing/call.ts';
import { firstPlant, newProject, validForm } from '../projects/testing/project-form-bodies.ts';
import { openStage, type PreviewStage } from './testing/preview-stage.ts';

let stage: PreviewStage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage.api.close());

/** Everything that a project leaves behind, and what a worker would carry out. */
async function traces() {
  const names = ['project', 'plant', 'stock_unit', 'blueprint', 'plant_media', 'project_media', 'custom_specification'];
  const others = [
    'price_log',
    'plant_news',
    'plant_offer',
    'outbox',
    'audit_log',
    'media_asset',
    'upload',
    'favourite',
  ];
  const counts = [...names, ...others].map((name) => sql`(select count(*) from ${sql.table(name)})`);
  const { rows } = await sql<object>`select array[${sql.join(counts)}] as counts,
    (select md5(string_agg(p::text, '' order by p.id)) from plant p) as plants,
    (select md5(string_agg(j::text, '' order by j.id)) from project j) as projects`.execute(stage.api.backend.db);
  return rows[0];
}

test('[B143, C360, C362] the preview of a complete draft is what its published page says', async () => {
  const { api, app, builder, admin, draftOf, tokenOf, open } = stage;
  const form = await validForm(api.backend, 'Mirador previo');
  const second = { ...firstPlant(form), name: 'Apartamento tipo B', price: 510_000_000, stock: [] };
  const whole = { ...form, plants: [...form.plants, second] };
  const token = await tokenOf({ draft_id: await draftOf(whole) });
  const drawn = [await open(token), await open(token, 2)];
  const { id, version } = await call(
    app,
    projects.createProject,
    { body: { form: whole, idempotency_key: crypto.randomUUID() } },
    { cookie: builder },
  );
  await call(
    app,
    projects.changeProjectState,
    { params: { id }, body: { action: 'publish', version } },
    { cookie: admin },
  );
  const { rows } = await sql<{
    slug: string;
  }>`select slug from plant where project_id = ${id} order by position`.execute(api.backend.db);
  expect(drawn.map(({ missing, typologies, number }) => [missing, typologies.length, number])).toEqual([
    [0, 2, 1],
    [0, 2, 2],
  ]);
  for (const [index, { slug }] of rows.entries()) {
    const { data } = await call(app, getPlant, { params: { slug }, query: {} });
    expect(shown(drawn[index]?.plant)).toEqual(shown(data));
  }
});

/** A plant without numbers, addresses and dates of its rows, which a preview cannot know. */
function shown(plant: calls.Preview['plant'] | undefined) {
  if (!plant) throw new Error('nothing was drawn');
  const { id: _, slug: __, created_at: ___, updated_at: ____, ...rest } = plant;
  const { id, slug, code, created_at, updated_at, ...project } = plant.project;
  return { ...rest, project, other_areas: plant.other_areas.map(({ id, slug, ...area }) => area) };
}

test('[B143] the preview of changes is what saving them would give, and the public page stays as it was', async () => {
  const { api, app, builder, admin, draftOf, tokenOf, open } = stage;
  const { id, version } = await newProject(app, api.backend, 'Torre cambiada', builder);
  await call(
    app,
    projects.changeProjectState,
    { params: { id }, body: { action: 'publish', version } },
    { cookie: admin },
  );
  const { data: editor } = await call(app, projects.getProjectForm, { params: { id } }, { cookie: builder });
  const stored = structuredClone(editor.form);
  const payload = { ...stored, plants: stored.plants.map((plant) => ({ ...plant, price: 433_000_000 })) };
  await draftOf(payload, id);
  const drawn = await open(await tokenOf({ project_id: id }));
  const { rows } = await sql<{ slug: string }>`select slug from plant where project_id = ${id}`.execute(api.backend.db);
  const slug = rows[0]?.slug ?? '';
  const publicPlant = async () => (await call(app, getPlant, { params: { slug }, query: {} })).data;
  expect(drawn.plant.price).toEqual({ kind: 'told', cop: 433_000_000 });
  expect((await publicPlant()).price).toEqual({ kind: 'told', cop: 420_000_000 });
  const update = { id, version: editor.version, form: payload };
  await call(app, projects.updateProject, { body: update } as never, { cookie: builder });
  const { updated_at: _, ...saved } = await publicPlant();
  const { updated_at: __, ...before } = drawn.plant;
  const { updated_at, ...project } = saved.project;
  expect({ ...before, project: { ...before.project, updated_at } }).toEqual({
    ...saved,
    project: { ...project, updated_at },
  });
});

test('[B143] a preview leaves nothing behind: no row, no queued work, no lock', async () => {
  const { api, app, builder, admin, draftOf, tokenOf, open } = stage;
  const { id, version } = await newProject(app, api.backend, 'Sin huella', builder);
  await call(
    app,
    projects.changeProjectState,
    { params: { id }, body: { action: 'publish', version } },
    { cookie: admin },
  );
  const { data: editor } = await call(app, projects.getProjectForm, { params: { id } }, { cookie: builder });
  await draftOf({ ...editor.form, name: 'Sin huella alguna', plants: [] }, id);
  const fresh = await draftOf(await validForm(api.backend, 'Sin huella nueva'));
  const tokens = [await tokenOf({ project_id: id }), await tokenOf({ draft_id: fresh })];
  const before = await traces();
  const drawn = await Promise.all(tokens.map((token) => open(token)));
  expect(drawn.map(({ plant }) => plant.project.title)).toEqual(['Sin huella alguna', 'Sin huella nueva']);
  expect(await traces()).toEqual(before);
  const { rows } =
    await sql`select from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()`.execute(
      api.backend.db,
    );
  expect(rows).toHaveLength(0);
});

test('[B143] a form with nothing in it is drawn with stand-ins that say so', async () => {
  const { draftOf, tokenOf, open } = stage;
  const { missing, plant, typologies } = await open(await tokenOf({ draft_id: await draftOf({}) }));
  expect(missing).toBeGreaterThan(10);
  expect(typologies.map(({ title }) => title)).toEqual(['Tipología 1']);
  expect(plant).toMatchObject({
    price: { kind: 'hidden' },
    built_area: 0,
    isActive: 1,
    media: { main_image: null, plans: [] },
    project: { title: 'Proyecto sin nombre', description: 'Aquí va la descripción del proyecto.' },
  });
  expect(plant.project.localization).toMatchObject({ address: 'Dirección por confirmar' });
});

test('[B143] what a form holds half or wrong is drawn as far as it goes', async () => {
  const { api, draftOf, tokenOf, open } = stage;
  const form = await validForm(api.backend, 'A medias');
  const plant = firstPlant(form);
  const payload = {
    ...form,
    description: 'Corta todavía.',
    location: { ...form.location, zone: 999_999, coordinates: { lat: 'norte', lng: 5 } },
    exterior_specifications: { listed: ['gym', 'no-such', 'gym'], custom: 7 },
    common_area_photos: 'ninguna',
    social_networks: null,
    plants: [
      {
        ...plant,
        id: 1,
        name: '',
        price: 'caro',
        private_area: 900,
        stock: [{ name: 'suelto' }, null],
        facades: ['up-x'],
      },
      'roto',
      { ...plant, name: 'Tipo B' },
    ],
    left: { over: true },
  };
  const token = await tokenOf({ draft_id: await draftOf(payload) });
  const { plant: first, typologies } = await open(token);
  expect(typologies.map(({ title }) => title)).toEqual(['Tipología 1', 'Tipo B']);
  expect(first).toMatchObject({ price: { kind: 'hidden' }, private_area: null, stock: [], built_area: 68.5 });
  expect(first.project).toMatchObject({ description: 'Corta todavía.', title: 'A medias' });
  const { plant: second } = await open(token, 2);
  expect(second.other_areas).toMatchObject([{ title: 'Tipología 1', price: { kind: 'hidden' }, built_area: 68.5 }]);
  expect(second.price).toEqual({ kind: 'told', cop: plant.price });
  expect((await open(token, 99)).number).toBe(1);
});

test('[B143] pictures of strangers are not shown, whatever a form names', async () => {
  const { api, draftOf, tokenOf, open } = stage;
  const form = await validForm(api.backend, 'Ajenas', 1);
  const { plant } = await open(await tokenOf({ draft_id: await draftOf(form) }));
  expect([plant.media.images, plant.media.plans]).toEqual([[], []]);
});

test('[B143] a preview waits for a save in its middle only so long, and never makes one fail', async () => {
  const { api, app, builder, draftOf, tokenOf } = stage;
  const { id, version } = await newProject(app, api.backend, 'A la vez', builder);
  const { data: editor } = await call(app, projects.getProjectForm, { params: { id } }, { cookie: builder });
  await draftOf({ ...editor.form, name: 'A la vez, otra' }, id);
  const token = await tokenOf({ project_id: id });
  const held = await api.backend.db.startTransaction().execute();
  await sql`select from project where id = ${id} for update`.execute(held);
  expect((await send(app, calls.openPreview, { body: { token } })).statusCode).toBe(503);
  await held.rollback().execute();
  const save = send(app, projects.updateProject, { body: { id, version, form: editor.form } }, { cookie: builder });
  const looks = [1, 2, 3].map((number) => send(app, calls.openPreview, { body: { token, number } }));
  const answers = await Promise.all([save, ...looks]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});
