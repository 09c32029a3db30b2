import * as calls from '@umbral/domain/api/audiences.ts';
import { audienceForms } from '@umbral/domain/contact/audience.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, people, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;
let visitor: string;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  visitor = await signIn(app, 'visitor');
});

beforeEach(async () => {
  for (const table of ['audience', 'audience_knowledge', 'consent']) {
    await sql`delete from ${sql.table(table)}`.execute(api.backend.db);
  }
});

afterAll(() => api.close());

const form = {
  form: 'downloads',
  email: 'ana@example.com',
  user_key: 'navegador-1',
  agree_terms: 'S',
  fields: { 'objetivos-compra': 'live', ciudad: 'Cali' },
};

const save = (changes: object = {}, cookie?: string) =>
  send(app, calls.saveAudience, { body: { ...form, ...changes } }, { cookie });

const stored = () => api.backend.db.selectFrom('audience').selectAll().orderBy('form').execute();

test('[C133, B107] every form of the product is kept with its consent', async () => {
  for (const name of audienceForms) {
    expect((await save({ form: name })).json(), name).toEqual({
      ok: 1,
      message: 'Los datos se han enviado correctamente',
    });
  }
  expect((await stored()).map((row) => row.form)).toEqual(audienceForms.toSorted());
  const consents = await api.backend.db.selectFrom('consent').selectAll().orderBy('source').execute();
  expect(consents.map(({ source, purpose }) => [source, purpose])).toEqual(
    audienceForms.toSorted().map((name) => [`audiencia/${name}`, name === 'alarms' ? 'alerts' : 'contact']),
  );
  expect(consents.every(({ email, version }) => email === 'ana@example.com' && version !== '')).toBe(true);
});

test('[C133] a person answers anew; who only types the e-mail changes nothing and is told nothing', async () => {
  await save();
  await save({ fields: { ciudad: 'Medellín' } });
  expect((await stored()).map(({ fields }) => fields)).toEqual([{ ciudad: 'Medellín' }]);
  const stranger = await save({ user_key: 'navegador-2', fields: { ciudad: 'Otra' }, email: 'ANA@example.com' });
  expect(stranger.json()).toEqual({ ok: 1, message: 'Los datos se han enviado correctamente' });
  expect((await stored()).map(({ fields }) => fields)).toEqual([{ ciudad: 'Medellín' }]);
});

test('[C133] with a session the e-mail is the account’s, and the account takes over what its e-mail had', async () => {
  await save({ email: people.visitor });
  await save({ email: 'otra@example.com', user_key: '', fields: { ciudad: 'Pereira' } }, visitor);
  expect(await stored()).toMatchObject([{ email: people.visitor, user_id: 1, fields: { ciudad: 'Pereira' } }]);
  await save({ email: people.visitor, fields: { ciudad: 'Otra' } });
  expect(await stored()).toMatchObject([{ fields: { ciudad: 'Pereira' } }]);
});

const many = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`campo-${index}`, 1]));
const wrong: readonly [string, object, string][] = [
  ['an unknown form', { form: 'todas' }, 'form'],
  ['no e-mail', { email: '' }, 'email'],
  ['a wrong e-mail', { email: 'ana@' }, 'email'],
  ['no consent', { agree_terms: 'N' }, 'agree_terms'],
  ['an unknown choice', { fields: { 'objetivos-compra': 'vender' } }, 'fields.objetivos-compra'],
  ['a field with another name', { fields: { 'Campo raro': 'x' } }, 'fields.Campo raro'],
  ['too many fields', { fields: many }, 'fields'],
  ['endless text', { fields: { nota: 'x'.repeat(501) } }, 'fields.nota'],
  ['a field that is a list', { fields: { nota: ['x'] } }, 'fields.nota'],
];

test.each(wrong)('[C133] %s is refused with its field', async (_what, changes, field) => {
  const answer = await save(changes);
  expect([answer.statusCode, Object.keys(answer.json().issues)]).toEqual([422, [field]]);
  expect(await stored()).toEqual([]);
});

