import * as contacts from '@umbral/domain/api/contacts.ts';
import { getGuide } from '@umbral/domain/api/guides.ts';
import { earliestAppointment } from '@umbral/domain/calendar/appointment.ts';
import type { EndpointInput } from '@umbral/protocol/calls/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createPostman } from '../../testing/postman.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;

interface Target {
  plant: number;
  other: number;
  project: number;
  title: string;
  builder: number;
  city: number;
}
let target: Target;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  const { rows } = await sql<Target>`
    select min(p.id) as plant, max(p.id) as other, j.id as project, j.title, j.builder_id as builder, j.city_id as city
    from plant p join project j on j.id = p.project_id
    where j.state = 'published' and p.is_active and j.enable_schedule
    group by j.id having count(*) > 1 order by j.id limit 1`.execute(api.backend.db);
  const [row] = rows;
  if (!row) throw new Error('the seed has no project with two plants');
  target = row;
});

beforeEach(async () => {
  api.setNow(undefined);
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
  agree_terms: 'S',
  user_key: 'visita-1',
} as const;

type ContactBody = EndpointInput<typeof contacts.sendContact>['body'];

function payload(changes: Partial<ContactBody> = {}): ContactBody {
  return {
    ...person,
    site: 'CO',
    id_builder: target.builder,
    id_plant: target.plant,
    plant_name: 'lo que vio la persona',
    property_id: target.project,
    property_name: target.title,
    id_project_city: target.city,
    plant_price: 1,
    whatsapp: 1,
    login: 0,
    ...changes,
  };
}

function write(changes: Partial<ContactBody> = {}, cookie?: string) {
  return call(app, contacts.sendContact, { body: payload(changes) }, { cookie });
}

function stored() {
  return api.backend.db.selectFrom('contact').selectAll().orderBy('id').execute();
}

test('[C084, M051] a plant that is inactive or removed takes no contact; its project still does', async () => {
  const { db } = api.backend;
  for (const removed of [null, new Date()]) {
    await sql`update plant set is_active = false, removed_at = ${removed} where id = ${target.plant}`.execute(db);
    expect(await write()).toMatchObject({ ok: 0, message: 'Proyecto no disponible' });
  }
  expect(await stored()).toEqual([]);
  expect(await write({ id_plant: null })).toMatchObject({ ok: 1 });
  await sql`update plant set is_active = true, removed_at = null where id = ${target.plant}`.execute(db);
});

test('[C084, B061, B065, B102, M019, M066] a contact is stored with its consent, and its two mails wait in the outbox', async () => {
  expect(await write()).toEqual({ ok: 1, message: 'Tus datos se han enviado correctamente' });
  const [row] = await stored();
  expect(row).toMatchObject({
    kind: 'project',
    name: 'Sofía Núñez',
    phone: '+573001234567',
    project_title: target.title,
    plant_id: target.plant,
    builder_id: target.builder,
    origin: 'Sin UTM',
    whatsapp: true,
    agree_terms: true,
    consent_purpose: 'contact',
    consent_version: '2026-01',
  });
  expect(row?.plant_price).toBeGreaterThan(1);
  const mails = await api.backend.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'mail')
    .orderBy('id')
    .execute();
  expect(mails.map(({ payload: mail }) => mail)).toEqual([
    { template: 'contact-builder', contactId: row?.id },
    { template: 'contact-person', contactId: row?.id },
  ]);
});

test('[B061, M007] of 20 contacts that arrive at once about one title, one is stored', async () => {
  const attempts = Array.from({ length: 20 }, (_, index) =>
    write({
      id_plant: index % 2 === 0 ? target.plant : target.other,
      email: index % 3 === 0 ? 'SOFIA@example.com' : 'sofia@example.com',
    }),
  );
  const answers = await Promise.all(attempts);
  expect(answers.filter(({ ok }) => ok === 1)).toHaveLength(1);
  const refused = new Set(answers.filter(({ ok }) => ok === 0).map(({ message }) => message));
  expect([...refused]).toEqual(['Solo puedes registrarte en una tipología por día. Intenta nuevamente mañana.']);
  expect(await stored()).toHaveLength(1);
  const { rows } = await sql`select 1 from outbox where topic = 'mail'`.execute(api.backend.db);
  expect(rows).toHaveLength(2);
});

