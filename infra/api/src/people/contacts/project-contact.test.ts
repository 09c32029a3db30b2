import { createHash } from 'node:crypto';
import { listContactsOfToday, sendContact } from '@umbral/domain/api/contacts.ts';
import type { EndpointInput } from '@umbral/protocol/calls/endpoint.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, people, send, signIn } from '../../testing/call.ts';
import { createPostman } from '../../testing/postman.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let target: { plant: number; project: number; title: string; builder: number; builderName: string; city: number };

beforeAll(async () => {
  api = await createTestApp();
  const { rows } = await sql<typeof target>`
    select p.id as plant, j.id as project, j.title, j.builder_id as builder, b.name as "builderName", j.city_id as city
    from plant p join project j on j.id = p.project_id join builder b on b.id = j.builder_id
    where j.state = 'published' and p.is_active and j.enable_schedule order by p.id limit 1`.execute(api.backend.db);
  const [row] = rows;
  if (!row) throw new Error('the seed has no plant');
  target = row;
  await hoursAre('Martes a viernes de 9:00 a 12:00');
});
beforeEach(async () => {
  // A Wednesday.
  api.setNow(new Date('2027-03-03T15:00:00Z'));
  for (const table of ['contact', 'outbox', 'newsletter_subscription'] as const) {
    await sql`delete from ${sql.table(table)}`.execute(api.backend.db);
  }
});
afterAll(() => api.close());

function hoursAre(text: string | null) {
  return sql`update project set office_hours = ${text} where id = ${target.project}`.execute(api.backend.db);
}

type Body = EndpointInput<typeof sendContact>['body'];

function payload(change: Partial<Body> = {}): Body {
  return {
    site: 'CO',
    name: 'Sofía Núñez',
    email: 'sofia@example.com',
    phone: '300 123 4567',
    home_city: 'Bogotá',
    home_country: 'Colombia',
    id_builder: target.builder,
    id_plant: target.plant,
    plant_name: 'Tipo A',
    property_id: target.project,
    property_name: target.title,
    id_project_city: target.city,
    plant_price: null,
    whatsapp: 0,
    login: 0,
    agree_terms: 'S',
    user_key: 'visita-7',
    ...change,
  };
}

const write = (change: Partial<Body> = {}, cookie?: string) =>
  call(api.app, sendContact, { body: payload(change) }, { cookie });
const stored = () => api.backend.db.selectFrom('contact').selectAll().orderBy('id').execute();
const key = 'a1b2c3d4-0000-4000-8000-000000000001';

test('[C084, B061, B064] a form that is sent again is one contact with one answer; another form of the day is refused', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => write({ submission_key: key })));
  expect(answers.map(({ ok }) => ok)).toEqual(Array(8).fill(1));
  expect(await write({ submission_key: key })).toMatchObject({ ok: 1 });
  expect(await write({ submission_key: `${key}-other` })).toMatchObject({ ok: 0 });
  // Somebody else's key says nothing about an address.
  expect(await write({ submission_key: key, email: 'otra@example.com' })).toMatchObject({ ok: 0 });
  expect(await stored()).toHaveLength(1);
});

test('[C084, B102] the sentence that was agreed to is kept with its hash, further purposes each with a proof', async () => {
  await write({ third_parties: 'S', news: 'S' });
  const [row] = await stored();
  expect(row?.consent_sentence).toBe(
    `Autorizo a Umbral y a ${target.builderName} para tratar mis datos con el fin de responder esta solicitud, según la Ley 1581 de 2012 y la Política de tratamiento de datos.`,
  );
  expect(row?.consent_hash).toEqual(
    createHash('sha256')
      .update(row?.consent_sentence ?? '')
      .digest(),
  );
  const { rows } = await sql`select purpose, granted, visitor_key, octet_length(text_hash) as bytes from consent
    where email = 'sofia@example.com' order by purpose`.execute(api.backend.db);
  expect(rows).toEqual([
    { purpose: 'newsletter', granted: true, visitor_key: null, bytes: 32 },
    { purpose: 'third-parties', granted: true, visitor_key: 'visita-7', bytes: 32 },
  ]);
  await sql`delete from consent where email = 'sofia@example.com'`.execute(api.backend.db);
});

test('[C084, B102] nobody agrees to news or networks without saying so', async () => {
  await write();
  const { rows } = await sql`select 1 from consent where email = 'sofia@example.com'`.execute(api.backend.db);
  expect(rows).toEqual([]);
  expect(await api.backend.db.selectFrom('newsletter_subscription').selectAll().execute()).toEqual([]);
});

