import { getProfile, saveProfile } from '@umbral/domain/api/profile.ts';
import { currentSession, login } from '@umbral/domain/api/users.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSession } from '../../engine/sessions/session-store.ts';
import { call, password, people, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let cookie: string;

beforeAll(async () => {
  api = await createTestApp();
});

beforeEach(async () => {
  await sql`truncate attempt_count`.execute(api.backend.db);
  cookie = await signIn(api.app, 'visitor');
});

afterAll(() => api.close());

const form = { first_name: 'Valentina', last_name: 'Rojas', phone: '300 123 45 67' };
const save = (changes: object = {}, as = cookie) =>
  send(api.app, saveProfile, { body: { ...form, ...changes } }, { cookie: as });
const profile = async () => (await call(api.app, getProfile, {}, { cookie })).data;
const logIn = (email: string, secret: string) =>
  send(api.app, login, { body: { email, password: secret, user_key: '' } });

test('[C115, M095] names, phone, city, document and preferences are kept; what is absent stays, null empties', async () => {
  const answer = await save({
    first_name: '  Ána María ',
    last_name: 'Peña',
    home_city: 'Medellín',
    home_country: 'Colombia',
    document: '1012345678',
    preferences: { currency: 'usd', ids_interest_price: [2, 1, 999_999], ids_interest_city: [1] },
  });
  expect(answer.json()).toMatchObject({
    ok: 1,
    message: 'Actualizamos tu perfil.',
    user: { name: 'Ána María', last_name: 'Peña', phone: '+573001234567', email: people.visitor },
  });
  const full = await profile();
  expect(full).toMatchObject({
    home_city: 'Medellín',
    home_country: 'CO',
    document: '1012345678',
    preferences: { currency: 'usd', ids_interest_price: [1, 2], ids_interest_city: [1] },
    has_password: true,
    is_email_verified: true,
    providers: [],
  });
  await save({ home_city: null, document: null });
  expect(await profile()).toMatchObject({
    home_city: null,
    home_country: 'CO',
    document: null,
    preferences: full.preferences,
  });
});

test('[C115, C118] a new password needs the current one, ends the other sessions, and this one goes on under a new token', async () => {
  const other = await signIn(api.app, 'visitor');
  const next = { password: 'clave muy nueva', password_confirm: 'clave muy nueva' };
  const wrong = await save({ ...next, current_password: 'not the password', last_name: 'Otra' });
  expect(wrong.json()).toMatchObject({ ok: 0, user: null });
  expect((await profile()).last_name).not.toBe('Otra');
  const answer = await save({ ...next, current_password: password });
  expect(answer.json().ok).toBe(1);
  const token = answer.cookies.find(({ name }) => name === 'SessionId')?.value;
  for (const old of [cookie, other]) expect((await call(api.app, currentSession, {}, { cookie: old })).ok).toBe(0);
  expect((await call(api.app, currentSession, {}, { cookie: `SessionId=${token}` })).ok).toBe(1);
  expect((await logIn(people.visitor, password)).json().ok).toBe(0);
  expect((await logIn(people.visitor, next.password)).json().ok).toBe(1);
  const { rows } = await sql`select from outbox where payload ->> 'template' = 'password-changed'`.execute(
    api.backend.db,
  );
  expect(rows).toHaveLength(1);
  cookie = `SessionId=${token}`;
  const back = { current_password: next.password, password, password_confirm: password };
  expect((await save(back)).json().ok).toBe(1);
});

test('[C115] guesses at the current password are counted for the session, not for the login', async () => {
  const next = { password: 'clave muy nueva', password_confirm: 'clave muy nueva' };
  for (let guess = 0; guess < 5; guess += 1) await save({ ...next, current_password: `guess ${guess}` });
  expect((await save({ ...next, current_password: password })).json().ok).toBe(0);
  expect((await logIn(people.visitor, password)).json().ok).toBe(1);
});

test('[C115] an account without a password gets its first one by mail, not from an open session', async () => {
  await sql`delete from credential where user_id = (select id from app_user where email = ${people.seo})`.execute(
    api.backend.db,
  );
  const { rows } = await sql<{ id: number }>`select id from app_user where email = ${people.seo}`.execute(
    api.backend.db,
  );
  const session = `SessionId=${await openSession(api.backend, rows[0]?.id ?? 0, '')}`;
  const next = { current_password: 'x', password: 'clave muy nueva', password_confirm: 'clave muy nueva' };
  expect((await save(next, session)).json().message).toContain('Recuperar contraseña');
});

test('[B133] two tabs: each save changes only what it sends, also among the preferences', async () => {
  await save({ home_city: 'Cali', preferences: { currency: 'cop', ids_interest_price: [1], ids_interest_city: [] } });
  const only = (body: object) => send(api.app, saveProfile, { body }, { cookie });
  expect((await only({ preferences: { ids_interest_city: [1] } })).json().ok).toBe(1);
  expect((await only({ preferences: { currency: 'eur' }, document: '52123456' })).json().ok).toBe(1);
  expect((await only({})).json().ok).toBe(1);
  expect(await profile()).toMatchObject({
    name: form.first_name,
    home_city: 'Cali',
    document: '52123456',
    preferences: { currency: 'eur', ids_interest_price: [1], ids_interest_city: [1] },
  });
});

function post(fields: readonly (readonly [string, string])[]) {
  return api.app.inject({
    method: 'POST',
    url: `/api${saveProfile.path}`,
    payload: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
    },
  });
}

