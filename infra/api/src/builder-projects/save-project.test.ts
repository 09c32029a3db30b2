import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as calls from 'shared-contracts/api/builder-projects.ts';
import { type ProjectFormInput, projectForm, projectFormIssues } from 'shared-contracts/domain/project-form.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send, signIn } from '../testing/call.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { readForm } from './form-query.ts';
import { firstPlant, newProject, ownerId, upload, validForm } from './testing-form.ts';

let api: TestApp;
let app: FastifyInstance;
let builder: string;
let admin: string;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  builder = await signIn(app, 'builder');
  admin = await signIn(app, 'admin');
}, 60_000);

afterAll(() => api.close());

function create(form: unknown, cookie = builder, key: string = crypto.randomUUID(), rest: object = {}) {
  return send(app, calls.createProject, { body: { form, idempotency_key: key, ...rest } }, { cookie });
}

function update(id: number, version: number, form: unknown, cookie = builder) {
  return send(app, calls.updateProject, { body: { id, version, form } }, { cookie });
}

async function editor(id: number, cookie = builder) {
  const { data } = await call(app, calls.getProjectForm, { params: { id } }, { cookie });
  return { ...data, form: data.form as unknown as ProjectFormInput & { plants: { id: number }[] } };
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

test('[C055] a title stands once in a city', async () => {
  await newProject(app, api.backend, 'Único', builder);
  const again = await create({ ...(await validForm(api.backend, 'Único dos')), name: 'UNICO' });
  expect([again.statusCode, again.json().issues]).toEqual([
    409,
    { 'form.name': 'Ya hay un proyecto con este nombre en la ciudad' },
  ]);
});

test('[C056] an update keeps numbers and addresses, adds and removes typologies, and logs what changed', async () => {
  const { id, slug } = await newProject(app, api.backend, 'Torre norte', builder);
  const { form, version } = await editor(id);
  const plant = firstPlant(form);
  const added = {
    ...plant,
    id: null,
    name: 'Apartamento tipo B',
    main_image: plant.main_image,
    stock: [],
    specifications: { listed: ['closets'], custom: [] },
  };
  const changed = { ...form, name: 'Torre norte renovada', plants: [{ ...plant, price: 430_000_000 }, added] };
  expect((await update(id, version, changed)).json()).toMatchObject({ ok: 1, slug, version: version + 1 });
  const now = await editor(id);
  expect(now.form.plants.map((p) => [p.name, p.price, p.id === plant.id])).toEqual([
    ['Apartamento tipo A', 430_000_000, true],
    ['Apartamento tipo B', 420_000_000, false],
  ]);
  expect(firstPlant(now.form).m2_price).toBe(Math.round(430_000_000 / 68.5));
  const slugs = await api.backend.db
    .selectFrom('plant')
    .where('project_id', '=', id)
    .select('slug')
    .orderBy('id')
    .execute();
  expect(slugs.map((row) => row.slug)).toEqual([`${slug}-apartamento-tipo-a`, `${slug}-apartamento-tipo-b`]);
  const { rows } = await sql<{
    after: { changed: string[]; version: number };
    actor_id: number;
  }>`select actor_id, after from audit_log
    where entity = 'project' and entity_id = ${String(id)} and action = 'update'`.execute(api.backend.db);
  expect(rows).toMatchObject([{ actor_id: ownerId, after: { version: 2 } }]);
  expect(rows[0]?.after.changed).toEqual(expect.arrayContaining(['name', `plants[id=${plant.id}].price`]));
  const prices = await api.backend.db
    .selectFrom('price_log')
    .where('plant_id', '=', plant.id ?? 0)
    .select(['price', 'changed_by'])
    .orderBy('effective_at')
    .execute();
  expect(prices).toEqual([
    { price: 420_000_000, changed_by: ownerId },
    { price: 430_000_000, changed_by: ownerId },
  ]);
});

test('[C056] a typology that visitors keep stays as not available and can come back; one that nobody keeps goes', async () => {
  const { id } = await newProject(app, api.backend, 'Torre sur', builder);
  const first = await editor(id);
  const kept = firstPlant(first.form);
  const rest = ['B', 'C'].map((letter) => ({ ...kept, id: null, name: `Tipo ${letter}`, stock: [] }));
  await update(id, 1, { ...first.form, plants: [kept, ...rest] });
  await sql`insert into favourite (user_id, plant_id) values (1, ${kept.id})`.execute(api.backend.db);
  const second = await editor(id);
  const [, b, c] = second.form.plants;
  await update(id, 2, { ...second.form, plants: [c] });
  const third = await editor(id);
  expect(third.removed_plants).toEqual([{ id: kept.id, name: kept.name }]);
  expect(await count(`plant where id = ${b?.id}`)).toBe(0);
  expect((await update(id, 3, { ...third.form, plants: [c, { ...kept, stock: [] }] })).statusCode).toBe(200);
  expect((await editor(id)).removed_plants).toEqual([]);
});

test('[C056] homes for delivery may swap names; what is left out goes', async () => {
  const { id } = await newProject(app, api.backend, 'Torre entrega', builder);
  const { form } = await editor(id);
  const plant = firstPlant(form);
  const unit = { id: null, name: '101', available: true, price: 400_000_000, discount: null, description: null };
  await update(id, 1, { ...form, plants: [{ ...plant, stock: [unit, { ...unit, name: '102' }] }] });
  const stock = firstPlant((await editor(id)).form).stock;
  const swapped = stock.map((one, index) => ({ ...one, name: stock[1 - index]?.name ?? '' }));
  expect((await update(id, 2, { ...form, plants: [{ ...plant, stock: swapped }] })).statusCode).toBe(200);
  expect(firstPlant((await editor(id)).form).stock.map((one) => [one.id, one.name])).toEqual([
    [stock[0]?.id, '102'],
    [stock[1]?.id, '101'],
  ]);
});

test('[C056] of two updates at once one wins, and the other is told what changed and by whom', async () => {
  const { id } = await newProject(app, api.backend, 'Dos pestañas', builder);
  const { form } = await editor(id);
  const answers = await Promise.all([
    update(id, 1, { ...form, number_of_floors: 20 }),
    update(id, 1, { ...form, plants: [{ ...firstPlant(form), price: 425_000_000 }] }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const lost = answers.find(({ statusCode }) => statusCode === 409)?.json();
  expect(lost).toMatchObject({ type: 'conflict' });
  expect(lost.issues.version).toMatch(/La versión actual es la 2/);
  const winner = await editor(id);
  const path = winner.form.number_of_floors === 20 ? 'number_of_floors' : `plants[id=${firstPlant(form).id}].price`;
  expect(lost.issues[path]).toMatch(/^Lo cambió tu equipo el /);
  expect(winner.version).toBe(2);
});

test("[C056, C301] another builder's project is as absent as none; administrators change it; the builder stays", async () => {
  const { rows } = await sql<{
    id: number;
  }>`select id from project where builder_id = 2 and state = 'published' order by id limit 1`.execute(api.backend.db);
  const id = rows[0]?.id ?? 0;
  const form = await validForm(api.backend, 'Ajeno');
  const absent = await update(999_999_999, 1, form);
  const others = await update(id, 1, { ...form, builder: 2 });
  expect([others.statusCode, others.body]).toEqual([404, absent.body]);
  expect((await send(app, calls.getProjectForm, { params: { id } }, { cookie: builder })).statusCode).toBe(404);
  expect((await send(app, calls.getProjectForm, { params: { id } }, {})).statusCode).toBe(401);
  expect((await update(id, 1, form, '')).statusCode).toBe(401);
  expect((await update(id, 1, form, await signIn(app, 'contributor'))).statusCode).toBe(403);
  const { form: stored, version } = await editor(id, admin);
  expect((await update(id, version, { ...stored, builder: 1, agree_terms: true }, admin)).json().issues).toHaveProperty(
    'form.builder',
  );
});

test('[C056] a seeded project can be saved as it is read, by its administrator', async () => {
  const ids = await api.backend.db
    .selectFrom('project')
    .where('state', '=', 'published')
    .select('id')
    .orderBy('id')
    .limit(40)
    .execute();
  const problems: unknown[] = [];
  for (const { id } of ids) {
    const form = await readForm(api.backend.db, id);
    const issues = projectFormIssues(form);
    if (Object.keys(issues).length > 0) problems.push({ id, issues });
  }
  expect(problems).toEqual([]);
  const id = ids[0]?.id ?? 0;
  const { form, version } = await editor(id, admin);
  const plants = await api.backend.db
    .selectFrom('plant')
    .where('project_id', '=', id)
    .selectAll()
    .orderBy('id')
    .execute();
  expect((await update(id, version, form, admin)).statusCode).toBe(200);
  const after = await api.backend.db
    .selectFrom('plant')
    .where('project_id', '=', id)
    .selectAll()
    .orderBy('id')
    .execute();
  expect(after.map(({ id: n, slug, price, is_active }) => [n, slug, price, is_active])).toEqual(
    plants.map(({ id: n, slug, price, is_active }) => [n, slug, price, is_active]),
  );
});
