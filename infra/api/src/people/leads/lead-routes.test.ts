import { sendLead } from '@umbral/domain/api/contacts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp({ EMAIL_MX: 'false' });
});
beforeEach(async () => {
  await sql`truncate lead, outbox cascade`.execute(api.backend.db);
});
afterAll(() => api.close());

const body = {
  form: 'postal',
  name: '  Sofía Núñez ',
  email: 'Sofia@example.com',
  phone: '300 123 4567',
  home_city: 'Bogotá',
  interest_city: 'Cali',
  agree_terms: 'S' as const,
  utm_source: 'google',
};

const browser = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,application/xhtml+xml',
  'sec-fetch-site': 'same-origin',
  origin: 'http://portal.test',
};

function post(fields: Record<string, string> | [string, string][], headers: Record<string, string> = browser) {
  return api.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers,
    payload: new URLSearchParams(fields).toString(),
  });
}

function leads() {
  return api.backend.db.selectFrom('lead').selectAll().orderBy('id').execute();
}

test('[C161, B070, B102, M080] a lead is trimmed, judged and stored with its consent, and its relay waits', async () => {
  expect(await call(api.app, sendLead, { body: { ...body, answers: { plazo: 'un año' } } })).toEqual({
    ok: 1,
    message: 'Los datos se han enviado correctamente',
  });
  const [lead] = await leads();
  expect(lead).toMatchObject({
    name: 'Sofía Núñez',
    email: 'sofia@example.com',
    phone: '+573001234567',
    fields: { home_city: 'Bogotá', interest_city: 'Cali', utm_source: 'google', plazo: 'un año' },
    email_status: 'unknown',
    consent_purpose: 'contact',
    consent_version: '2026-01',
    relay_state: 'waiting',
  });
  const { rows } = await sql`select topic, payload from outbox`.execute(api.backend.db);
  expect(rows).toEqual([{ topic: 'lead-webhook', payload: { leadId: lead?.id } }]);
});

test('[C161, B070, M017] a throw-away or broken address, a bad phone, a short name and no consent are refused', async () => {
  const wrong: [object, Record<string, string>][] = [
    [{ email: 'sofia@mailinator.com' }, { email: 'Debe ingresar un email válido' }],
    [{ email: 'sofia' }, { email: 'Debe ingresar un email válido' }],
    [{ phone: '12345' }, { phone: 'El número no es válido' }],
    [{ name: 'Ana' }, { name: 'El nombre no es válido' }],
    [{ home_city: ' ' }, { home_city: 'El campo es obligatorio' }],
    [{ agree_terms: 'N' }, { agree_terms: 'Debes aceptar los términos y condiciones.' }],
  ];
  for (const [change, issues] of wrong) {
    const answer = await send(api.app, sendLead, { body: { ...body, ...change } });
    expect([answer.statusCode, answer.json().issues]).toEqual([422, issues]);
  }
  expect(await leads()).toEqual([]);
});

test('[C161, B059, B070] a number is read by the country that was chosen for it', async () => {
  const abroad = { ...body, phone: '650 253 0000', phone_country: 'US' };
  await call(api.app, sendLead, { body: abroad });
  await call(api.app, sendLead, {
    body: { ...body, email: 'ana@example.com', phone: '6123 4567', phone_country: 'PA' },
  });
  expect((await leads()).map(({ phone }) => phone)).toEqual(['+16502530000', '+50761234567']);
  const wrong = await send(api.app, sendLead, { body: { ...abroad, phone_country: 'Panamá' } });
  expect(wrong.statusCode).toBe(422);
});

test('[C161] the same form sent many times at once is one lead; the next day it is another', async () => {
  api.setNow(new Date('2027-03-02T15:00:00Z'));
  const answers = await Promise.all(Array.from({ length: 30 }, () => call(api.app, sendLead, { body })));
  expect(new Set(answers.map(({ ok }) => ok))).toEqual(new Set([1]));
  expect(await leads()).toHaveLength(1);
  await call(api.app, sendLead, { body: { ...body, interest_city: 'Medellín' } });
  api.setNow(new Date('2027-03-03T15:00:00Z'));
  await call(api.app, sendLead, { body });
  expect(await leads()).toHaveLength(3);
  api.setNow(undefined);
});

test('[C161] a posted form is stored and leads to a page of the portal, without any script', async () => {
  const answer = await post([...Object.entries(body), ['answers.ciudades', 'Cali'], ['answers.ciudades', 'Pasto']]);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/buscamos-por-ti/gracias']);
  expect((await leads())[0]?.fields).toMatchObject({ ciudades: ['Cali', 'Pasto'], interest_city: 'Cali' });
  const own = await post({ ...body, form: 'feria', redirect: '/feria/gracias?region=valle' });
  expect(own.headers.location).toBe('/feria/gracias?region=valle');
  const foreign = await post({ ...body, form: 'otra', redirect: '//evil.example/' });
  expect(foreign.headers.location).toBe('/buscamos-por-ti/gracias');
});

test('[C161] a posted form that is wrong gets a page that says what to correct', async () => {
  const answer = await post({ ...body, email: 'sofia', agree_terms: 'N' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('Debe ingresar un email válido');
  expect(answer.body).toContain('Debes aceptar los términos y condiciones.');
  expect(await leads()).toEqual([]);
});

test('[C161] a script that posts a form is answered with data', async () => {
  const headers = { ...browser, accept: 'application/json' };
  expect((await post(body, headers)).json()).toMatchObject({ ok: 1 });
  const wrong = await post({ ...body, email: 'sofia' }, headers);
  expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([422, 'application/problem+json; charset=utf-8']);
});

test('[C161] a foreign site may not post, unknown fields are refused, and field names harm nothing', async () => {
  const foreign = await post(body, { ...browser, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' });
  expect(foreign.statusCode).toBe(403);
  expect((await post({ ...body, relay_state: 'relayed' })).statusCode).toBe(422);
  expect((await post({ ...body, __proto__: 'x', constructor: 'y' } as Record<string, string>)).statusCode).toBe(422);
  const other = await api.app.inject({
    method: 'POST',
    url: '/api/boletin/',
    headers: browser,
    payload: 'name=x',
  });
  expect(other.statusCode).toBe(415);
  expect(await leads()).toEqual([]);
});
