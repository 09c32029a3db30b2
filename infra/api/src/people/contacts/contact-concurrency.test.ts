import * as contacts from '@umbral/domain/api/contacts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send } from '../../testing/call.ts';
import { createPostman } from '../../testing/postman.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let target: { plant: number; project: number; title: string; builder: number; city: number };

beforeAll(async () => {
  api = await createTestApp({ EMAIL_MX: 'false' });
  const { rows } = await sql<typeof target>`
    select p.id as plant, j.id as project, j.title, j.builder_id as builder, j.city_id as city
    from plant p join project j on j.id = p.project_id where j.state = 'published' and p.is_active
    order by p.id limit 1`.execute(api.backend.db);
  const [row] = rows;
  if (!row) throw new Error('the seed has no plant');
  target = row;
});
beforeEach(async () => {
  await sql`delete from contact`.execute(api.backend.db);
  await sql`delete from outbox`.execute(api.backend.db);
});
afterAll(() => api.close());

const person = {
  name: 'Sofía Núñez',
  email: 'sofia@example.com',
  phone: '+57 300 123 4567',
  home_city: 'Bogotá',
  home_country: 'Colombia',
  agree_terms: 'S' as const,
  user_key: 'visita-1',
};

function project() {
  return {
    ...person,
    site: 'CO' as const,
    id_builder: target.builder,
    id_plant: target.plant,
    plant_name: 'Tipo A',
    property_id: target.project,
    property_name: target.title,
    id_project_city: target.city,
    plant_price: null,
    whatsapp: 0 as const,
    login: 0 as const,
  };
}

async function counted() {
  const { rows } = await sql<{ contacts: number; mails: number }>`
    select (select count(*)::int from contact) as contacts,
      (select count(*)::int from outbox where topic = 'mail') as mails`.execute(api.backend.db);
  return rows[0];
}

test('[C084, B061, M007] 200 identical contacts at once leave one lead, with one mail for each of the two', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => call(api.app, contacts.sendContact, { body: project() })),
  );
  expect(answers.filter(({ ok }) => ok === 1)).toHaveLength(1);
  expect(new Set(answers.filter(({ ok }) => ok === 0).map(({ message }) => message))).toEqual(
    new Set(['Solo puedes registrarte en una tipología por día. Intenta nuevamente mañana.']),
  );
  expect(await counted()).toEqual({ contacts: 1, mails: 2 });
});

test.each([
  ['C085', contacts.sendFairContact, { fair_name: 'home' }, {}, 1],
  ['C087', contacts.sendBuilderContact, { id_builder: 1, message: 'Quiero dos alcobas' }, {}, 2],
  ['C088', contacts.sendPotentialContact, { answers: { cities: ['Cali'] } }, {}, 2],
  ['C089', contacts.sendLanding, { form: 'landing' }, {}, 2],
  ['C090', contacts.sendPostalLanding, {}, {}, 2],
  ['C091', contacts.sendTvLanding, { site: 'TV' }, {}, 2],
] as const)(
  '[%s] the same form sent 20 times at once is one contact, and everyone is told that it arrived',
  async (_, endpoint, asked, params, mails) => {
    const body = { ...person, ...asked };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(api.app, endpoint, { body, params })));
    expect(
      new Set(answers.map((answer) => `${answer.statusCode} ${answer.json().ok} ${answer.json().message}`)),
    ).toEqual(new Set(['200 1 Tus datos se han enviado correctamente']));
    expect(await counted()).toEqual({ contacts: 1, mails });
    await send(api.app, endpoint, { body: { ...body, message: 'Otra pregunta' }, params });
    expect((await counted())?.contacts).toBe(2);
  },
);

const budgets = { monthly_budget: 2_000_000, investment_budget: 300_000_000 };

test('[C086, B084] the bank form is kept once, needs both budgets, and a phone of the country', async () => {
  const params = { product: 'umbral' };
  const post = (changes: object) =>
    send(api.app, contacts.sendFairBankContact, { params, body: { ...person, ...budgets, ...changes } });
  await Promise.all(Array.from({ length: 5 }, () => post({})));
  expect((await counted())?.contacts).toBe(1);
  expect((await post({ monthly_budget: undefined })).statusCode).toBe(422);
  expect((await post({ investment_budget: -1 })).statusCode).toBe(422);
  expect((await post({ home_country: 'España' })).json().issues).toEqual({
    phone: 'El número debe ser del país donde vives',
  });
});