test('[B061] the next day in Bogotá, another title and another person may be written about', async () => {
  api.setNow(new Date('2027-03-02T04:30:00Z'));
  expect((await write()).ok).toBe(1);
  expect((await write({ id_plant: target.other })).ok).toBe(0);
  expect((await write({ email: 'otra@example.com' })).ok).toBe(1);
  api.setNow(new Date('2027-03-02T05:30:00Z'));
  expect((await write()).ok).toBe(1);
});

test('[B063] an appointment is on a bookable day and time, or the contact is refused with its field', async () => {
  const now = new Date('2027-03-02T15:00:00Z');
  api.setNow(now);
  const day = earliestAppointment(now);
  const wrong = [
    { schedule_date: '2027-03-02', schedule_time: '10:00' },
    { schedule_date: '2027-03-07', schedule_time: '10:00' },
  ];
  for (const when of wrong) {
    const answer = await send(app, contacts.sendContact, { body: payload(when) });
    expect([answer.statusCode, Object.keys(answer.json().issues)]).toEqual([422, ['schedule_date']]);
  }
  const odd = await send(app, contacts.sendContact, {
    body: payload({ schedule_date: day, schedule_time: '16:30' as never }),
  });
  expect(odd.statusCode).toBe(422);
  expect((await write({ schedule_date: day, schedule_time: '16:00' as never })).ok).toBe(1);
});

const phones: readonly [string, string, number][] = [
  ['3241234567', 'Colombia', 200],
  ['+57 324 123 45 67', 'Colombia', 200],
  ['52-123-4567', 'Israel', 200],
  ['612 345 678', 'España', 200],
  ['12345', 'Colombia', 422],
  ['999 999 999 999', 'Colombia', 422],
];

test.each(phones)('[B059, M005] the phone %s of a person in %s', async (phone, home_country, status) => {
  const answer = await send(app, contacts.sendContact, { body: payload({ phone, home_country }) });
  expect(answer.statusCode).toBe(status);
  if (status === 422) expect(answer.json().issues).toEqual({ phone: 'El número no es válido' });
});

test('[B066, M084, M085] staff contacts carry their own origin, and the session is told', async () => {
  const admin = await signIn(app, 'admin');
  const contributor = await signIn(app, 'contributor');
  expect(await write({ origin: 'google' }, admin)).toMatchObject({ ok: 1, user: { roles: 'administrador' } });
  await write({ email: 'otra@example.com', origin: 'google' }, contributor);
  await write({ email: 'tercera@example.com', origin: 'google' });
  expect((await stored()).map(({ origin }) => origin)).toEqual(['Subida_Manual', 'Reasignado', 'google']);
});

test('[B108] an unpublished project takes no contacts', async () => {
  await sql`update project set state = 'paused' where id = ${target.project}`.execute(api.backend.db);
  expect(await write()).toEqual({ ok: 0, message: 'Proyecto no disponible' });
  await sql`update project set state = 'published' where id = ${target.project}`.execute(api.backend.db);
});

test('[B102] without consent nothing is stored', async () => {
  const answer = await send(app, contacts.sendContact, { body: payload({ agree_terms: 'N' as never }) });
  expect(answer.statusCode).toBe(422);
  expect(await stored()).toEqual([]);
});

