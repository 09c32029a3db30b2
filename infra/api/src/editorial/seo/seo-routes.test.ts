import * as calls from '@umbral/domain/api/seo.ts';
import { canonicalFor } from '@umbral/domain/seo/canonical-match.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;
let admin: string;
let seo: string;
let visitor: string;

const token = 'the token of this installation';

beforeAll(async () => {
  api = await createTestApp({ SHELL_URL: 'http://127.0.0.1:9', ADMIN_TOKEN: token });
  app = api.app;
  [admin, seo, visitor] = [await signIn(app, 'admin'), await signIn(app, 'seo'), await signIn(app, 'visitor')];
});

beforeEach(async () => {
  await sql`truncate canonical_rule, redirect_rule, audit_log`.execute(api.backend.db);
});

afterAll(() => api.close());

const canonical = (body: object, cookie?: string) => send(app, calls.saveCanonical, { body }, { cookie });
const redirect = (body: object, cookie: string | undefined = seo) =>
  send(app, calls.saveRedirect, { body }, { cookie });
const redirects = async () =>
  (await call(app, calls.listRedirects, { query: { items_by_page: 1000 } }, { cookie: seo })).data;

test('[C142, C143, C144, B009] the longest prefix wins, an exact rule wins over all', async () => {
  const rules = [
    ['/proyectos-*', '/proyectos-vivienda'],
    ['/proyectos-vivienda/*', '/proyectos-vivienda/bogota'],
    ['/proyectos-vivienda/cali/', 'https://otro.example/cali'],
  ];
  for (const [url, target] of rules) {
    const saved = (await canonical({ url, canonical: target }, admin)).json();
    expect(saved).toEqual({ ok: 1, message: 'Guardamos la regla canonical.' });
  }
  const { data, total } = await call(app, calls.listCanonicals, {});
  expect(total).toBe(3);
  expect(canonicalFor('/proyectos-gold/cali', data)).toBe('/proyectos-vivienda');
  expect(canonicalFor('/proyectos-vivienda/pereira', data)).toBe('/proyectos-vivienda/bogota');
  expect(canonicalFor('/proyectos-vivienda/cali', data)).toBe('https://otro.example/cali');
  expect(canonicalFor('/actualidad', data)).toBeUndefined();
  const query = { id: data[0]?.id ?? 0 };
  expect((await call(app, calls.deleteCanonical, { query }, { cookie: admin })).ok).toBe(1);
  expect((await send(app, calls.deleteCanonical, { query }, { cookie: admin })).statusCode).toBe(404);
});

test('[C142] the same path has one rule, however it is spelled', async () => {
  await canonical({ url: '/feria', canonical: '/eventos' }, admin);
  await canonical({ url: '/x/../feria/', canonical: '/feria/registro' }, admin);
  const { data } = await call(app, calls.listCanonicals, {});
  expect(data).toMatchObject([{ from: '/feria', canonical: '/feria/registro' }]);
});

const wrongRules: readonly [string, object, string][] = [
  ['no url', { canonical: '/a' }, 'url'],
  ['no canonical', { url: '/a', canonical: '' }, 'canonical'],
  ['a url of another host', { url: 'https://otro.example/', canonical: '/a' }, 'url'],
  ['a url that browsers read as a host', { url: '/\\otro.example', canonical: '/a' }, 'url'],
  ['dots that lead to a host', { url: '/..//otro.example', canonical: '/a' }, 'url'],
  ['an asterisk in the middle', { url: '/a*b', canonical: '/a' }, 'url'],
  ['an asterisk in the target', { url: '/a', canonical: '/b*' }, 'canonical'],
  ['a script for a target', { url: '/a', canonical: 'javascript:alert(1)' }, 'canonical'],
  ['two lines', { url: '/a\r\nLocation: x', canonical: '/a' }, 'url'],
  ['an endless path', { url: `/${'a'.repeat(501)}`, canonical: '/a' }, 'url'],
];

test.each(wrongRules)('[C142, B100] %s is refused with its field', async (_what, body, field) => {
  const answer = await canonical(body, admin);
  expect([answer.statusCode, Object.keys(answer.json().issues)]).toEqual([422, [field]]);
});

