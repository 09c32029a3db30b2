import * as contacts from '@umbral/domain/api/contacts.ts';
import { listPortalContacts, settlePortalContact } from '@umbral/domain/api/portal-contacts.ts';
import { earliestAppointment } from '@umbral/domain/calendar/appointment.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createPostman } from '../../testing/postman.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let admin: string;
const person = {
  name: 'Sofía Núñez',
  email: 'sofia@example.com',
  phone: '3001234567',
  home_city: 'Bogotá',
  home_country: 'Colombia',
  agree_terms: 'S' as const,
};

beforeAll(async () => {
  api = await createTestApp();
  admin = await signIn(api.app, 'admin');
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  await sql`truncate contact, outbox cascade`.execute(api.backend.db);
});

const list = (query: object = {}) => call(api.app, listPortalContacts, { query }, { cookie: admin });
const settle = (id: number, state: 'new' | 'contacted' | 'discarded') =>
  send(api.app, settlePortalContact, { params: { id }, body: { state } }, { cookie: admin });

async function orders(): Promise<string[]> {
  const { rows } = await sql<{ template: string }>`
    select payload->>'template' as template from outbox where topic = 'mail' order by id`.execute(api.backend.db);
  return rows.map(({ template }) => template);
}

test.each([
  [contacts.sendPotentialContact, {}],
  [contacts.sendLanding, { form: 'impulsa-tus-proyectos', answers: { empresa: 'Obras del Sur' } }],
  [contacts.sendPostalLanding, {}],
  [contacts.sendTvLanding, { site: 'TV' }],
] as const)('[$0.id] who writes to the portal itself is told to its administrators', async (endpoint, own) => {
  await call(api.app, endpoint, { body: { ...person, ...own } });
  expect(await orders()).toEqual(['contact-portal', 'contact-person']);
});

test('[C086, C394] the bank desk of a fair is answered by the team; a registration and a guide need nobody', async () => {
  const budgets = { monthly_budget: 2_000_000, investment_budget: 300_000_000 };
  await call(api.app, contacts.sendFairBankContact, { params: { product: 'umbral' }, body: { ...person, ...budgets } });
  expect(await orders()).toEqual(['contact-portal', 'contact-person']);
  await sql`truncate outbox`.execute(api.backend.db);
  await call(api.app, contacts.sendFairContact, { body: person });
  const { rows } = await sql<{ slug: string }>`select slug from guide limit 1`.execute(api.backend.db);
  await call(api.app, contacts.sendLanding, { body: { ...person, form: 'guia', guide: rows[0]?.slug } });
  expect(await orders()).toEqual(['contact-person', 'contact-person']);
  expect((await list()).data.map(({ kind }) => kind)).toEqual(['landing', 'fair', 'fair-product']);
});

test('[C087] what is written to a builder is no letter to the portal, and stands in no list of it', async () => {
  await call(api.app, contacts.sendBuilderContact, { body: { ...person, id_builder: 1, message: 'Hola' } });
  expect(await orders()).toEqual(['contact-builder', 'contact-person']);
  expect((await list()).data).toEqual([]);
});

test('[C088, C394] the letter says who, what and when, answers to the person and leads to that contact', async () => {
  const visit = {
    schedule_date: earliestAppointment(new Date()),
    schedule_time: '10:30',
    schedule_kind: 'video' as const,
  };
  const answers = { ciudad: 'Medellín' };
  await call(api.app, contacts.sendPotentialContact, { body: { ...person, ...visit, answers } });
  const post = createPostman(api);
  const letter = (await post.mails()).find(({ to }) => to?.[0]?.address === 'admin@example.com');
  expect(letter?.replyTo?.[0]?.address).toBe('sofia@example.com');
  for (const words of ['Sofía Núñez', '+573001234567', 'Pidió una cita para el', 'Medellín']) {
    expect(letter?.text).toContain(words);
  }
  const [written] = (await list()).data;
  expect(letter?.text).toContain(`/user/admin?seccion=contactos&contacto=${written?.id}`);
  expect(written).toMatchObject({ state: 'new', schedule_time: '10:30', answers });
  const alone = await list({ contact: written?.id });
  expect([alone.data.length, (await list({ contact: (written?.id ?? 0) + 1 })).data.length]).toEqual([1, 0]);
});

test('[C394, C395] what the team has done is kept with who did it, once however often it is said', async () => {
  await call(api.app, contacts.sendTvLanding, { body: { ...person, site: 'TV' } });
  const [written] = (await list()).data;
  const id = written?.id ?? 0;
  const answers = await Promise.all([settle(id, 'contacted'), settle(id, 'contacted')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { rows } = await sql`select facts from contact_event where contact_id = ${id}`.execute(api.backend.db);
  expect(rows).toMatchObject([{ facts: { to: 'contacted' } }]);
  expect((await list({ state: 'new' })).data).toEqual([]);
  expect((await list({ state: 'contacted' })).data).toMatchObject([{ id }]);
  const { rows: read } = await sql`
    select 1 from security_event where kind = 'data-read' and facts->>'what' = 'portal-contacts'`.execute(
    api.backend.db,
  );
  expect(read.length).toBeGreaterThan(2);
});

test('[C395] what was written to a builder is not the portal’s to settle', async () => {
  await call(api.app, contacts.sendBuilderContact, { body: { ...person, id_builder: 1, message: 'Hola' } });
  const { rows } = await sql<{ id: number }>`select id from contact`.execute(api.backend.db);
  expect((await settle(rows[0]?.id ?? 0, 'contacted')).statusCode).toBe(404);
});
