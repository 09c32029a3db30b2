import { getProjectForm } from '@umbral/domain/api/builder-projects.ts';
import { listOwnDrafts } from '@umbral/domain/api/builders.ts';
import { listExteriorSpecifications } from '@umbral/domain/api/catalogue.ts';
import * as calls from '@umbral/domain/api/project-administration.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lettersFor } from '../../engine/mail/letters.ts';
import { portalLetters } from '../../features.ts';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newProject } from './testing/project-form-bodies.ts';

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
  await sql`truncate outbox restart identity`.execute(api.backend.db);
  await sql`delete from custom_specification`.execute(api.backend.db);
});

afterAll(() => api.close());

/** The mails that wait, as they will be sent. */
async function letters() {
  const rows = await api.backend.db
    .selectFrom('outbox')
    .where('topic', '=', 'mail')
    .select(['id', 'payload'])
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(({ id, payload }) => lettersFor(portalLetters, payload).compose(api.backend, payload, id)),
  );
}

async function waiting() {
  return (await call(app, calls.listPendingSpecifications, {}, { cookie: admin })).data;
}

async function idOf(name: string): Promise<number> {
  return (await waiting()).find((one) => one.name === name)?.id ?? 0;
}

function approve(id: number, body: object = {}, cookie = admin) {
  return send(app, calls.approveSpecification, { params: { id }, body }, { cookie });
}

async function ownOf(id: number) {
  const { data } = await call(app, getProjectForm, { params: { id } }, { cookie: builder });
  return { own: data.own_specifications, exterior: data.form.exterior_specifications, version: data.version };
}

test('[C310, B097] own specifications wait, oldest first, with similar ones of the list', async () => {
  await newProject(app, api.backend, 'Espera', builder);
  await sql`update custom_specification set label = 'Gimnasios' where kind = 'exterior'`.execute(api.backend.db);
  const data = await waiting();
  expect(data.map(({ name, kind, plant }) => [name, kind, plant !== null])).toEqual([
    ['Gimnasios', 'exterior', false],
    ['Cava empotrada', 'interior', true],
  ]);
  expect(data[0]).toMatchObject({ waiting: 1, builder: { id: 1 }, similar: [{ key: 'gym' }] });
});

test('[C311, B097] an approved one enters the catalogue, in every project that waits with its name, and builders are told', async () => {
  const first = await newProject(app, api.backend, 'Huerta uno', builder);
  const second = await newProject(app, api.backend, 'Huerta dos', builder);
  await sql`truncate outbox restart identity`.execute(api.backend.db);
  const id = await idOf('Huerta comunitaria');
  expect((await approve(id, { name: 'Huerta de los vecinos' })).json()).toMatchObject({ ok: 1 });
  const { data } = await call(app, listExteriorSpecifications, {});
  expect(data.at(-1)).toMatchObject({ key: 'huerta-de-los-vecinos', name: 'Huerta de los vecinos' });
  for (const project of [first, second]) {
    const { own, exterior, version } = await ownOf(project.id);
    expect(own.map(({ name }) => name)).toEqual(['Cava empotrada']);
    expect(exterior).toEqual({ listed: ['gym', 'playground', 'social-room', 'huerta-de-los-vecinos'], custom: [] });
    expect(version).toBe(2);
  }
  const mails = await letters();
  expect(mails.map(({ to, letter }) => [to[0]?.address, letter.subject])).toEqual([
    ['constructora@example.com', 'Tu especificación "Huerta comunitaria" en Huerta uno'],
    ['constructora@example.com', 'Tu especificación "Huerta comunitaria" en Huerta dos'],
  ]);
  expect((await approve(id)).statusCode).toBe(404);
});

test('[C311] one is merged with a listed one; where the list is full it is shown under the listed name', async () => {
  const { id } = await newProject(app, api.backend, 'Se une', builder);
  const full = await newProject(app, api.backend, 'Lista llena', builder);
  await sql`insert into project_specification (project_id, specification_id, kind, position)
    select ${full.id}, s.id, 'exterior', 3 + row_number() over (order by s.id) from specification s
    where s.kind = 'exterior' and s.key not in ('gym', 'playground', 'social-room', 'green-areas') order by s.id limit 12`.execute(
    api.backend.db,
  );
  expect((await approve(await idOf('Huerta comunitaria'), { merge_with: 'no-existe' })).statusCode).toBe(422);
  expect((await approve(await idOf('Huerta comunitaria'), { merge_with: 'green-areas' })).json()).toMatchObject({
    ok: 1,
  });
  expect((await ownOf(id)).exterior).toMatchObject({ listed: ['gym', 'playground', 'social-room', 'green-areas'] });
  expect((await ownOf(full.id)).own).toMatchObject([
    { kind: 'exterior', state: 'approved' },
    { name: 'Cava empotrada' },
  ]);
});

test('[C312, B097] one is refused with a reason that the builder reads and gets by mail; deciding twice is told', async () => {
  const project = await newProject(app, api.backend, 'No va', builder);
  await sql`truncate outbox restart identity`.execute(api.backend.db);
  const id = await idOf('Cava empotrada');
  const refuse = (body: object) => send(app, calls.refuseSpecification, { params: { id }, body }, { cookie: admin });
  expect((await refuse({})).statusCode).toBe(422);
  expect((await refuse({ reason: 'No es una característica del inmueble' })).json()).toMatchObject({ ok: 1 });
  expect((await refuse({ reason: 'Otra vez' })).json()).toMatchObject({ ok: 0 });
  const { own } = await ownOf(project.id);
  expect(own.find(({ name }) => name === 'Cava empotrada')).toMatchObject({
    state: 'rejected',
    reason: 'No es una característica del inmueble',
  });
  expect((await letters())[0]?.letter.paragraphs).toContain('Motivo: No es una característica del inmueble');
});