test('[C143] past the last page the list is empty and still knows its length', async () => {
  await canonical({ url: '/a', canonical: '/b' }, admin);
  const page = await call(app, calls.listCanonicals, { query: { currentPage: 7, items_by_page: 10 } });
  expect(page).toMatchObject({ data: [], total: 1, pages: 1, page: 7 });
  expect((await send(app, calls.listCanonicals, { query: { currentPage: 0 } })).statusCode).toBe(422);
});

test('[C142, C144, C145, C146, C147] each needs its role', async () => {
  const body = { url: '/a', canonical: '/b' };
  const rule = { from: '/a', to: '/b' };
  const attempts = (cookie: string | undefined) =>
    Promise.all([
      canonical(body, cookie),
      send(app, calls.deleteCanonical, { query: { id: 1 } }, { cookie }),
      send(app, calls.listRedirects, {}, { cookie }),
      send(app, calls.saveRedirect, { body: rule }, { cookie }),
      send(app, calls.deleteRedirect, { query: { id: 1 } }, { cookie }),
    ]);
  const statuses = async (cookie?: string) => (await attempts(cookie)).map(({ statusCode }) => statusCode);
  expect(await statuses()).toEqual([401, 401, 401, 401, 401]);
  expect(await statuses(visitor)).toEqual([403, 403, 403, 403, 403]);
  expect((await statuses(seo)).slice(0, 3)).toEqual([403, 403, 200]);
  expect((await call(app, calls.listCanonicals, {})).data).toEqual([]);
});

test('[C145] the portal’s own server reads redirects by its token, and by no other', async () => {
  const read = (authorization: string) => send(app, calls.listRedirects, {}, { headers: { authorization } });
  expect((await read(`Bearer ${token}`)).statusCode).toBe(200);
  expect((await read(`Bearer ${token}x`)).statusCode).toBe(401);
  expect((await read('Bearer ')).statusCode).toBe(401);
});

test('[C145, C146, C147] redirects are made, replaced, listed and deleted, with a log', async () => {
  await redirect({ from: '/viejo/', to: '/proyectos-vivienda' });
  await redirect({ from: '/viejo', to: '/proyectos-gold', status: 302 });
  const [rule] = await redirects();
  expect(rule).toMatchObject({ from: '/viejo', to: '/proyectos-gold', status: 302 });
  expect((await call(app, calls.deleteRedirect, { query: { id: rule?.id ?? 0 } }, { cookie: seo })).ok).toBe(1);
  expect(await redirects()).toEqual([]);
  const log = await api.backend.db.selectFrom('audit_log').select(['action', 'entity']).orderBy('id').execute();
  expect(log.map(({ action }) => action)).toEqual(['save', 'save', 'delete']);
});

const wrongRedirects: readonly [string, object][] = [
  ['another host', { from: '/viejo', to: 'https://evil.example/' }],
  ['what browsers read as a host', { from: '/viejo', to: '//evil.example/' }],
  ['the home page', { from: '/', to: '/feria' }],
  ['itself', { from: '/feria', to: '/feria/' }],
  ['a status that is none', { from: '/viejo', to: '/feria', status: 200 }],
  ['a pattern', { from: '/viejo*', to: '/feria' }],
  ['a query', { from: '/viejo?x=1', to: '/feria' }],
  ['nothing', {}],
];

test.each(wrongRedirects)('[C146, B015] %s is refused', async (_what, body) => {
  expect((await redirect(body)).statusCode).toBe(422);
});

test('[C146] a circle is refused; a target that is redirected itself too, with where it ends', async () => {
  await redirect({ from: '/a', to: '/b' });
  expect((await redirect({ from: '/b', to: '/a' })).json()).toEqual({
    ok: 0,
    message: 'Esta redirección haría un ciclo con otra.',
  });
  const chain = (await redirect({ from: '/c', to: '/a' })).json();
  expect(chain).toEqual({ ok: 0, message: expect.stringMatching(/: \/b$/) });
  expect(await redirects()).toMatchObject([{ from: '/a', to: '/b' }]);
});