test('[C085, C086, C087, C088, C090, C091, B084] the other forms store their kind', async () => {
  const budgets = { monthly_budget: 2_000_000, investment_budget: 300_000_000 };
  await call(app, contacts.sendFairContact, { body: { ...person, fair_name: '12-feria-virtual-umbral' } });
  await call(app, contacts.sendFairBankContact, { params: { product: 'umbral' }, body: { ...person, ...budgets } });
  await call(app, contacts.sendBuilderContact, { body: { ...person, id_builder: 1, message: 'Busco dos alcobas.' } });
  await call(app, contacts.sendPotentialContact, { body: { ...person, answers: { cities: ['Cali'] } } });
  await call(app, contacts.sendPostalLanding, { body: person });
  await call(app, contacts.sendTvLanding, { body: { ...person, site: 'TV' } });
  const kinds = (await stored()).map(({ kind }) => kind);
  expect(kinds).toEqual(['fair', 'fair-product', 'builder', 'potential', 'landing-postal', 'landing-tv']);
  const abroad = { ...person, ...budgets, home_country: 'España' };
  const mismatch = await send(app, contacts.sendFairBankContact, { params: { product: 'umbral' }, body: abroad });
  expect([mismatch.statusCode, Object.keys(mismatch.json().issues)]).toEqual([422, ['phone']]);
});

test('[C088] whoever asks the portal itself for a visit gets no link to a page that knows visits to builders alone', async () => {
  const visit = { schedule_date: earliestAppointment(new Date()), schedule_time: '10:30' };
  await call(app, contacts.sendPotentialContact, { body: { ...person, ...visit } });
  const { text } = await createPostman(api).lastMail();
  expect(text).toContain('Pediste una cita para el');
  expect(text).not.toContain('/api/citas?');
});

test('[C089, C109, B069] the downloads of a guide open for the browser that sent the form, and for no other', async () => {
  const { rows } = await sql<{ slug: string }>`select g.slug from guide g
    where exists (select from guide_download d where d.guide_id = g.id) limit 1`.execute(api.backend.db);
  const slug = rows[0]?.slug ?? '';
  const closed = await call(app, getGuide, { params: { id: slug } });
  expect(closed.data.downloads.map(({ url }) => url)).toEqual(closed.data.downloads.map(() => null));
  const answer = await send(app, contacts.sendLanding, { body: { ...person, form: 'guia', guide: slug } });
  const key = answer.cookies.find(({ name }) => name === 'GuideKey');
  expect(key).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const url: string = answer.json().downloads[0].url;
  const file = await app.inject({ url, headers: { cookie: `GuideKey=${key?.value}` } });
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-disposition']).toMatch(/^attachment/);
  expect((await app.inject({ url })).statusCode).toBe(404);
});

test('[C088, C089, C091] a browser without script posts a landing form and is led on; what is wrong is said on a page', async () => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'text/html,application/xhtml+xml',
    'sec-fetch-site': 'same-origin',
    origin: 'http://portal.test',
  };
  const post = (url: string, fields: Record<string, string>) => {
    const payload = new URLSearchParams({ ...person, ...fields }).toString();
    return app.inject({ method: 'POST', url: `/api${url}`, headers, payload });
  };
  const visit = {
    schedule_date: earliestAppointment(new Date()),
    schedule_time: '10:30',
    phone: '650 253 0000',
    phone_country: 'US',
  };
  const thanks = '/colombianos-en-el-exterior?listo=1';
  const asked = await post('/contactos/potenciales', {
    ...visit,
    form: 'exterior',
    redirect: thanks,
    'answers.pais': 'US',
  });
  expect([asked.statusCode, asked.headers.location]).toEqual([303, thanks]);
  const bare = await post('/landing', { schedule_date: '', form: 'impulsa', 'answers.empresa': 'Obras del Sur' });
  expect([bare.statusCode, bare.headers.location]).toEqual([303, '/api/contactos/gracias']);
  const away = await post('/landing/tv', { redirect: '//evil.test/' });
  expect(away.headers.location).toBe('/api/contactos/gracias');
  const wrong = await post('/landing/tv', { email: 'sofia' });
  expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
  const { rows } = await sql`select kind, phone, schedule_kind, answers from contact order by id`.execute(
    api.backend.db,
  );
  expect(rows).toEqual([
    { kind: 'potential', phone: '+16502530000', schedule_kind: 'video', answers: { form: 'exterior', pais: 'US' } },
    {
      kind: 'landing',
      phone: '+573001234567',
      schedule_kind: null,
      answers: { form: 'impulsa', empresa: 'Obras del Sur' },
    },
    { kind: 'landing-tv', phone: '+573001234567', schedule_kind: null, answers: { form: 'landing' } },
  ]);
});
