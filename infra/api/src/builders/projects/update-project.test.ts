import { saveDraft } from '@umbral/domain/api/builder-drafts.ts';
import * as calls from '@umbral/domain/api/builder-projects.ts';
import { projectFormIssues } from '@umbral/domain/project-form/project-form.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { found } from '../../engine/replies/refusal.ts';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readForm } from './form-query.ts';
import { firstPlant, newProject, ownerId, validForm } from './testing/project-form-bodies.ts';

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

function update(id: number, version: number, form: unknown, cookie = builder) {
  return send(app, calls.updateProject, { body: { id, version, form } }, { cookie });
}

async function editor(id: number, cookie = builder) {
  const { data } = await call(app, calls.getProjectForm, { params: { id } }, { cookie });
  return { ...data, form: found(await readForm(api.backend.db, id)) };
}

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.raw(table)}`.execute(api.backend.db);
  return rows[0]?.n ?? -1;
}

test('[B095, C056, C301] licence, trust company and kind of parking are kept; a form that does not know them leaves them', async () => {
  const { id } = await newProject(app, api.backend, 'Torre con licencia', builder);
  const { form, version } = await editor(id);
  const told = {
    building_licence: 'LC-4820-2026',
    trust_company: 'Fiduciaria Horizonte',
    break_even_date: '2027-03-31',
  };
  expect(form.financial_legal).toMatchObject(told);
  expect(firstPlant(form).parking_kind).toBe('private');
  const { building_licence: _, trust_company: __, break_even_date: ___, ...olderMoney } = form.financial_legal;
  const { parking_kind: ____, ...olderPlant } = firstPlant(form);
  const older = { ...form, financial_legal: olderMoney, plants: [{ ...olderPlant, price: 421_000_000 }] };
  expect((await update(id, version, older)).statusCode).toBe(200);
  const after = await editor(id);
  expect(after.form.financial_legal).toMatchObject(told);
  expect(firstPlant(after.form)).toMatchObject({ parking_kind: 'private', price: 421_000_000 });
  const without = { ...after.form, plants: [{ ...firstPlant(after.form), number_parking: null }] };
  expect((await update(id, after.version, without)).json().issues).toEqual({
    'form.plants.0.parking_kind': 'Di primero cuántos parqueaderos incluye',
  });
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

test('[C056, C303] changes that were a draft end the draft with the same save', async () => {
  const { id } = await newProject(app, api.backend, 'Con borrador', builder);
  const { form, version } = await editor(id);
  const body = { builder: 1, project_id: id, payload: { name: 'Con borrador y cambios' } };
  const draft = await call(app, saveDraft, { body }, { cookie: builder });
  const save = (read: number) =>
    send(
      app,
      calls.updateProject,
      { body: { id, version, form: { ...form, number_of_floors: 21 }, draft: { id: draft.id, version: read } } },
      { cookie: builder },
    );
  expect((await save(2)).statusCode).toBe(409);
  expect((await editor(id)).version).toBe(version);
  expect((await save(1)).json()).toMatchObject({ ok: 1, version: version + 1 });
  expect(await count(`project_draft where id = ${draft.id}`)).toBe(0);
});
