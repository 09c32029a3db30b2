import * as calls from '@umbral/domain/api/builder-projects.ts';
import { type ProjectFormInput, projectForm, projectFormIssues } from '@umbral/domain/project-form/project-form.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { firstPlant, newProject, upload, validForm } from './testing/project-form-bodies.ts';

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

function create(form: unknown, cookie = builder, key: string = crypto.randomUUID(), rest: object = {}) {
  return send(app, calls.createProject, { body: { form, idempotency_key: key, ...rest } }, { cookie });
}

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.raw(table)}`.execute(api.backend.db);
  return rows[0]?.n ?? -1;
}

test('[C055, B095] a builder creates a project; every field comes back as it was sent', async () => {
  const form = await validForm(api.backend, 'Alameda uno');
  const answer = await create(form);
  expect(answer.json()).toMatchObject({
    ok: 1,
    version: 1,
    state: 'in-review',
    slug: expect.stringMatching(/^alameda-uno-/),
  });
  const { data } = await call(app, calls.getProjectForm, { params: { id: answer.json().id } }, { cookie: builder });
  const expected = projectForm.parse(form);
  const [plant] = expected.plants;
  expect(data.form).toMatchObject({
    ...expected,
    plants: [
      {
        ...plant,
        id: expect.any(Number),
        price_range: expect.any(Number),
        m2_price: 6_131_387,
        price_salaries: 239.88,
        stock: [{ ...plant?.stock[0], id: expect.any(Number) }],
      },
    ],
  });
  expect(Object.keys(data.pictures)).toHaveLength(5);
  expect(data.own_specifications.map(({ name, state }) => [name, state])).toEqual([
    ['Huerta comunitaria', 'pending'],
    ['Cava empotrada', 'pending'],
  ]);
  expect(projectFormIssues(data.form)).toEqual({});
});

test('[C055] without session 401, visitors, contributors and SEO people 403, another builder 403: nothing is made', async () => {
  const form = await validForm(api.backend, 'Sin permiso');
  const before = await count('project');
  expect((await create(form, '')).statusCode).toBe(401);
  for (const person of ['visitor', 'contributor', 'seo'] as const) {
    expect((await create(form, await signIn(app, person))).statusCode).toBe(403);
  }
  expect((await create({ ...form, builder: 2 })).statusCode).toBe(403);
  expect((await create({ ...form, builder: 999_999 })).statusCode).toBe(403);
  expect(await count('project')).toBe(before);
});

test('[C055] an administrator creates for any builder, with pictures of its own', async () => {
  const form = await validForm(api.backend, 'Del portal', 3);
  expect((await create(form, admin)).json()).toMatchObject({ ok: 1 });
});

test('[C055, B096, B097] each rule is answered at the path of its field, and nothing is stored', async () => {
  const form = await validForm(api.backend, 'Con errores');
  const before = await count('project');
  const answer = await create({
    ...form,
    description: 'corta',
    nearby_places: Array.from({ length: 6 }, (_, n) => ({ name: `p${n}`, category: 'park' })),
    plants: [{ ...firstPlant(form), price: 0 }],
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().issues).toEqual({
    'form.description': 'La descripción debe tener entre 300 y 1000 caracteres',
    'form.nearby_places': 'Puedes agregar máximo 5 lugares cercanos',
    'form.plants.0.price': 'Este valor no puede ser menor al rango mínimo',
  });
  expect((await create({ ...form, admin: true })).statusCode).toBe(422);
  expect((await create(form, builder, 'no-uuid')).json().issues).toHaveProperty('idempotency_key');
  expect(await count('project')).toBe(before);
});

const foreign: [string, (form: ProjectFormInput) => void, string][] = [
  ['a branch of another builder', (f) => (f.builder_branch = 999_999), 'form.builder_branch'],
  ['a zone of another city', (f) => (f.location.zone = 999_999), 'form.location.zone'],
  ['a city of another department', (f) => (f.location.department = 999_999), 'form.location.city'],
  ['a neighbourhood of another zone', (f) => (f.location.neighborhood = 999_999), 'form.location.neighborhood'],
  ['coordinates abroad', (f) => (f.location.coordinates = { lat: 40.4, lng: -3.7 }), 'form.location.coordinates'],
  [
    'a sales room abroad',
    (f) => (f.contact.sales_room_coordinates = { lat: 0, lng: 0 }),
    'form.contact.sales_room_coordinates',
  ],
  ['a specification that is not listed', (f) => f.common_services.listed.push('moat'), 'form.common_services.listed.2'],
  [
    'an own one that is listed',
    (f) => (f.exterior_specifications.custom = ['GIMNASIO']),
    'form.exterior_specifications.custom.0',
  ],
  ['a price out of its range', (f) => (firstPlant(f).price_range = 1), 'form.plants.0.price_range'],
  ['a typology of another project', (f) => (firstPlant(f).id = 1), 'form.plants.0.id'],
  [
    'a home of another project',
    (f) => Object.assign(firstPlant(f).stock[0] ?? {}, { id: 1 }),
    'form.plants.0.stock.0.id',
  ],
  [
    'a picture that is not there',
    (f) => (firstPlant(f).main_image = 'up-0000000000000000000000000000000000000000'),
    'form.plants.0.main_image',
  ],
  ['a picture of the library', (f) => (f.logo = 'exterior/tower-1'), 'form.logo'],
];

test.each(foreign)('[C055, B098] %s is refused at its field', async (_name, change, path) => {
  const form = await validForm(api.backend, 'Con lo ajeno');
  change(form);
  const answer = await create(form);
  expect([answer.statusCode, Object.keys(answer.json().issues)]).toEqual([422, [path]]);
});

test("[C055] pictures of other people, and of another purpose, are nobody else's to use", async () => {
  const form = await validForm(api.backend, 'Fotos ajenas');
  const theirs = await upload(api.backend, 'ajena', 'plant-photo', 1);
  const logo = form.logo;
  expect(
    (await create({ ...form, plants: [{ ...firstPlant(form), main_image: theirs, facades: [logo] }] })).json().issues,
  ).toEqual({
    'form.plants.0.main_image': 'La imagen no está disponible. Súbela de nuevo.',
    'form.plants.0.facades.0': 'La imagen no está disponible. Súbela de nuevo.',
  });
});

test('[C055] the same key twice, even at once, makes one project; with another form it is a conflict', async () => {
  const form = await validForm(api.backend, 'Doble clic');
  const key = crypto.randomUUID();
  const before = await count('project');
  const answers = await Promise.all([
    create(form, builder, key),
    create(form, builder, key),
    create(form, builder, key),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect(await count('project')).toBe(before + 1);
  expect((await create({ ...form, name: 'Otro nombre' }, builder, key)).statusCode).toBe(409);
});

test('[C055] a price in minimum wages is of the year in Bogotá, which begins five hours after that of Greenwich', async () => {
  const salaries = async (name: string) => {
    const form = await validForm(api.backend, name);
    const { id } = (await create({ ...form, plants: [{ ...firstPlant(form), price_salaries: null }] })).json();
    const row = api.backend.db.selectFrom('plant').where('project_id', '=', id).select('price_salaries');
    return (await row.executeTakeFirstOrThrow()).price_salaries;
  };
  api.setNow(new Date('2025-12-31T12:00:00Z'));
  const lastYear = await salaries('En diciembre');
  api.setNow(new Date('2026-01-01T03:00:00Z'));
  expect(await salaries('En la víspera')).toBe(lastYear);
  api.setNow(new Date('2026-01-01T05:00:00Z'));
  expect(await salaries('En enero')).not.toBe(lastYear);
  api.setNow(undefined);
});

test('[C055] a title stands once in a city', async () => {
  await newProject(app, api.backend, 'Único', builder);
  const again = await create({ ...(await validForm(api.backend, 'Único dos')), name: 'UNICO' });
  expect([again.statusCode, again.json().issues]).toEqual([
    409,
    { 'form.name': 'Ya hay un proyecto con este nombre en la ciudad' },
  ]);
});
