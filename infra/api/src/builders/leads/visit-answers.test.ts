import { answerVisit, listBuilderVisits } from '@umbral/domain/api/builder-visits.ts';
import { listOwnContacts } from '@umbral/domain/api/contacts.ts';
import { moveVisit } from '@umbral/domain/api/visits.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { visitPath } from '../../people/contacts/visit-link.ts';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { leadMail } from './lead-mails.ts';
import { lettersQueued, sendRequest } from './testing/sent-request.ts';

let api: TestApp;
let builder: string;
let visitor: string;
let id: number;
// A Wednesday in March, before a holiday.
const now = new Date('2027-03-17T15:00:00Z');
const slot = { schedule_date: '2027-03-24', schedule_time: '11:00', schedule_kind: 'video' } as const;

beforeAll(async () => {
  api = await createTestApp();
  api.setNow(now);
  builder = await signIn(api.app, 'builder');
  visitor = await signIn(api.app, 'visitor');
});
beforeEach(async () => {
  await sql`delete from contact`.execute(api.backend.db);
  await sql`delete from outbox`.execute(api.backend.db);
  id = await sendRequest(api, { visit: ['2027-03-23', '10:30'] });
});
afterAll(() => api.close());

const answer = (body: object, contact = id) =>
  send(api.app, answerVisit, { params: { id: contact }, body }, { cookie: builder });
const seenByPerson = async () => (await call(api.app, listOwnContacts, {}, { cookie: visitor })).data[0];
const week = (query = { from: '2027-03-22', to: '2027-03-28' }) =>
  call(api.app, listBuilderVisits, { params: { id: 1 }, query }, { cookie: builder });

test('[C339, C385, B144] a visit is confirmed once, both sides see the same, and the person is told', async () => {
  expect((await week()).data).toMatchObject([{ contact_id: id, day: '2027-03-23', time: '10:30', state: 'asked' }]);
  for (const _ of [1, 2])
    expect((await answer({ action: 'confirm', version: 1 })).json()).toMatchObject({ ok: 1, version: 2 });
  expect((await week()).data).toMatchObject([{ state: 'confirmed' }]);
  expect(await seenByPerson()).toMatchObject({ visit_state: 'confirmed', state: 'visit-booked' });
  expect(await lettersQueued(api)).toEqual(['visit-confirmed']);
});

test('[C385, C233, B144] another time is proposed, the person agrees by naming it, and the builder is told', async () => {
  expect((await answer({ action: 'propose', ...slot, version: 1 })).json()).toMatchObject({ ok: 1, version: 2 });
  expect(await seenByPerson()).toMatchObject({
    visit_state: 'proposed',
    schedule_date: '2027-03-24',
    schedule_time: '11:00',
  });
  expect((await answer({ action: 'confirm', version: 2 })).json()).toMatchObject({ ok: 0 });
  for (const _ of [1, 2]) await call(api.app, moveVisit, { body: { id, ...slot } }, { cookie: visitor });
  expect(await seenByPerson()).toMatchObject({ visit_state: 'confirmed' });
  expect(await lettersQueued(api)).toEqual(['visit-proposed', 'visit-agreed']);
});

const agreement = (time: typeof slot) => new URLSearchParams({ accion: 'aceptar', ...time }).toString();

test('[C385, C233] a page that was opened before a newer proposal does not agree to it', async () => {
  await answer({ action: 'propose', ...slot, version: 1 });
  const path = visitPath(api.backend, id);
  expect((await api.app.inject({ url: path })).body).toContain(`name="schedule_time" value="${slot.schedule_time}"`);
  await answer({ action: 'propose', ...slot, schedule_time: '12:00', version: 2 });
  const press = (payload: string) =>
    api.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: api.backend.config.origin },
      payload,
    });
  const old = await press(agreement(slot));
  expect([old.statusCode, old.body.includes('La constructora propuso otra hora después.')]).toEqual([422, true]);
  expect((await press('accion=aceptar')).statusCode).toBe(422);
  expect(await seenByPerson()).toMatchObject({ visit_state: 'proposed', schedule_time: '12:00' });
});

test('[C385] a letter about a visit is sent only while it is true, and not after a withdrawal', async () => {
  const letter = (template: 'visit-confirmed' | 'visit-proposed' | 'visit-called-off') =>
    leadMail(api.backend, { template, contactId: id });
  await answer({ action: 'confirm', version: 1 });
  expect((await letter('visit-confirmed')).to).toHaveLength(1);
  await answer({ action: 'propose', ...slot, version: 2 });
  await expect(letter('visit-confirmed')).rejects.toThrow('no longer exists');
  expect((await letter('visit-proposed')).to).toHaveLength(1);
  await answer({ action: 'cancel', reason: 'La sala no abre.', version: 3 });
  await expect(letter('visit-proposed')).rejects.toThrow('no longer exists');
  expect((await letter('visit-called-off')).to).toHaveLength(1);
  await sql`update contact set withdrawn_at = now() where id = ${id}`.execute(api.backend.db);
  await expect(letter('visit-called-off')).rejects.toThrow('no longer exists');
});

