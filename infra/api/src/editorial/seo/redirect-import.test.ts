import * as calls from '@umbral/domain/api/seo.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;
const cookies = new Map<string, string>();
const token = 'the token of this installation';

beforeAll(async () => {
  api = await createTestApp({ SHELL_URL: 'http://127.0.0.1:9', ADMIN_TOKEN: token });
  app = api.app;
  for (const person of ['admin', 'seo', 'visitor', 'builder', 'contributor'] as const) {
    cookies.set(person, await signIn(app, person));
  }
});

beforeEach(async () => {
  await sql`truncate redirect_rule, canonical_rule, audit_log`.execute(api.backend.db);
});

afterAll(() => api.close());

const as = (person: string) => ({ cookie: cookies.get(person) ?? '' });
const take = (csv: string, apply: boolean) => call(app, calls.importRedirects, { body: { csv, apply } }, as('seo'));
const rules = async () => (await call(app, calls.listRedirects, {}, as('seo'))).data;
const form = (path: string, body: string, person = 'admin') =>
  app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload: body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
      ...as(person),
    },
  });

test('[C247, R096] a sheet is tried first, then applied as a whole; the same again changes nothing', async () => {
  const csv = 'from,to,status\n/uno,/dos,301\n/tres,/dos,302';
  const tried = await take(csv, false);
  expect(tried).toMatchObject({ ok: 1, counts: { new: 2, changed: 0, same: 0, wrong: 0 } });
  expect(await rules()).toEqual([]);
  expect(await take(csv, true)).toMatchObject({ ok: 1, message: 'Guardamos las redirecciones de la hoja.' });
  expect(await rules()).toMatchObject([
    { from: '/tres', to: '/dos', status: 302, hits: 0 },
    { from: '/uno', to: '/dos', status: 301 },
  ]);
  expect((await take(csv, true)).counts).toEqual({ new: 0, changed: 0, same: 2, wrong: 0 });
  await take('/dos,/cuatro', true);
  expect((await rules()).map(({ from, to }) => [from, to])).toEqual([
    ['/dos', '/cuatro'],
    ['/tres', '/cuatro'],
    ['/uno', '/cuatro'],
  ]);
  const log = await api.backend.db
    .selectFrom('audit_log')
    .select(['actor_id', 'before', 'after'])
    .orderBy('id')
    .execute();
  expect(log).toHaveLength(5);
  expect(log.filter(({ before }) => before !== null)).toHaveLength(2);
});

test('[C247] one wrong line keeps the whole sheet out', async () => {
  const answer = await take('/uno,/dos\n/dos,/uno', true);
  expect(answer).toMatchObject({ ok: 0, counts: { new: 1, wrong: 1 } });
  expect(await rules()).toEqual([]);
});

test('[C247] 1,000 lines are taken at once, one more is refused', async () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `/viejo-${index},/nuevo`).join('\n');
  expect(await take(lines(1000), true)).toMatchObject({ ok: 1, counts: { new: 1000 } });
  expect(await take(lines(1001), true)).toMatchObject({ ok: 0, lines: [] });
  expect((await send(app, calls.importRedirects, { body: { csv: ' ', apply: true } }, as('seo'))).statusCode).toBe(422);
});

test('[C247] sheets are for the seo role and administrators', async () => {
  const statusFor = async (person: string) =>
    (await send(app, calls.importRedirects, { body: { csv: '/a,/b' } }, as(person))).statusCode;
  const people = ['nobody', 'visitor', 'builder', 'contributor', 'seo', 'admin'];
  expect(await Promise.all(people.map(statusFor))).toEqual([401, 403, 403, 403, 200, 200]);
  const fileFor = async (person: string) =>
    (await app.inject({ url: '/api/seo/redirects/hoja', headers: { ...as(person) } })).statusCode;
  expect(await Promise.all(people.map(fileFor))).toEqual([401, 403, 403, 403, 200, 200]);
});

test('[R096] redirects leave as a sheet that can be taken in again', async () => {
  await take('/uno,/dos,307', true);
  const file = await app.inject({ url: '/api/seo/redirects/hoja', headers: { ...as('seo') } });
  expect(file.headers['content-disposition']).toContain('redirecciones.csv');
  expect((await take(file.body, false)).counts.same).toBe(1);
});

test('[C249, C145] the portal’s own server says how often redirects were followed; nobody else can', async () => {
  await take('/uno,/dos', true);
  const body = {
    hits: [
      { from: '/uno', count: 2 },
      { from: '/uno', count: 1 },
      { from: '/nada', count: 5 },
    ],
  };
  const headers = { authorization: `Bearer ${token}` };
  expect((await send(app, calls.countRedirectHits, { body }, { headers })).json()).toEqual({ ok: 1 });
  expect((await rules())[0]?.hits).toBe(3);
  expect((await send(app, calls.countRedirectHits, { body }, as('admin'))).statusCode).toBe(403);
  expect(
    (await send(app, calls.countRedirectHits, { body: { hits: [{ from: '/uno', count: 0 }] } }, { headers }))
      .statusCode,
  ).toBe(422);
});

test('[C142, C144, B100] without script a canonical rule is saved, refused and, once asked, deleted by pages', async () => {
  const saved = await form('/seo/canonicals', 'url=%2Fvieja%2F*&canonical=%2Fnueva');
  expect([saved.statusCode, saved.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(saved.body).toContain('Guardamos la regla canonical.');
  expect(saved.body).toContain('href="/mi-cuenta/seo/canonicals"');
  const refused = await form('/seo/canonicals', 'url=%2Fvieja&canonical=');
  expect([refused.statusCode, refused.body.includes('El campo es obligatorio')]).toEqual([422, true]);
  const id = (await call(app, calls.listCanonicals, {})).data[0]?.id;
  const path = `/seo/canonicals/eliminar?id=${id}`;
  const asked = await app.inject({ url: `/api${path}`, headers: { ...as('admin') } });
  expect(asked.body).toContain('La regla de /vieja/* a /nueva dejará de aplicarse.');
  expect((await form(path, '', 'seo')).statusCode).toBe(403);
  expect((await form(path, '')).body).toContain('Eliminamos la regla canonical.');
  expect((await form(path, '')).statusCode).toBe(404);
  expect((await call(app, calls.listCanonicals, {})).data).toEqual([]);
});

test('[C146, C147] without script a redirect is saved with its status, refused as a circle, and deleted', async () => {
  expect((await form('/seo/redirects', 'from=%2Funo&to=%2Fdos&status=302', 'seo')).statusCode).toBe(200);
  const circle = await form('/seo/redirects', 'from=%2Fdos&to=%2Funo&status=301', 'seo');
  expect([circle.statusCode, circle.body.includes('haría un ciclo')]).toEqual([409, true]);
  const [rule] = await rules();
  expect(rule).toMatchObject({ from: '/uno', status: 302 });
  expect((await form(`/seo/redirects/eliminar?id=${rule?.id}`, '', 'seo')).body).toContain(
    'Eliminamos la redirección.',
  );
  expect(await rules()).toEqual([]);
});