const wrong: readonly [string, object, string][] = [
  ['name', { name: 'Ana3' }, 'El nombre no es válido'],
  ['email', { email: 'ana@' }, 'El mail no es válido'],
  ['email', { email: 'ana@example.com\r\nBcc: x@y.co' }, 'El mail no es válido'],
  ['phone', { phone: 'abc' }, 'El número no es válido'],
  ['home_city', { home_city: '' }, 'El campo es obligatorio'],
  ['agree_terms', { agree_terms: 'N' }, 'Debes aceptar los términos y condiciones.'],
];
const forms = [
  ['C084', contacts.sendContact, () => project()],
  ['C085', contacts.sendFairContact, () => person],
  ['C086', contacts.sendFairBankContact, () => ({ ...person, ...budgets })],
  ['C087', contacts.sendBuilderContact, () => ({ ...person, id_builder: 1 })],
  ['C088', contacts.sendPotentialContact, () => person],
  ['C089', contacts.sendLanding, () => person],
  ['C090', contacts.sendPostalLanding, () => person],
  ['C091', contacts.sendTvLanding, () => person],
] as const;

test.each(forms)(
  '[%s, B060, M001, M002, M005, M006, M016] wrong fields are named and nothing is stored',
  async (_, endpoint, body) => {
    for (const [field, change, message] of wrong) {
      const answer = await send(api.app, endpoint, { params: { product: 'umbral' }, body: { ...body(), ...change } });
      expect([answer.statusCode, answer.json().issues]).toEqual([422, { [field]: message }]);
    }
    const extra = await send(api.app, endpoint, {
      params: { product: 'umbral' },
      body: { ...body(), state: 'attended' },
    });
    expect(extra.statusCode).toBe(422);
    expect(await counted()).toEqual({ contacts: 0, mails: 0 });
  },
);

test.each(forms)('[%s] another site may not send the form in somebody’s browser', async (_, endpoint, body) => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const answer = await send(api.app, endpoint, { params: { product: 'umbral' }, body: body() }, { headers });
  expect(answer.statusCode).toBe(403);
  expect(await counted()).toEqual({ contacts: 0, mails: 0 });
});

test('[C087] a builder that is unknown is 404; a known one and the person are written to', async () => {
  const unknown = await send(api.app, contacts.sendBuilderContact, { body: { ...person, id_builder: 999_999 } });
  expect(unknown.statusCode).toBe(404);
  await call(api.app, contacts.sendBuilderContact, { body: { ...person, id_builder: 1 } });
  const [builder, receipt] = await createPostman(api).mails();
  expect(builder?.replyTo).toEqual([{ name: 'Sofía Núñez', address: 'sofia@example.com' }]);
  expect(receipt?.to).toEqual([{ name: 'Sofía Núñez', address: 'sofia@example.com' }]);
  expect(receipt?.text).toContain('Ley 1581 de 2012');
});

test('[C084, B102] the text, the purpose and the time of the consent are kept with the contact', async () => {
  api.setNow(new Date('2027-03-02T15:00:00Z'));
  await call(api.app, contacts.sendContact, { body: project() });
  const { rows } = await sql`select k.consent_purpose, k.consent_at, t.body like 'Autorizo a Umbral%' as is_text
    from contact k join consent_text t on (t.purpose, t.version) = (k.consent_purpose, k.consent_version)`.execute(
    api.backend.db,
  );
  expect(rows).toEqual([{ consent_purpose: 'contact', consent_at: new Date('2027-03-02T15:00:00Z'), is_text: true }]);
  api.setNow(undefined);
});

test('[C087] an address gets at most ten copies in a day, whatever is written in its name; builders hear of each', async () => {
  for (let number = 1; number <= 12; number += 1) {
    const body = { ...person, id_builder: target.builder, message: `Pregunta ${number}` };
    expect(await call(api.app, contacts.sendBuilderContact, { body })).toMatchObject({ ok: 1 });
  }
  const { rows } = await sql<{ template: string; mails: number }>`
    select payload ->> 'template' as template, count(*)::int as mails from outbox
    where topic = 'mail' group by 1 order by 1`.execute(api.backend.db);
  expect(rows).toEqual([
    { template: 'contact-builder', mails: 12 },
    { template: 'contact-person', mails: 10 },
  ]);
});