test('[C084, B059] a number is read by the country that was chosen for it, wherever the person lives', async () => {
  await write({ phone: '650 253 0000', phone_country: 'US', home_country: 'España' });
  await write({ phone: '52-123-4567', phone_country: 'IL', home_country: 'Israel', email: 'b@example.com' });
  await write({ phone: '324 000 0000', phone_country: 'CO', home_country: 'US', email: 'c@example.com' });
  expect((await stored()).map(({ phone }) => phone)).toEqual(['+16502530000', '+972521234567', '+573240000000']);
});

test('[C084, B063] a visit keeps its kind and is refused while nobody attends', async () => {
  await write({ schedule_date: '2027-03-04', schedule_time: '11:30', schedule_kind: 'video' });
  expect((await stored())[0]).toMatchObject({ schedule_kind: 'video', schedule_date: '2027-03-04' });
  for (const [day, time] of [
    ['2027-03-04', '12:00'],
    ['2027-03-08', '10:00'],
  ]) {
    const body = payload({ email: 'otra@example.com', schedule_date: day, schedule_time: time });
    const answer = await send(api.app, sendContact, { body });
    expect([answer.statusCode, answer.json().issues]).toEqual([
      422,
      { schedule_time: 'A esa hora la sala de ventas no atiende: elige otra' },
    ]);
  }
  await hoursAre('Con cita previa');
  expect(await write({ email: 'd@example.com', schedule_date: '2027-03-08', schedule_time: '16:00' })).toMatchObject({
    ok: 1,
  });
  await hoursAre('Martes a viernes de 9:00 a 12:00');
});

test('[C320, B061] who is signed in is told what they wrote about today, by account and by address, and nothing of others', async () => {
  const cookie = await signIn(api.app, 'visitor');
  const titles = async () =>
    (await call(api.app, listContactsOfToday, {}, { cookie })).data.map((one) => one.project_title);
  await write();
  expect(await titles()).toEqual([]);
  await write({ email: people.visitor });
  expect(await titles()).toEqual([target.title]);
  api.setNow(new Date('2027-03-04T15:00:00Z'));
  expect(await titles()).toEqual([]);
  expect((await send(api.app, listContactsOfToday, {})).statusCode).toBe(401);
});

test('[C320, B061] what was written under an address is told only to the account that has proved it its own', async () => {
  const cookie = await signIn(api.app, 'visitor');
  const titles = async () =>
    (await call(api.app, listContactsOfToday, {}, { cookie })).data.map((one) => one.project_title);
  const verifiedAt = (moment: Date | null) =>
    api.backend.db
      .updateTable('app_user')
      .set({ email_verified_at: moment })
      .where('email', '=', people.visitor)
      .execute();
  await write({ email: people.visitor });
  await verifiedAt(null);
  expect(await titles()).toEqual([]);
  await verifiedAt(new Date());
  expect(await titles()).toEqual([target.title]);
});

const browser = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,application/xhtml+xml',
  'sec-fetch-site': 'same-origin',
  origin: 'http://portal.test',
};

function post(change: Record<string, string> = {}) {
  const fields: Record<string, string> = {
    name: 'Sofía Núñez',
    email: 'sofia@example.com',
    phone: '300 123 4567',
    phone_country: 'CO',
    home_country: 'CO',
    home_city: 'Cali',
    id_builder: String(target.builder),
    id_plant: String(target.plant),
    plant_name: 'Tipo A',
    property_id: String(target.project),
    property_name: target.title,
    id_project_city: String(target.city),
    plant_price: '',
    schedule_date: '',
    schedule_time: '',
    agree_terms: 'S',
    ...change,
  };
  const payload = new URLSearchParams(fields).toString();
  return api.app.inject({ method: 'POST', url: '/api/contactos', headers: browser, payload });
}

test('[C084, B064, M019] a browser without script posts the form and is thanked on a page that names no person', async () => {
  const answer = await post({ whatsapp: '1', schedule_date: '2027-03-04', schedule_time: '10:00' });
  const thanks = String(answer.headers.location);
  expect([answer.statusCode, thanks]).toEqual([
    303,
    `/api/contactos/gracias?planta=${target.plant}&dia=2027-03-04&hora=10%3A00&modo=in-person`,
  ]);
  expect((await stored())[0]).toMatchObject({ name: 'Sofía Núñez', whatsapp: true, schedule_time: '10:00:00' });
  const page = await api.app.inject({ url: thanks });
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).toContain('Tus datos se han enviado correctamente');
  expect(page.body).not.toContain('sofia');
  const [, file = ''] = /href="([^"]+cita\.ics[^"]+)"/.exec(page.body) ?? [];
  expect((await api.app.inject({ url: file.replaceAll('&amp;', '&') })).statusCode).toBe(200);
});

