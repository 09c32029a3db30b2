import { filtersOfSearch } from '@umbral/domain/filters/filter-wire.ts';
import { alertFormHref } from '@umbral/domain/people/alert-form.ts';
import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signIn } from '../../testing/call.ts';
import { createPostman, type Postman } from '../../testing/postman.ts';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';

let api: TestApp;
let post: Postman;

beforeAll(async () => {
  api = await createTestApp();
  post = createPostman(api);
});
beforeEach(async () => {
  await sql`truncate alert, outbox, attempt_count cascade`.execute(api.backend.db);
});
afterAll(() => api.close());

const filters = { city: 'bogota', room: '2+', monthly: { during: 900_000, after: null } };
const back = '/proyectos-vivienda/bogota?h=2%2B';
const browser = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html',
  'sec-fetch-site': 'same-origin',
  origin: 'http://portal.test',
};

function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return api.app.inject({
    method: 'POST',
    url: '/api/alertas/nueva',
    headers: { ...browser, ...headers },
    payload: new URLSearchParams({ filtros: JSON.stringify(filters), volver: back, ...fields }).toString(),
  });
}

async function alerts() {
  const { rows } =
    await sql`select email, frequency, filters, path, user_id is not null as is_member from alert`.execute(
      api.backend.db,
    );
  return rows;
}

test('[C120, M058, M059] the page shows what is watched, with nothing ticked for the visitor', async () => {
  const page = await api.app.inject(alertFormHref(filters, back));
  expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  for (const text of ['Crea una alerta', 'Guarda tu alerta', 'Bogotá', '2+ hab', 'Hasta $ 900 mil al mes en obra'])
    expect(page.body).toContain(text);
  expect(page.body).toContain('ley 1581 de 2012');
  expect(page.body).not.toMatch(/type="checkbox"[^>]*checked/);
  expect(page.body).not.toContain('<script');
});

test('[C120] a posted form saves the whole search and asks the address by mail', async () => {
  const answer = await send({ email: ' Ana@Example.com ', agree_terms: 'S', frequency: 'daily' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('Te enviamos un correo');
  expect(answer.body).toContain('href="/proyectos-vivienda/bogota?h=2%2B"');
  expect(await alerts()).toEqual([
    { email: 'ana@example.com', frequency: 'daily', filters, path: back, is_member: false },
  ]);
  expect((await post.lastMail()).subject).toBe('Confirma tu alerta');
});

test('[C120] where a reach is stands once in the address of the form, and in the alert', async () => {
  const rings = [
    Array.from({ length: 90 }, (_, corner) => ({ lat: (4600 + corner) / 1000, lng: -(74_000 + (corner % 7)) / 1000 })),
  ];
  const reach = { lat: 4.684, lng: -74.057, minutes: 40, mode: 'transit', rings } as const;
  const search = { ...emptySearch('housing'), reach };
  const listing = toHref(search);
  const href = alertFormHref(filtersOfSearch(search), listing);
  expect(href.length).toBeLessThan(encodeURIComponent(listing).length + 300);
  const page = await api.app.inject(href);
  expect(page.body).toContain('A 40 min en transporte de un lugar');
  const filtros = new URL(href, testOrigin).searchParams.get('filtros') ?? '';
  await send({ filtros, volver: listing, email: 'ana@example.com', agree_terms: 'S' });
  expect(await alerts()).toMatchObject([{ filters: { reach }, path: listing }]);
});

test('[C120] whoever is signed in is asked for nothing', async () => {
  const cookie = await signIn(api.app, 'visitor');
  const page = await api.app.inject({ url: alertFormHref(filters, back), headers: { cookie } });
  expect(page.body).toContain('Te escribiremos a visitante@example.com.');
  expect(page.body).not.toContain('type="email"');
  expect((await send({}, { cookie })).body).toContain('Guardamos tu alerta');
  expect(await alerts()).toMatchObject([{ is_member: true, frequency: 'weekly' }]);
});

test('[C120] what is wrong is said above the form, which keeps what was typed', async () => {
  const noConsent = await send({ email: 'ana@example.com' });
  expect([noConsent.statusCode, noConsent.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
  expect(noConsent.body).toContain('Debes aceptar los términos y condiciones.');
  expect(noConsent.body).toContain('value="ana@example.com"');
  const noMail = await send({ email: '"><script>alert(1)</script>', agree_terms: 'S' });
  expect(noMail.body).toContain('El mail no es válido');
  expect(noMail.body).not.toContain('<script');
  expect(await alerts()).toEqual([]);
});

test('[C120] broken filters, foreign ways back and other sites lead nowhere', async () => {
  for (const url of [
    '/api/alertas/nueva',
    '/api/alertas/nueva?filtros=%7B',
    '/api/alertas/nueva?filtros=%7B%22city%22:7%7D',
  ])
    expect((await api.app.inject(url)).statusCode).toBe(422);
  const page = await api.app.inject(alertFormHref(filters, 'https://evil.example/'));
  expect(page.body).not.toContain('evil');
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await send({ email: 'ana@example.com', agree_terms: 'S' }, foreign)).statusCode).toBe(403);
  expect(await alerts()).toEqual([]);
});
