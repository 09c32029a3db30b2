import { sendContact } from '@umbral/domain/api/contacts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let target: { plant: number; project: number; title: string; builder: number; city: number };

beforeAll(async () => {
  api = await createTestApp({ EMAIL_MX: 'false' });
  const { rows } = await sql<typeof target>`
    select p.id as plant, j.id as project, j.title, j.builder_id as builder, j.city_id as city
    from plant p join project j on j.id = p.project_id
    where j.state = 'published' and p.is_active and j.enable_schedule order by p.id limit 1`.execute(api.backend.db);
  const [row] = rows;
  if (!row) throw new Error('the seed has no plant');
  target = row;
  // A Wednesday before the Monday of Saint Joseph, which is a holiday.
  api.setNow(new Date('2027-03-17T15:00:00Z'));
});
beforeEach(async () => {
  await sql`delete from contact`.execute(api.backend.db);
});
afterAll(() => api.close());

function ask(schedule_date: string | null, schedule_time: string | null) {
  const body = {
    site: 'CO',
    name: 'Sofía Núñez',
    email: 'sofia@example.com',
    phone: '+57 300 123 4567',
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
    user_key: '',
    schedule_date,
    schedule_time,
  };
  return send(api.app, sendContact, { body });
}

async function kept() {
  const { rows } = await sql<{ day: string | null; time: string | null }>`
    select schedule_date::text as day, schedule_time::text as time from contact`.execute(api.backend.db);
  return rows[0];
}

const times = [
  '10:00',
  '10:30',
  '11:00',
  '11:30',
  '12:00',
  '12:30',
  '13:00',
  '13:30',
  '14:00',
  '14:30',
  '15:00',
  '15:30',
  '16:00',
];

test.each(times)('[C084, B063] a visit at %s can be asked for', async (time) => {
  expect((await ask('2027-03-18', time)).json()).toMatchObject({ ok: 1 });
  expect(await kept()).toEqual({ day: '2027-03-18', time: `${time}:00` });
});

test.each([
  ['before ten', '2027-03-18', '09:30'],
  ['after four', '2027-03-18', '16:30'],
  ['between the half hours', '2027-03-18', '10:15'],
  ['today', '2027-03-17', '14:00'],
  ['in the past', '2027-03-01', '10:00'],
  ['a Sunday', '2027-03-21', '10:00'],
  ['a holiday', '2027-03-22', '10:00'],
  ['Good Friday', '2027-03-26', '10:00'],
  ['without a time', '2027-03-18', null],
  ['without a day', null, '10:00'],
  ['no day at all', '2027-02-30', '10:00'],
])('[C084, B063] a visit %s cannot', async (_, day, time) => {
  expect((await ask(day, time)).statusCode).toBe(422);
  expect(await kept()).toBeUndefined();
});

test('[C084, B063] where the project takes no visits the contact is kept without one', async () => {
  await sql`update project set enable_schedule = false where id = ${target.project}`.execute(api.backend.db);
  expect((await ask('2027-03-18', '10:00')).json()).toMatchObject({ ok: 1 });
  expect(await kept()).toEqual({ day: null, time: null });
  await sql`update project set enable_schedule = true where id = ${target.project}`.execute(api.backend.db);
});
