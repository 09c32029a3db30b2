import * as users from '@umbral/domain/api/users.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, password, people, send, signIn } from '../../testing/call.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});

afterAll(() => api.close());

const credentials = { email: people.visitor, password, user_key: '' };

async function countPeople(): Promise<number> {
  const rows = await api.backend.db.selectFrom('app_user').select('id').execute();
  return rows.length;
}

async function registration(changes: object) {
  return {
    first_name: 'Íngrid',
    last_name: 'Muñoz',
    email: 'ingrid@example.com',
    phone: '300 123 45 67',
    password: 'una clave larga',
    password_confirm: 'una clave larga',
    gResponse: await solveCaptcha(api.backend),
    agree_terms: 'S',
    user_key: '',
    ...changes,
  };
}

test.each([
  ['M003, an address that is none', { email: 'nobody' }, { email: 'El email no es válido' }],
  ['M006, no address', { email: undefined }, { email: 'El campo es obligatorio' }],
  ['M014, a short password', { password: 'corta' }, { password: 'Mínimo 8 caracteres' }],
  ['M006, no password', { password: undefined }, { password: 'El campo es obligatorio' }],
  ['a password of another type', { password: ['x'] }, { password: 'El campo es obligatorio' }],
  ['a password that is too long', { password: 'x'.repeat(201) }, { password: expect.any(String) }],
  ['an address with a header', { email: 'a@b.co\r\nBcc: x@y.co' }, { email: 'El email no es válido' }],
  ['a query in the address', { email: "' or 1=1 --" }, { email: 'El email no es válido' }],
  ['a field too many', { admin: true }, { admin: 'Este campo no existe' }],
])('[C112, M003, M006, M014] signing in with %s is refused by its field', async (_what, changes, issues) => {
  const answer = await send(api.app, users.login, { body: { ...credentials, ...changes } });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().issues).toEqual(issues);
  expect(answer.cookies).toEqual([]);
});

test.each([
  ['a field too many', { roles: 'administrador' }, 'roles'],
  ['a confirmed address', { email_verified_at: '2026-01-01' }, 'email_verified_at'],
  ['no captcha', { gResponse: '' }, 'gResponse'],
  ['a phone of no country', { phone: '999 999 99 99 99' }, 'phone'],
  ['a name that is too long', { first_name: 'a'.repeat(201) }, 'first_name'],
])('[C116] registering with %s is refused by its field and makes nobody', async (_what, changes, field) => {
  const before = await countPeople();
  const answer = await send(api.app, users.register, { body: await registration(changes) });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().issues)).toEqual([field]);
  expect(await countPeople()).toBe(before);
});

test('[C116, B072] a captcha answer that was used, or is none, makes nobody', async () => {
  const before = await countPeople();
  const used = await solveCaptcha(api.backend);
  await send(api.app, users.register, { body: await registration({ gResponse: used, email: people.visitor }) });
  for (const gResponse of [used, 'not an answer', Buffer.from('{}').toString('base64')]) {
    const answer = await send(api.app, users.register, { body: await registration({ gResponse }) });
    expect(answer.json()).toMatchObject({ ok: 0, user: null });
    expect(answer.cookies).toEqual([]);
  }
  expect(await countPeople()).toBe(before);
});

test('[C116] of ten registrations of one address at the same moment one makes the account', async () => {
  const forms = await Promise.all(Array.from({ length: 10 }, () => registration({ email: 'carrera@example.com' })));
  const answers = await Promise.all(forms.map((body) => send(api.app, users.register, { body })));
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200));
  expect(answers.filter((answer) => answer.json().ok === 1)).toHaveLength(1);
});

const writes: readonly [string, Endpoint][] = [
  ['C112', users.login],
  ['C113', users.currentSession],
  ['C114', users.logout],
  ['C116', users.register],
  ['C125', users.checkTerms],
  ['C126', users.acceptTerms],
  ['C166', users.acceptCookies],
];

test.each(writes)(
  '[C112, C113, C114, C116, C125, C126, C166] %s is refused from another site',
  async (_id, endpoint) => {
    const cookie = await signIn(api.app, 'visitor');
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
      { 'sec-fetch-site': 'same-site', origin: 'http://other.portal.test' },
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
    ]) {
      expect((await send(api.app, endpoint, { body: {} }, { cookie, headers })).statusCode).toBe(403);
    }
    expect((await call(api.app, users.currentSession, {}, { cookie })).ok).toBe(1);
  },
);

test.each([
  ['broken JSON', '{"email":', 'application/json', 422],
  ['a list', '[]', 'application/json', 422],
  ['nothing but null', 'null', 'application/json', 422],
  ['a form without its password', 'email=a%40b.co', 'application/x-www-form-urlencoded', 422],
  ['XML', '<a/>', 'application/xml', 415],
  ['plain text', 'x', 'text/plain', 415],
  ['ten megabytes', `{"email":"${'x'.repeat(10 * 1024 * 1024)}"}`, 'application/json', 413],
  ['a prototype', '{"__proto__":{"admin":true},"email":"a@b.co","password":"12345678"}', 'application/json', 422],
])('[C112] %s as a body is refused by protocol', async (_what, payload, type, status) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/users/login',
    payload,
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toContain('application/problem+json');
});

test('[C112] bytes that are no text never reach the database', async () => {
  const bytes = Buffer.concat([
    Buffer.from('{"email":"a\0'),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('@b.co","password":"12345678"}'),
  ]);
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/users/login',
    payload: bytes,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.statusCode).toBe(422);
  const zero = await send(api.app, users.login, { body: { ...credentials, email: 'a\u0000@b.co' } });
  expect(zero.statusCode).toBe(422);
  const nul = await send(api.app, users.login, { body: { ...credentials, password: 'clave\u0000larga' } });
  expect(nul.statusCode).toBe(422);
});

test.each([
  ['no cookie', ''],
  ['an invented token', `SessionId=${'x'.repeat(43)}`],
  ['a token of another form', 'SessionId=../../etc/passwd'],
  ['a token with a quote', `SessionId=${"'".repeat(43)}`],
])('[C113, C114] with %s nobody is signed in, and signing out is no error', async (_what, cookie) => {
  expect(await call(api.app, users.currentSession, {}, { cookie })).toMatchObject({ ok: 0, user: null });
  expect(await call(api.app, users.logout, {}, { cookie })).toEqual({ ok: 1 });
});

test('[C113] the session of somebody who was put out ends at once', async () => {
  const cookie = await signIn(api.app, 'contributor');
  await api.backend.db
    .updateTable('app_user')
    .set({ is_active: false })
    .where('email', '=', people.contributor)
    .execute();
  expect(await call(api.app, users.currentSession, {}, { cookie })).toMatchObject({ ok: 0, user: null });
});

test('[C112] a planted session token is not what the person goes on with', async () => {
  const planted = `SessionId=${'p'.repeat(43)}`;
  const answer = await send(api.app, users.login, { body: credentials }, { cookie: planted });
  const token = answer.cookies.find(({ name }) => name === 'SessionId')?.value;
  expect(token).not.toBe('p'.repeat(43));
  expect((await call(api.app, users.currentSession, {}, { cookie: planted })).ok).toBe(0);
});