test.each([
  ['10:00', 'a las 10:00 a. m.'],
  ['13:30', 'a la 1:30 p. m.'],
])('[C084] a visit at %s is thanked for in the words of its hour', async (hora, words) => {
  const path = `/api/contactos/gracias?planta=${target.plant}&dia=2027-03-04&hora=${hora}&modo=in-person`;
  expect((await api.app.inject({ url: path })).body).toContain(`${words}, hora de Colombia`);
});

test('[C084, B061, B064, M007] without script, too, a refusal says why', async () => {
  await post();
  const second = await post();
  expect([second.statusCode, second.headers['content-type']]).toEqual([409, 'text/html; charset=utf-8']);
  expect(second.body).toContain('Solo puedes registrarte en una tipología por día. Intenta nuevamente mañana.');
  const wrong = await post({ email: 'sofia', agree_terms: '' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('El mail no es válido');
  const half = await post({ email: 'otra@example.com', schedule_date: '2027-03-04' });
  expect([half.statusCode, half.body.includes('El campo es obligatorio')]).toEqual([422, true]);
  expect(await stored()).toHaveLength(1);
});

test('[C084] another site posts nothing in a visitor’s browser', async () => {
  const headers = { ...browser, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const answer = await api.app.inject({ method: 'POST', url: '/api/contactos', headers, payload: 'name=Ana' });
  expect(answer.statusCode).toBe(403);
});

const fileOf = (query: string, plant = target.plant) =>
  api.app.inject({ url: `/api/planta/${plant}/cita.ics?${query}` });

test('[B063] a visit is a calendar file by world time, with place, home and reminder, and no person', async () => {
  const answer = await fileOf('dia=2027-03-04&hora=10:30');
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="cita-${target.plant}-2027-03-04.ics"`);
  const lines = answer.body.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain('DTSTART:20270304T153000Z');
  expect(lines).toContain('DTEND:20270304T163000Z');
  expect(lines.find((line) => line.startsWith('SUMMARY:'))).toContain(`Visita: ${target.title}`);
  expect(lines.some((line) => line.startsWith('LOCATION:'))).toBe(true);
  const video = (await fileOf('dia=2027-03-04&hora=10:30&modo=video')).body.replaceAll('\r\n ', '');
  expect(video).toContain(`SUMMARY:Videollamada: ${target.title}`);
  expect(video).toContain('DTEND:20270304T160000Z');
  expect(video).not.toContain('LOCATION');
});

test.each(['', 'dia=2027-03-07&hora=10:00', 'dia=2027-03-04&hora=09:30', 'dia=2027-02-30&hora=10:00', 'dia=x&hora=y'])(
  '[B063] the query "%s" is no visit',
  async (query) => {
    expect((await fileOf(query)).statusCode).toBe(422);
  },
);

test('[B063] a home that does not exist has no visits, and thanks for one are thanks still', async () => {
  expect((await fileOf('dia=2027-03-04&hora=10:30', 2_000_000)).statusCode).toBe(404);
  const page = await api.app.inject({ url: '/api/contactos/gracias?planta=2000000' });
  expect([page.statusCode, page.body.includes('Ir al inicio')]).toEqual([200, true]);
});

test('[C074] the chat of a home is drawn for cameras, and of one that is no longer on offer it is not', async () => {
  const codeOf = (id: number) => api.app.inject({ url: `/api/planta/${id}/whatsapp.svg` });
  const answer = await codeOf(target.plant);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(answer.body).toMatch(/^<svg [^>]*viewBox/);
  expect((await codeOf(2_000_000)).statusCode).toBe(404);
  const { db } = api.backend;
  await sql`update project set whatsapp_number = null where id = ${target.project}`.execute(db);
  expect((await codeOf(target.plant)).statusCode).toBe(404);
});

test('[B063, B102] the mail to the person names the visit, leads to its file, and repeats what was agreed to', async () => {
  const postman = createPostman(api);
  await write({ schedule_date: '2027-03-04', schedule_time: '11:30', schedule_kind: 'video' });
  const mail = (await postman.mails()).find(({ to }) => to?.[0]?.address === 'sofia@example.com');
  if (!mail) throw new Error('no mail for the person');
  expect(mail.text).toContain('jueves 4 de marzo a las 11:30 a. m., por videollamada');
  expect(mail.text?.replace(/\s+/g, ' ')).toContain(
    `Autorizo a Umbral y a ${target.builderName} para tratar mis datos`,
  );
  const file = await postman.open(postman.linkIn(mail, `/planta/${target.plant}/cita.ics`));
  expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
});
