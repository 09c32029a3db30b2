import { cancelVisit, moveVisit, withdrawRequest } from '@umbral/domain/api/visits.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, people, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { visitPath } from '../contacts/visit-link.ts';

let api: TestApp;
let mine: string;
let theirs: string;
let contactId: number;
// A Wednesday in March, before a holiday.
const now = new Date('2027-03-17T15:00:00Z');
const slot = { schedule_date: '2027-03-24', schedule_time: '11:00', schedule_kind: 'video' } as const;

beforeAll(async () => {
  api = await createTestApp();
  api.setNow(now);
  mine = await signIn(api.app, 'visitor');
  theirs = await signIn(api.app, 'seo');
});
beforeEach(async () => {
  api.setNow(now);
  await sql`delete from contact`.execute(api.backend.db);
  await sql`delete from outbox`.execute(api.backend.db);
  const { rows } = await sql<{ id: number }>`
    insert into contact (kind, name, email, phone, user_id, builder_id, project_id, project_title, plant_id, plant_title,
      schedule_date, schedule_time, schedule_kind, agree_terms, consent_version)
    select 'project', 'Sofía', ${people.visitor}, '+573001234567', u.id, j.builder_id, j.id, j.title, p.id, p.title,
      '2027-03-23', '10:30', 'in-person', true, '2026-01'
    from app_user u, project j join plant p on p.project_id = j.id and p.is_active
    where u.email = ${people.visitor} and j.state = 'published' and j.enable_schedule
    order by p.id limit 1 returning id`.execute(api.backend.db);
  contactId = rows[0]?.id ?? 0;
  expect(contactId).toBeGreaterThan(0);
});
afterAll(() => api.close());

async function kept() {
  const { rows } = await sql<{ day: string; time: string; kind: string; change: string | null; gone: boolean }>`
    select schedule_date::text as day, to_char(schedule_time, 'HH24:MI') as time, schedule_kind as kind,
      visit_change as change, withdrawn_at is not null as gone from contact`.execute(api.backend.db);
  return rows[0];
}

async function queued() {
  const { rows } = await sql<{ letter: string }>`
    select concat_ws(' ', payload->>'template', payload->>'reader') as letter from outbox
    where topic = 'mail' order by id`.execute(api.backend.db);
  return rows.map(({ letter }) => letter);
}

const move = (changes: object = {}, cookie = mine) =>
  send(api.app, moveVisit, { body: { id: contactId, ...slot, ...changes } }, { cookie });

test('[C233] a visit moves once however often it is sent, and both sides are written to', async () => {
  for (const _ of [1, 2]) {
    expect((await move()).json()).toEqual({ ok: 1, message: 'Movimos tu cita. Le avisamos a la constructora.' });
  }
  expect(await kept()).toMatchObject({ day: '2027-03-24', time: '11:00', kind: 'video', change: 'moved' });
  expect(await queued()).toEqual(['visit-moved builder', 'visit-moved person']);
});

test.each([
  ['a holiday', { schedule_date: '2027-03-22' }],
  ['today', { schedule_date: '2027-03-17' }],
  ['a day before', { schedule_date: '2027-03-01' }],
])('[C233, B063] a visit does not move to %s', async (_, changes) => {
  expect((await move(changes)).json()).toEqual({ ok: 0, message: 'Elige una fecha y una hora disponibles' });
  expect(await kept()).toMatchObject({ day: '2027-03-23', change: null });
  expect(await queued()).toEqual([]);
});

test('[C233] a time that is none is refused before anything is asked', async () => {
  for (const wrong of [{ schedule_time: '10:15' }, { schedule_kind: 'phone' }, { schedule_date: '2027-02-30' }]) {
    expect((await move(wrong)).statusCode).toBe(422);
  }
});

test('[C234] a visit is called off once, and then neither moves nor is called off again', async () => {
  const cancel = () => call(api.app, cancelVisit, { body: { id: contactId } }, { cookie: mine });
  for (const _ of [1, 2]) expect((await cancel()).ok).toBe(1);
  expect((await move()).json()).toEqual({ ok: 0, message: 'Ya cancelaste esta cita.' });
  expect(await kept()).toMatchObject({ day: '2027-03-23', change: 'cancelled' });
  expect(await queued()).toEqual(['visit-cancelled builder', 'visit-cancelled person']);
});

test('[C235, B102] who takes the consent back calls the visit off too, and the builder is told not to write', async () => {
  for (const _ of [1, 2]) {
    const { ok } = await call(api.app, withdrawRequest, { body: { id: contactId } }, { cookie: mine });
    expect(ok).toBe(1);
  }
  expect(await kept()).toMatchObject({ change: 'cancelled', gone: true });
  expect(await queued()).toEqual(['visit-cancelled builder', 'visit-cancelled person', 'request-withdrawn']);
});

test('[C233, C234, C235] requests of others do not exist, and nobody changes any without a session', async () => {
  for (const [endpoint, body] of [
    [moveVisit, { id: contactId, ...slot }],
    [cancelVisit, { id: contactId }],
    [withdrawRequest, { id: contactId }],
  ] as const) {
    expect((await send(api.app, endpoint, { body }, { cookie: theirs })).statusCode).toBe(404);
    expect((await send(api.app, endpoint, { body })).statusCode).toBe(401);
  }
  expect(await kept()).toMatchObject({ change: null, gone: false });
});

test('[C233] a visit that is over stays as it was', async () => {
  api.setNow(new Date('2027-03-24T15:00:00Z'));
  const later = await signIn(api.app, 'visitor');
  expect((await move({ schedule_date: '2027-03-30' }, later)).json()).toEqual({ ok: 0, message: 'Esta cita ya pasó.' });
});

function post(path: string, form: Record<string, string>) {
  return api.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: api.backend.config.origin },
    payload: new URLSearchParams(form).toString(),
  });
}

test('the link of the letter shows the visit, moves it and calls it off, without session or script', async () => {
  const path = visitPath(api.backend, contactId);
  const shown = await api.app.inject({ method: 'GET', url: path });
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['cache-control']).toBe('no-store');
  expect(shown.body).toContain('martes 23 de marzo');
  expect(shown.body).toContain('<option value="2027-03-24"');
  expect(shown.body).not.toContain(people.visitor);
  const moved = await post(path, { accion: 'mover', ...slot });
  expect(moved.statusCode).toBe(200);
  expect(moved.body).toContain('miércoles 24 de marzo');
  const refused = await post(path, { accion: 'mover', ...slot, schedule_date: '2027-03-22' });
  expect([refused.statusCode, refused.body.includes('Elige una fecha y una hora disponibles')]).toEqual([422, true]);
  expect((await post(path, { accion: 'cancelar' })).body).toContain('Cancelamos tu cita');
  expect(await kept()).toMatchObject({ day: '2027-03-24', change: 'cancelled' });
});

test('a link of another request, or one that was changed, opens nothing', async () => {
  const path = visitPath(api.backend, contactId);
  for (const wrong of [
    path.replace(`cita=${contactId}`, `cita=${contactId + 1}`),
    path.slice(0, -1),
    path.replace(/token=.*/, ''),
    path.replace(/cita=\d+/, 'cita=-1'),
  ]) {
    expect((await api.app.inject({ method: 'GET', url: wrong })).statusCode).toBe(404);
    expect((await post(wrong, { accion: 'cancelar' })).statusCode).toBe(404);
  }
  expect(await kept()).toMatchObject({ change: null });
});