test('[C132] only the asker’s own answers are told: by session or by the browser’s key', async () => {
  await save({ email: people.visitor });
  const check = async (body: object, cookie?: string) =>
    (await send(app, calls.checkAudience, { params: { id: 'downloads' }, body }, { cookie })).json();
  expect(await check({ user_key: 'navegador-1' })).toEqual({ ok: 1 });
  expect(await check({ user_key: 'navegador-2' })).toEqual({ ok: 0 });
  expect(await check({ user_key: '' })).toEqual({ ok: 0 });
  expect(await check({}, visitor)).toEqual({ ok: 1 });
  expect(await check({}, await signIn(app, 'builder'))).toEqual({ ok: 0 });
  const other = await send(app, calls.checkAudience, { params: { id: 'alarms' }, body: {} }, { cookie: visitor });
  expect(other.json()).toEqual({ ok: 0 });
});

test('[C132] an unknown form, and an e-mail in place of a key, are refused', async () => {
  expect((await send(app, calls.checkAudience, { params: { id: 'x' }, body: {} })).statusCode).toBe(422);
  const body = { email: people.visitor };
  expect((await send(app, calls.checkAudience, { params: { id: 'alarms' }, body })).statusCode).toBe(422);
});

const knowledge = { email: '', user_key: 'navegador-1', agree_terms: 'S', answers: { subsidio: true, cuota: 30 } };
const tell = (changes: object = {}, cookie?: string) =>
  send(app, calls.saveAudienceKnowledge, { body: { ...knowledge, ...changes } }, { cookie });
const knows = async (userKey: string, cookie?: string) =>
  (await send(app, calls.checkAudienceKnowledge, { body: { user_key: userKey } }, { cookie })).json().ok;

test('[C134, C135] knowledge belongs to the browser or to the account', async () => {
  expect(await knows('navegador-1')).toBe(0);
  expect((await tell()).json().ok).toBe(1);
  expect((await tell({ answers: { cuota: 20 } })).json().ok).toBe(1);
  expect([await knows('navegador-1'), await knows('navegador-2'), await knows('', visitor)]).toEqual([1, 0, 0]);
  await tell({ user_key: '' }, visitor);
  expect([await knows('', visitor), await knows('')]).toEqual([1, 0]);
  const rows = await api.backend.db.selectFrom('audience_knowledge').selectAll().orderBy('id').execute();
  expect(rows.map(({ email, answers }) => [email, answers])).toEqual([
    [null, { cuota: 20 }],
    [people.visitor, knowledge.answers],
  ]);
});

test('[C134] nobody overwrites what an e-mail told, and nobody without a name tells anything', async () => {
  await tell({}, visitor);
  await tell({ email: people.visitor, user_key: 'ladron', answers: { cuota: 99 } });
  const { data } = await call(app, calls.getAudienceData, { params: { email: people.visitor } }, { cookie: visitor });
  expect(data.knowledge?.answers).toEqual(knowledge.answers);
  expect((await tell({ user_key: '' })).json().issues).toEqual({ email: 'El campo es obligatorio' });
  expect((await tell({ agree_terms: '' })).statusCode).toBe(422);
  expect((await tell({ answers: 'todo' })).statusCode).toBe(422);
});

test('[C135] the check takes a key and nothing else', async () => {
  expect((await send(app, calls.checkAudienceKnowledge, { body: { email: people.visitor } })).statusCode).toBe(422);
});