test('[C311] two administrators at once: one decides, the other is told', async () => {
  await newProject(app, api.backend, 'Dos jueces', builder);
  const id = await idOf('Cava empotrada');
  const refuse = send(
    app,
    calls.refuseSpecification,
    { params: { id }, body: { reason: 'No aplica' } },
    { cookie: admin },
  );
  const answers = await Promise.all([approve(id), refuse]);
  expect(answers.map((answer) => (answer.statusCode === 200 ? answer.json().ok : 0)).toSorted()).toEqual([0, 1]);
});

test('[C309] administrators list all projects by filters, in pages, with what they may do', async () => {
  const all = await call(app, calls.listAllProjects, { query: { items_by_page: 10 } }, { cookie: admin });
  expect(all.data).toHaveLength(10);
  expect(all.pages).toBe(Math.ceil(all.total / 10));
  const paused = await call(app, calls.listAllProjects, { query: { state: 'paused' } }, { cookie: admin });
  expect(paused.data.map(({ actions }) => actions)).toEqual([['return', 'activate', 'archive']]);
  const mine = await call(
    app,
    calls.listAllProjects,
    { query: { builder: 1, q: 'guayacán', category: 'vis' } },
    { cookie: admin },
  );
  expect(new Set(mine.data.map((one) => one.builder.id))).toEqual(new Set([1]));
  expect((await call(app, calls.listAllProjects, { query: { q: '100%_' } }, { cookie: admin })).data).toEqual([]);
  expect((await send(app, calls.listAllProjects, { query: { state: 'gone' } }, { cookie: admin })).statusCode).toBe(
    422,
  );
});

const request = {
  builder: 1,
  project_name: 'Nuevo Horizonte',
  city: 1,
  name: 'Andrés Guayacán',
  email: 'ventas@example.com',
  phone: '+57 300 000 0001',
  identification: '900123456',
  agree_terms: true,
};

function ask(changes: object = {}, cookie = builder) {
  return send(app, calls.requestProject, { body: { ...request, ...changes } }, { cookie });
}

test('[C313, C314, C315] a builder asks once; administrators are told, accept, and a draft is there', async () => {
  expect(
    (await Promise.all([ask(), ask(), ask({ project_name: 'NUEVO horizonte' })])).map((one) => one.json().ok),
  ).toEqual([1, 1, 1]);
  expect((await letters()).map(({ to, replyTo }) => [to[0]?.address, replyTo?.address])).toEqual([
    ['admin@example.com', 'ventas@example.com'],
  ]);
  const { data } = await call(app, calls.listProjectRequests, {}, { cookie: admin });
  expect(data).toMatchObject([{ phone: '+573000000001', state: 'pending' }]);
  const id = data[0]?.id ?? 0;
  const answer = (body: object) => send(app, calls.answerProjectRequest, { params: { id }, body }, { cookie: admin });
  expect((await answer({ decision: 'decline' })).json().issues).toEqual({ reason: 'El campo es obligatorio' });
  const both = await Promise.all([
    answer({ decision: 'accept' }),
    answer({ decision: 'decline', reason: 'No aplica' }),
  ]);
  expect(both.map((one) => one.json().ok).toSorted()).toEqual([0, 1]);
  const { data: drafts } = await call(app, listOwnDrafts, { params: { id: 1 } }, { cookie: builder });
  const isAccepted = both[0]?.json().ok === 1;
  expect(drafts.some(({ title }) => title.toLowerCase() === 'nuevo horizonte')).toBe(isAccepted);
  expect((await letters()).at(-1)?.to).toEqual([{ name: 'Andrés Guayacán', address: 'ventas@example.com' }]);
});

test.each([
  ['an identification of four digits', { identification: '1234' }, 'identification'],
  ['a phone without prefix', { phone: '3000000001' }, 'phone'],
  ['no terms', { agree_terms: false }, 'agree_terms'],
  ['a city that is not there', { city: 999_999 }, 'city'],
  ['a mail with two receivers', { email: 'a@example.com, b@example.com' }, 'email'],
])('[C313] a request with %s is refused at its field', async (_name, changes, field) => {
  const answer = await ask(changes);
  expect([answer.statusCode, Object.keys(answer.json().issues)]).toEqual([422, [field]]);
});

test('[C309, C310, C311, C312, C313, C314, C315] only those who may', async () => {
  const input = { params: { id: 1 }, body: {} };
  const forAdministrators = [
    [calls.listAllProjects, {}],
    [calls.listPendingSpecifications, {}],
    [calls.approveSpecification, input],
    [calls.refuseSpecification, input],
    [calls.listProjectRequests, {}],
    [calls.answerProjectRequest, input],
  ] as const;
  for (const [endpoint, parts] of forAdministrators) {
    expect([endpoint.id, (await send(app, endpoint, parts)).statusCode]).toEqual([endpoint.id, 401]);
    expect([endpoint.id, (await send(app, endpoint, parts, { cookie: builder })).statusCode]).toEqual([
      endpoint.id,
      403,
    ]);
  }
  expect((await ask({ builder: 2 })).statusCode).toBe(403);
  expect((await ask({}, await signIn(app, 'contributor'))).statusCode).toBe(403);
  expect((await ask({}, '')).statusCode).toBe(401);
});