test('[C146] what led to the start of a new redirect leads to its target', async () => {
  await redirect({ from: '/a', to: '/b' });
  expect((await redirect({ from: '/b', to: '/c' })).json()).toEqual({
    ok: 1,
    message: expect.stringMatching(/ahora llevan/),
  });
  expect((await redirects()).map(({ from, to }) => [from, to])).toEqual([
    ['/a', '/c'],
    ['/b', '/c'],
  ]);
});

test('[C146] however many rules are saved at once, nobody goes in a circle', async () => {
  const paths = ['/a', '/b', '/c', '/d'];
  const pairs = paths.flatMap((from) => paths.filter((to) => to !== from).map((to) => ({ from, to })));
  const answers = await Promise.all([...pairs, ...pairs].map((rule) => redirect(rule)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const rules = new Map((await redirects()).map(({ from, to }) => [from, to]));
  expect(rules.size).toBeGreaterThan(0);
  for (const end of rules.values()) expect(rules.has(end)).toBe(false);
  expect(answers.some((answer) => answer.json().ok === 0)).toBe(true);
});

test('[C146] two rules that make a circle together: one of them is refused', async () => {
  const answers = await Promise.all([redirect({ from: '/x', to: '/y' }), redirect({ from: '/y', to: '/x' })]);
  expect(answers.map((answer) => answer.json().ok).toSorted()).toEqual([0, 1]);
  expect(await redirects()).toHaveLength(1);
});

test('[C159] the sitemap’s data hold what is on offer, and say how many pages there are', async () => {
  const { data, page, pages: all } = await call(app, calls.getSitemap, {});
  expect([page, all]).toEqual([1, 1]);
  const { count } = await api.backend.db
    .selectFrom('plant_offer')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(data.plants).toHaveLength(count);
  expect(data.builders.every(({ cities }) => cities.length > 0)).toBe(true);
  const { builders, launches, developments, blog, guides, events, listings } = data;
  for (const list of [builders, launches, developments, blog, guides, events, listings]) {
    expect(list.length).toBeGreaterThan(5);
  }
  const pages = new Set(launches.map(({ id }) => id));
  expect(
    developments.filter(({ id }) => pages.has(id)),
    'each has one page',
  ).toEqual([]);
  await sql`update project set state = 'paused' where id = (select project_id from plant where slug = ${data.plants[0]?.slug})`.execute(
    api.backend.db,
  );
  const after = await call(app, calls.getSitemap, {});
  expect(after.data.plants.map(({ slug }) => slug)).not.toContain(data.plants[0]?.slug);
});

test('[C159] the sitemap’s listings are those of plants on offer, in the kinds that they are of', async () => {
  const { listings } = (await call(app, calls.getSitemap, {})).data;
  const known = listings.filter(({ country_code }) => country_code === 'CO');
  const bogota = known.find(({ city }) => city === 'bogota');
  expect(bogota).toMatchObject({ country: 'colombia', department: expect.any(String), region: 'centro' });
  const { rows } = await sql<{ city: string; zone: string }>`
    select distinct city_slug as city, zone_slug as zone from plant_listing
    where is_active and 'vis' = any(categories)`.execute(api.backend.db);
  const ofVis = listings.filter(({ categories }) => categories.includes('vis'));
  const places = (all: readonly { city: string; zone: string }[]) =>
    [...new Set(all.map(({ city, zone }) => `${city}/${zone}`))].toSorted();
  expect(places(ofVis)).toEqual(places(rows));
  for (const flag of ['holiday', 'tv', 'tour360'] as const) expect(listings.some((row) => row[flag])).toBe(true);
});

test('[C159] a page past the last one is empty; a wrong one is refused; everybody may read', async () => {
  const { data } = await call(app, calls.getSitemap, { query: { page: 2 } });
  expect([data.plants, data.builders]).toEqual([[], []]);
  expect((await send(app, calls.getSitemap, { query: { page: 'dos' } })).statusCode).toBe(422);
  expect((await send(app, calls.getSitemap, {})).headers['cache-control']).toMatch(/^public/);
});
