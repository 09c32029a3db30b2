import { currentSession } from '@umbral/domain/api/users.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, password, people } from '../../testing/call.ts';
import { createPostman } from '../../testing/postman.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await sql`truncate attempt_count`.execute(api.backend.db);
});
afterAll(() => api.close());

const login = '/users/login';
const browser = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,application/xhtml+xml',
  'sec-fetch-site': 'same-origin',
  origin: 'http://portal.test',
};

/** Sends a form as a browser without script does. */
function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return api.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { ...browser, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

async function tokenFor(email: string): Promise<string> {
  await post('/users/password/reset', { email });
  const { text = '' } = await createPostman(api).lastMail();
  return /\/password\/reset\/([\w-]{43})/.exec(text)?.[1] ?? '';
}

test('[C112, B076] a posted login signs in and leads on, only within this portal', async () => {
  const sent = { email: people.visitor, password };
  const answer = await post(`${login}?_=${encodeURIComponent('/mi-cuenta/favoritos?a=1')}`, sent);
  expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([303, '/mi-cuenta/favoritos?a=1', '']);
  const cookie = answer.cookies.find(({ name }) => name === 'SessionId');
  expect(await call(api.app, currentSession, {}, { cookie: `SessionId=${cookie?.value}` })).toMatchObject({ ok: 1 });
  for (const elsewhere of ['https://evil.test/', '//evil.test', '/\\evil.test', '']) {
    const { headers } = await post(`${login}?_=${encodeURIComponent(elsewhere)}`, sent);
    expect(headers.location).toBe('/');
  }
});

test('[C112] a refused login is its form again, with the address and the way back, without the password', async () => {
  const answer = await post(`${login}?_=%2Fa`, { email: people.visitor, password: 'not-the-password' });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([422, 'no-store']);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain('El email o la contraseña no son correctos');
  expect(answer.body).toContain(`value="${people.visitor}"`);
  expect(answer.body).toContain('action="/api/users/login?_=%2Fa"');
  expect(answer.body).not.toContain('not-the-password');
  expect(answer.cookies).toEqual([]);
});

test('[C112] what is wrong with a posted field stands at it, and its text is never markup', async () => {
  const answer = await post(login, { email: '"><script>alert(1)</script>', password });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('El email no es válido');
  expect(answer.body).not.toContain('<script');
  expect(answer.body).toContain('&quot;&gt;&lt;script&gt;');
});

test('[C112] a posted form of another site is refused, and signs nobody in', async () => {
  const foreign = await post(login, { email: people.visitor, password }, { origin: 'null' });
  expect([foreign.statusCode, foreign.cookies]).toEqual([403, []]);
});

test('[C117, B109] a posted recovery leads to the same page for known and unknown addresses', async () => {
  const answers = [await post('/users/password/reset', { email: people.seo })];
  answers.push(await post('/users/password/reset', { email: 'nobody@example.com' }));
  for (const { statusCode, headers } of answers) {
    expect([statusCode, headers.location]).toEqual([303, '/mi-cuenta/recuperar?listo=1']);
  }
  const wrong = await post('/users/password/reset', { email: 'nobody' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('value="nobody"');
});

test('[C118, M014, M015] a posted password is asked again where it is wrong, with its token out of every address', async () => {
  const token = await tokenFor(people.contributor);
  const wrong = await post('/users/password/save', { token, password: 'clave nueva', password_confirm: 'otra' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('Las contraseñas no coinciden');
  expect(wrong.body).toContain(`name="token" value="${token}"`);
  expect(wrong.body).not.toContain('clave nueva');
  expect(wrong.body).not.toMatch(new RegExp(`(href|action)="[^"]*${token}`));
  const short = await post('/users/password/save', { token, password: 'corta', password_confirm: 'corta' });
  expect(short.body).toContain('Mínimo 8 caracteres');
});

test('[C118, B109] a posted password leads to the login, and its link offers another one from then on', async () => {
  const token = await tokenFor(people.contributor);
  const sent = { token, password: 'clave nueva', password_confirm: 'clave nueva' };
  const done = await post('/users/password/save', sent);
  expect([done.statusCode, done.headers.location]).toEqual([303, '/login?listo=1']);
  const again = await post('/users/password/save', sent);
  expect(again.statusCode).toBe(422);
  expect(again.body).toContain('Este enlace ya no sirve');
  expect(again.body).toContain('action="/api/users/password/reset"');
  expect((await post(login, { email: people.contributor, password: 'clave nueva' })).statusCode).toBe(303);
});

test('[C112] whoever cannot do the work for want of script is told what else leads in', async () => {
  for (let guess = 0; guess < 5; guess += 1) await post(login, { email: people.visitor, password: 'not-the-password' });
  const answer = await post(login, { email: people.visitor, password });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('Ingresa desde un dispositivo en el que ya hayas entrado');
  expect(answer.body).toContain('href="/mi-cuenta/recuperar"');
});
