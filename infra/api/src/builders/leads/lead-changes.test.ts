import * as calls from '@umbral/domain/api/builder-contacts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { answerTimesOf } from './answer-times.ts';
import { sendRequest } from './testing/sent-request.ts';

let api: TestApp;
let mine: string;
let id: number;
// A Wednesday, 10:00 in Bogotá.
const now = new Date('2027-03-17T15:00:00Z');
const key = 'b2b1c9c0-6f0c-4b57-9d5e-0f7f6a1f3c11';

beforeAll(async () => {
  api = await createTestApp();
  api.setNow(now);
  mine = await signIn(api.app, 'builder');
});
beforeEach(async () => {
  api.setNow(now);
  await sql`delete from contact`.execute(api.backend.db);
  id = await sendRequest(api);
});
afterAll(() => api.close());

const options = () => ({ cookie: mine });
const set = (state: string, version = 1) =>
  send(api.app, calls.changeLeadState, { params: { id }, body: { state, version } }, options());
const detail = async () => (await call(api.app, calls.getLead, { params: { id } }, options())).data;

test('[C334, B144] a state is set once however often it is pressed, and its history says by whom', async () => {
  for (const _ of [1, 2]) expect((await set('contacted')).json()).toMatchObject({ ok: 1, version: 2 });
  const lead = await detail();
  expect(lead).toMatchObject({ state: 'contacted', version: 2, first_answer_at: now.toISOString(), is_read: true });
  expect(lead.history).toHaveLength(1);
  expect(lead.history[0]).toMatchObject({ kind: 'state', author: 'Andrés Guayacán', from: 'new', to: 'contacted' });
});

test('[C334] of two colleagues at once one is told that the other was first', async () => {
  const answers = await Promise.all([set('attended'), set('discarded')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await detail()).history).toHaveLength(1);
});

test('that its builder has been told by mail is no change for the builder', async () => {
  await sql`update contact set state = 'sent'`.execute(api.backend.db);
  expect((await set('contacted')).json()).toMatchObject({ ok: 1, version: 2 });
});

test('[C334] of whoever took the consent back the state still changes, but no words are kept', async () => {
  await sql`update contact set withdrawn_at = now() where id = ${id}`.execute(api.backend.db);
  const { version } = await detail();
  const body = { state: 'discarded', reason: 'Se fue a vivir a Cali', version };
  const worded = await send(api.app, calls.changeLeadState, { params: { id }, body }, options());
  expect(worded.json()).toMatchObject({ ok: 0, message: expect.stringContaining('sin escribir un motivo') });
  expect((await set('discarded', version)).json().ok).toBe(1);
  expect(JSON.stringify(await detail())).not.toContain('Cali');
});

test('[C334] what is no state is refused', async () => {
  expect((await set('sent')).statusCode).toBe(422);
  expect((await set('contacted', 0)).statusCode).toBe(422);
});

test('[C335] a note is kept once for each key; an empty and an endless one are refused', async () => {
  const note = (text: string) => send(api.app, calls.addLeadNote, { params: { id }, body: { text, key } }, options());
  for (const _ of [1, 2]) expect((await note('  Llamar en la tarde.  ')).json().ok).toBe(1);
  expect((await note('   ')).json()).toMatchObject({ issues: { text: 'Escribe la nota' } });
  expect((await note('a'.repeat(2001))).statusCode).toBe(422);
  const { history } = await detail();
  expect(history.map(({ kind, text, author }) => [kind, text, author])).toEqual([
    ['note', 'Llamar en la tarde.', 'Andrés Guayacán'],
  ]);
});

test('[C336, B144] the first call or message stops the clock; later ones are only written down', async () => {
  const answer = (way: string) =>
    call(api.app, calls.recordLeadAnswer, { params: { id }, body: { way } } as never, options());
  expect(await answer('whatsapp')).toMatchObject({ ok: 1 });
  api.setNow(new Date('2027-03-17T18:00:00Z'));
  mine = await signIn(api.app, 'builder');
  await answer('phone');
  const lead = await detail();
  expect(lead).toMatchObject({ state: 'contacted', first_answer_at: now.toISOString() });
  expect(lead.history.map(({ way }) => way)).toEqual(['phone', 'whatsapp']);
});

test('[C337] a request is given to a colleague of the builder and to nobody else', async () => {
  const assign = (user_id: number | null, version = 1) =>
    send(api.app, calls.assignLead, { params: { id }, body: { user_id, version } }, options());
  expect((await assign(1)).json()).toMatchObject({ issues: { user_id: 'Esa persona no es de tu equipo.' } });
  for (const _ of [1, 2]) expect((await assign(2)).json()).toMatchObject({ ok: 1, version: 2 });
  expect(await detail()).toMatchObject({ assigned: { id: 2, name: 'Andrés Guayacán' } });
  expect((await assign(null, 1)).statusCode).toBe(409);
});

test('[C333] who opens a request marks it as read, for all of the team', async () => {
  await call(api.app, calls.markLeadRead, { params: { id } }, options());
  expect(await detail()).toMatchObject({ is_read: true, first_answer_at: null, version: 1 });
});

test('[C333] an administrator who looks on leaves a request unread', async () => {
  await call(api.app, calls.markLeadRead, { params: { id } }, { cookie: await signIn(api.app, 'admin') });
  expect(await detail()).toMatchObject({ is_read: false });
});

test('[B144] answer times are measured in minutes of attention, the one in the middle is told', async () => {
  // Asked at 10:00 of the day before; answered today at 10:00.
  await set('contacted');
  await sendRequest(api, { title: 'Otro', email: 'otra@example.com', at: '2027-03-17T14:30:00Z' });
  const times = await answerTimesOf(api.backend, 1);
  expect(times).toMatchObject({ answered: 1, waiting: 1, within_target: 0 });
  expect(times.median_minutes).toBeGreaterThan(400);
  expect(times.median_minutes).toBeLessThan(24 * 60);
});

test('a browser without script posts a state and is led back to its list', async () => {
  const post = (payload: string) =>
    api.app.inject({
      method: 'POST',
      url: `/api/contactos/${id}/estado`,
      headers: {
        ...{ 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', cookie: mine },
        ...{
          origin: api.backend.config.origin,
          referer: `${api.backend.config.origin}/mi-cuenta/constructora/contactos?state=new`,
        },
      },
      payload,
    });
  const done = await post('state=attended&version=1&reason=');
  expect([done.statusCode, done.headers.location]).toEqual([303, '/mi-cuenta/constructora/contactos?state=new']);
  expect((await post('state=discarded&version=1')).statusCode).toBe(409);
});
