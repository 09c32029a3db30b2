import { getExchangeRates } from '@umbral/domain/api/currency.ts';
import * as plants from '@umbral/domain/api/plants.ts';
import { currentSession, login, logout } from '@umbral/domain/api/users.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints } from '../../testing/api-suite.ts';
import { password, people, send } from '../../testing/call.ts';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  api = await createTestApp({ RATE_LIMITS: 'true' });
  app = api.app;
});

afterAll(() => api.close());

test('an unknown slug is 404, a wrong parameter 422 with its field, both as problem+json', async () => {
  const absent = await send(app, plants.getPlant, { params: { slug: 'no-existe' } });
  expect(absent.statusCode).toBe(404);
  expect(absent.headers['content-type']).toContain('application/problem+json');
  expect(absent.json()).toMatchObject({ type: 'not-found', status: 404 });
  const wrong = await send(app, plants.filterPlants, { body: { items_per_page: 5000 } });
  expect(wrong.statusCode).toBe(422);
  expect(Object.keys(wrong.json().issues)).toEqual(['items_per_page']);
});

test('bodies of another type are 415, huge ones 413, and no answer tells of the inside', async () => {
  const text = await app.inject({
    method: 'POST',
    url: '/api/currency/get',
    payload: 'x',
    headers: { 'content-type': 'text/plain' },
  });
  expect(text.statusCode).toBe(415);
  const huge = await send(app, plants.filterPlants, { body: { city: 'x'.repeat(300_000) } });
  expect(huge.statusCode).toBe(413);
  const broken = await app.inject({
    method: 'POST',
    url: '/api/planta/filtrado',
    payload: '{',
    headers: { 'content-type': 'application/json' },
  });
  expect(broken.statusCode).toBe(422);
  expect(broken.body).not.toMatch(/at |stack|JSON/);
});

test('answers are locked down and only anonymous reads may be shared', async () => {
  const answer = await send(app, plants.getMaxPrice, {});
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
  );
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['x-frame-options']).toBe('DENY');
  // Who never reads is cut: see unread-answers.test.ts.
  expect(answer.raw.res.listenerCount('timeout')).toBe(1);
  expect(answer.headers['cache-control']).toMatch(/^public/);
  const rates = await send(app, getExchangeRates, {});
  expect(rates.headers['cache-control']).toBe('no-store');
});

test('the documentation lists every call and runs no script', async () => {
  const document = (await app.inject('/api/openapi.json')).json();
  const documented = Object.values(document.paths as Record<string, object>).flatMap((methods) => Object.keys(methods));
  expect(documented.length).toBe((await allEndpoints()).length);
  const page = await app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('<script');
});

test('probes answer, and metrics answer only this machine', async () => {
  expect((await app.inject('/livez')).json()).toEqual({ ok: 1 });
  expect((await app.inject('/readyz')).json()).toEqual({ ok: 1 });
  expect((await app.inject('/metrics')).body).toContain('api_request_seconds');
  const foreign = await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(foreign.statusCode).toBe(404);
});

const utf7 = 'application/json; charset=utf-7';
const writers: readonly [string, Record<string, string>, number][] = [
  ['the portal itself', { 'sec-fetch-site': 'same-origin', origin: testOrigin }, 200],
  ['an old browser on the portal', { origin: testOrigin }, 200],
  ['a program without a browser', {}, 200],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
  ['another site in an old browser', { origin: 'https://evil.example' }, 403],
  ['a sibling subdomain', { 'sec-fetch-site': 'same-site', origin: 'http://other.portal.test' }, 403],
  ['a sandboxed frame', { 'sec-fetch-site': 'same-origin', origin: 'null' }, 403],
  ['a sandboxed frame in an old browser', { origin: 'null' }, 403],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }, 403],
  ['another site in a character set of its own', { origin: 'https://evil.example', 'content-type': utf7 }, 403],
];

test.each(writers)('a write by %s', async (_who, headers, status) => {
  const answer = await app.inject({ method: 'POST', url: '/api/users/session', headers });
  expect(answer.statusCode).toBe(status);
});

test('reads come from anywhere', async () => {
  const answer = await app.inject({ url: '/api/categorias', headers: { 'sec-fetch-site': 'cross-site' } });
  expect(answer.statusCode).toBe(200);
});

function tryPassword(headers: Record<string, string>) {
  return send(app, login, { body: { email: people.seo, password: 'not this one', user_key: '' } }, { headers });
}

test('[C112] one address may try 20 passwords in five minutes; a forged forwarded address does not help', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 21; attempt += 1) {
    // The proxy on this machine appends the true address; what stands before it was made up by the caller.
    const answer = await tryPassword({ 'x-forwarded-for': `10.0.0.${attempt}, 203.0.113.9` });
    statuses.push(answer.statusCode);
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(statuses[20]).toBe(429);
  const last = await tryPassword({ 'x-forwarded-for': '203.0.113.9' });
  expect(last.json()).toMatchObject({ type: 'too-many-requests', status: 429 });
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  expect((await tryPassword({ 'x-forwarded-for': '203.0.113.10' })).statusCode).toBe(200);
});

test('behind a public origin a visitor on this machine is limited too; the shell that renders is not', async () => {
  const limits = async (headers: Record<string, string>) => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 21; attempt += 1) statuses.push((await tryPassword(headers)).statusCode);
    return statuses.at(-1);
  };
  expect(await limits({ 'x-forwarded-for': '127.0.0.1' })).toBe(429);
  expect(await limits({})).toBe(200);
});

test('IPv6 addresses of one network count as one', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 21; attempt += 1) {
    statuses.push((await tryPassword({ 'x-forwarded-for': `2001:db8:1:2::${attempt + 1}` })).statusCode);
  }
  expect(statuses[20]).toBe(429);
});

test('every endpoint that demands a session refuses visitors with 401, and people without the role with 403', async () => {
  const guarded = (await allEndpoints()).filter(({ access }) => access);
  expect(guarded.length).toBeGreaterThan(15);
  const signedIn = await send(app, login, { body: { email: people.visitor, password, user_key: '' } });
  const cookie = `SessionId=${signedIn.cookies.find(({ name }) => name === 'SessionId')?.value}`;
  for (const endpoint of guarded) {
    const anonymous = await send(app, endpoint, wrongInput(endpoint.path));
    expect([endpoint.id, anonymous.statusCode]).toEqual([endpoint.id, 401]);
    if (endpoint.access === 'session') continue;
    const visitor = await send(app, endpoint, wrongInput(endpoint.path), { cookie });
    expect([endpoint.id, visitor.statusCode]).toEqual([endpoint.id, 403]);
  }
  await send(app, logout, {}, { cookie });
  expect((await send(app, currentSession, {}, { cookie })).json()).toMatchObject({ ok: 0, user: null });
});

/** Access is decided before the input is looked at. */
function wrongInput(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']);
  return { params: Object.fromEntries(names) };
}