test('[C136] the data of an e-mail are for its owner and administrators', async () => {
  await save({}, visitor);
  const read = (email: string, cookie?: string) => send(app, calls.getAudienceData, { params: { email } }, { cookie });
  const own = await read(people.visitor.toUpperCase(), visitor);
  expect(own.json().data).toMatchObject({
    email: people.visitor,
    audiences: [{ form: 'downloads', fields: form.fields }],
    knowledge: null,
  });
  expect(own.headers['cache-control']).toBe('no-store');
  const admin = await signIn(app, 'admin');
  expect((await read(people.visitor, admin)).json()).toEqual(own.json());
  expect((await read('nadie@example.com', admin)).json().data.audiences).toEqual([]);
  expect((await read(people.visitor)).statusCode).toBe(401);
  for (const person of ['builder', 'contributor', 'seo'] as const) {
    expect((await read(people.visitor, await signIn(app, person))).statusCode, person).toBe(403);
  }
  expect((await read('no-es-un-mail', admin)).statusCode).toBe(422);
});

test('[C132, C133, C136] an account that has not confirmed its e-mail is no owner of what that e-mail told', async () => {
  const { db } = api.backend;
  const confirm = (at: Date | null) =>
    db.updateTable('app_user').set({ email_verified_at: at }).where('email', '=', people.visitor).execute();
  await save({ email: people.visitor });
  await confirm(null);
  try {
    const options = { cookie: visitor };
    const read = await send(app, calls.getAudienceData, { params: { email: people.visitor } }, options);
    expect([read.statusCode, read.body.includes('Cali')]).toEqual([403, false]);
    const check = await send(app, calls.checkAudience, { params: { id: 'downloads' }, body: {} }, options);
    expect(check.json()).toEqual({ ok: 0 });
    expect((await save({ email: '', user_key: 'ladron', fields: { ciudad: 'Otra' } }, visitor)).statusCode).toBe(200);
    expect(await stored()).toMatchObject([{ user_id: null, fields: form.fields }]);
    await tell({ email: people.visitor });
    await tell({ user_key: 'ladron', answers: { cuota: 99 } }, visitor);
    expect(await knows('', visitor)).toBe(0);
    const known = await db.selectFrom('audience_knowledge').select('answers').executeTakeFirst();
    expect(known?.answers).toEqual(knowledge.answers);
  } finally {
    await confirm(new Date());
  }
  expect(
    (await send(app, calls.getAudienceData, { params: { email: people.visitor } }, { cookie: visitor })).statusCode,
  ).toBe(200);
});

test('[C405] a person takes back one form, what they know, or all; nobody else loses anything', async () => {
  await save({ email: 'otra@example.com' });
  const all = async () => (await stored()).map(({ form: name, email }) => [name, email]);
  const withdraw = (what: string, cookie?: string) =>
    send(app, calls.withdrawAudience, { body: { form: what } }, { cookie });
  for (const name of ['alarms', 'downloads']) await save({ form: name }, visitor);
  await tell({ user_key: '' }, visitor);
  expect((await withdraw('alarms', visitor)).json()).toEqual({ ok: 1, message: 'Borramos tus respuestas.' });
  expect(await all()).toEqual(
    expect.arrayContaining([
      ['downloads', 'otra@example.com'],
      ['downloads', people.visitor],
    ]),
  );
  expect(await all()).toHaveLength(2);
  await withdraw('knowledge', visitor);
  expect(await knows('', visitor)).toBe(0);
  await withdraw('all', visitor);
  expect(await all()).toEqual([['downloads', 'otra@example.com']]);
  expect((await withdraw('all')).statusCode).toBe(401);
  expect((await withdraw('todo', visitor)).statusCode).toBe(422);
});

test('[C405] an account that has not confirmed its e-mail takes nothing back', async () => {
  const { db } = api.backend;
  const confirm = (at: Date | null) =>
    db.updateTable('app_user').set({ email_verified_at: at }).where('email', '=', people.visitor).execute();
  await save({ email: people.visitor });
  await confirm(null);
  try {
    const answer = await send(app, calls.withdrawAudience, { body: { form: 'all' } }, { cookie: visitor });
    expect([answer.json().ok, (await stored()).length]).toEqual([0, 1]);
  } finally {
    await confirm(new Date());
  }
});