test('[C385, C233] the link of the letter agrees without a session, and again changes nothing', async () => {
  await answer({ action: 'propose', ...slot, version: 1 });
  const path = visitPath(api.backend, id);
  expect((await api.app.inject({ url: path })).body).toContain('te propone el miércoles 24 de marzo a las 11:00 a. m.');
  for (const _ of [1, 2]) {
    const agreed = await api.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: api.backend.config.origin },
      payload: agreement(slot),
    });
    expect([agreed.statusCode, agreed.body.includes('Quedó confirmada tu cita.')]).toEqual([200, true]);
  }
  expect(await lettersQueued(api)).toEqual(['visit-proposed', 'visit-agreed']);
});

test('[C385, C233] what the person changes meanwhile is not written over', async () => {
  await call(api.app, moveVisit, { body: { id, ...slot } }, { cookie: visitor });
  const stale = await answer({ action: 'confirm', version: 1 });
  expect([stale.statusCode, stale.json().issues.version]).toEqual([409, expect.stringContaining('Alguien cambió')]);
  expect(await seenByPerson()).toMatchObject({ visit_state: 'asked', schedule_time: '11:00' });
});

test('[C385, C233] both sides at once: one of them wins, and the state is one that both know', async () => {
  await Promise.all([
    answer({ action: 'propose', ...slot, version: 1 }),
    call(api.app, moveVisit, { body: { id, ...slot, schedule_time: '12:00' } }, { cookie: visitor }),
  ]);
  const [seen] = (await week()).data;
  expect(await seenByPerson()).toMatchObject({ visit_state: seen?.state, schedule_time: seen?.time });
});

test('[C385] a confirmed visit that the person moves waits for the builder again', async () => {
  await answer({ action: 'confirm', version: 1 });
  await call(api.app, moveVisit, { body: { id, ...slot } }, { cookie: visitor });
  expect((await week()).data).toMatchObject([{ state: 'asked', time: '11:00' }]);
});

test.each([
  ['a holiday', { schedule_date: '2027-03-22' }, 'Elige una fecha y una hora disponibles'],
  ['a Sunday', { schedule_date: '2027-03-21' }, 'Elige una fecha y una hora disponibles'],
  [
    'the hour that was asked for',
    { schedule_date: '2027-03-23', schedule_time: '10:30', schedule_kind: 'in-person' },
    'Elige',
  ],
])('[C385, B063] %s cannot be proposed', async (_, changes, sentence) => {
  const { ok, message } = (await answer({ action: 'propose', ...slot, ...changes, version: 1 })).json();
  expect([ok, message]).toEqual([0, expect.stringContaining(sentence)]);
  expect(await lettersQueued(api)).toEqual([]);
});

test('[C385] a visit is called off with a reason that the person reads; without one it is not', async () => {
  expect((await answer({ action: 'cancel', reason: 'no', version: 1 })).json()).toMatchObject({
    issues: { reason: 'Escribe al menos 3 letras' },
  });
  for (const _ of [1, 2])
    expect((await answer({ action: 'cancel', reason: 'La sala no abre.', version: 1 })).json().ok).toBe(1);
  expect(await seenByPerson()).toMatchObject({
    visit_state: 'cancelled',
    visit_changed_by: 'builder',
    visit_reason: 'La sala no abre.',
  });
  expect((await answer({ action: 'confirm', version: 2 })).json()).toMatchObject({
    ok: 0,
    message: 'Esta visita ya está cancelada.',
  });
  expect(await lettersQueued(api)).toEqual(['visit-called-off']);
});

test('[C339, C385] visits to others do not exist, and nobody looks without a session', async () => {
  const foreign = await sendRequest(api, { builderId: 2, email: 'x@example.com', visit: ['2027-03-23', '10:30'] });
  expect((await answer({ action: 'confirm', version: 1 }, foreign)).statusCode).toBe(404);
  const query = { from: '2027-03-22', to: '2027-03-28' };
  expect((await send(api.app, listBuilderVisits, { params: { id: 2 }, query }, { cookie: builder })).statusCode).toBe(
    404,
  );
  expect((await send(api.app, listBuilderVisits, { params: { id: 1 }, query })).statusCode).toBe(401);
});