test('[B133, C115] a browser without script posts the form: what it did not change stays, a refusal is a page', async () => {
  await save({ home_city: 'Cali', document: '52123456' });
  const was = { first_name: 'Valentina', last_name: 'Rojas', home_city: 'Pasto', document: '52123456' };
  const answer = await post([
    ['was', JSON.stringify(was)],
    ['first_name', 'Ana'],
    ['last_name', 'Rojas'],
    ['phone', '310 123 45 67'],
    ['phone_country', 'CO'],
    ['home_city', 'Pasto'],
    ['document', ''],
    ['currency', 'usd'],
    ['ids_interest_city', '1'],
  ]);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/mi-cuenta/editar-perfil']);
  expect(await profile()).toMatchObject({
    name: 'Ana',
    phone: '+573101234567',
    home_city: 'Cali',
    document: null,
    preferences: { currency: 'usd', ids_interest_city: [1] },
  });
  const wrong = await post([['first_name', 'R2D2']]);
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('El nombre no es válido');
});

async function uploadOf(email: string, purpose: string, key: string, state = 'ready'): Promise<void> {
  await sql`insert into media_asset (key, kind, width, height, color, alt, files)
    values (${key}, 'avatar', 400, 400, '#aabbcc', '', '[{"width": 400, "src": "/media/x.webp", "format": "webp"}]')`.execute(
    api.backend.db,
  );
  await sql`insert into upload (key, owner_id, purpose, state, reason, folder, original, bytes)
    select ${key}, id, ${purpose}, ${state}, case when ${state} = 'refused' then 'x' end,
      'ab/' || substr(md5(${key}), 1, 30), 'foto.jpg', 10 from app_user where email = ${email}`.execute(api.backend.db);
}

test('[C115] the avatar is a picture that the same person uploaded for it', async () => {
  await uploadOf(people.visitor, 'avatar', 'u/own-avatar');
  await uploadOf(people.visitor, 'plan', 'u/own-plan');
  await uploadOf(people.visitor, 'avatar', 'u/own-refused', 'refused');
  await uploadOf(people.builder, 'avatar', 'u/foreign-avatar');
  expect((await save({ avatar: 'u/own-avatar' })).json()).toMatchObject({ ok: 1, user: { avatar: { width: 400 } } });
  for (const avatar of ['u/own-plan', 'u/own-refused', 'u/foreign-avatar', 'u/nothing']) {
    expect((await save({ avatar })).json()).toMatchObject({ ok: 0, user: null });
  }
  expect((await profile()).avatar?.width).toBe(400);
  expect((await save({ avatar: null })).json().user.avatar).toBeNull();
});

test.each([
  ['M001', { first_name: 'R2D2' }, { first_name: 'El nombre no es válido' }],
  ['M004', { last_name: '<b>' }, { last_name: 'El apellido no es válido' }],
  ['M005', { phone: '123' }, { phone: 'El número no es válido' }],
  ['M006', { first_name: '' }, { first_name: 'El campo es obligatorio' }],
  [
    'M014',
    { current_password: password, password: 'corta', password_confirm: 'corta' },
    { password: 'Mínimo 8 caracteres' },
  ],
  [
    'M015',
    { current_password: password, password: 'clave larga', password_confirm: 'otra' },
    { password_confirm: 'Las contraseñas no coinciden' },
  ],
  [
    'M006',
    { password: 'clave larga', password_confirm: 'clave larga' },
    { current_password: 'El campo es obligatorio' },
  ],
  ['no country', { home_country: 'Narnia' }, { home_country: 'El país no es válido' }],
  ['a short document', { document: '1234' }, { document: 'El documento debe tener entre 5 y 15 dígitos' }],
  ['letters in a document', { document: '12345A' }, { document: 'El documento debe tener entre 5 y 15 dígitos' }],
  ['a line break in the city', { home_city: 'Cali\nx' }, { home_city: 'El valor no es válido' }],
  ['an unknown currency', { preferences: { currency: 'gbp' } }, { 'preferences.currency': 'El valor no es válido' }],
  ['a path as avatar', { avatar: '../../etc/passwd' }, { avatar: 'El valor no es válido' }],
  ['another address', { email: 'otra@example.com' }, { email: 'Este campo no existe' }],
  ['another role', { roles: 'administrador' }, { roles: 'Este campo no existe' }],
  ['another person', { id: 3 }, { id: 'Este campo no existe' }],
])(
  '[C115, M001, M004, M005, M006, M014, M015] %s is refused by its field and changes nothing',
  async (_id, changes, issues) => {
    const before = await profile();
    const answer = await save(changes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().issues).toEqual(issues);
    expect(await profile()).toEqual(before);
  },
);

test('[C115] without a session, with an ended one, and from another site nothing is read or saved', async () => {
  for (const as of ['', `SessionId=${'x'.repeat(43)}`, "SessionId=' or 1=1"]) {
    expect((await save({}, as)).statusCode).toBe(401);
    expect((await send(api.app, getProfile, {}, { cookie: as })).statusCode).toBe(401);
  }
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };
  expect((await send(api.app, saveProfile, { body: form }, { cookie, headers })).statusCode).toBe(403);
});
