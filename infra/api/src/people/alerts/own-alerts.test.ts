import { changeAlert, deleteAlert, listAlerts } from '@umbral/domain/api/saved.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { save } from '../../testing/alert-fixture.ts';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let mine: string;
let theirs: string;

beforeAll(async () => {
  api = await createTestApp();
  mine = await signIn(api.app, 'visitor');
  theirs = await signIn(api.app, 'seo');
});
beforeEach(async () => {
  api.setNow(undefined);
  await sql`truncate alert, outbox, attempt_count cascade`.execute(api.backend.db);
  await save(api, { cookie: mine });
});
afterAll(() => api.close());

async function own() {
  const [alert] = (await call(api.app, listAlerts, {}, { cookie: mine })).data;
  if (!alert) throw new Error('the alert is gone');
  return alert;
}

const change = async (body: object, cookie = mine) =>
  send(api.app, changeAlert, { body: { id: (await own()).id, ...body } }, { cookie });

test('[B134, C128] an alert names its places, and says whether it is confirmed', async () => {
  expect(await own()).toMatchObject({ places: { city: 'Bogotá', zone: null }, is_confirmed: true });
});

test('[B134, C221] name and frequency change; what is absent stays', async () => {
  expect((await change({ name: 'Suba' })).json().message).toBe('Guardamos los cambios de tu alerta.');
  await change({ frequency: 'monthly' });
  expect(await own()).toMatchObject({ name: 'Suba', frequency: 'monthly', is_active: true });
});

test('[B134, C221] a paused alert is silent, and once resumed tells nothing of that time', async () => {
  await sql`update alert set checked_until = now() - interval '30 days', next_check_at = now()`.execute(api.backend.db);
  expect((await change({ is_active: false })).json().message).toMatch(/^Pausamos/);
  expect(await own()).toMatchObject({ is_active: false });
  await change({ is_active: true });
  const { rows } = await sql<{ fresh: boolean; later: boolean; granted: boolean }>`
    select checked_until > now() - interval '1 minute' as fresh, next_check_at > now() as later,
      exists (select from consent where source = 'alerta-reanudada' and granted) as granted from alert`.execute(
    api.backend.db,
  );
  expect(rows).toEqual([{ fresh: true, later: true, granted: true }]);
});

test('[C221] alerts of others do not exist, nobody changes without a session, wrong input is refused', async () => {
  expect((await change({ name: 'x' }, theirs)).statusCode).toBe(404);
  expect((await send(api.app, changeAlert, { body: { id: 1, name: 'x' } })).statusCode).toBe(401);
  for (const wrong of [{ frequency: 'hourly' }, { name: 'x'.repeat(81) }, { is_active: 'maybe' }, { user_id: 1 }])
    expect((await change(wrong)).statusCode).toBe(422);
});

function post(endpoint: Endpoint, fields: Record<string, string>) {
  return api.app.inject({
    method: 'POST',
    url: `/api${endpoint.path}`,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      cookie: mine,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
    },
  });
}

test('[B134, C121, C221] a browser without script pauses, changes and deletes, and is led back to its alerts', async () => {
  const id = String((await own()).id);
  const paused = await post(changeAlert, { id, is_active: 'false' });
  expect([paused.statusCode, paused.headers.location]).toEqual([303, '/mi-cuenta/alarmas']);
  await post(changeAlert, { id, name: 'Mi búsqueda', frequency: 'daily' });
  expect(await own()).toMatchObject({ name: 'Mi búsqueda', frequency: 'daily', is_active: false });
  expect((await post(deleteAlert, { id })).statusCode).toBe(303);
  const again = await post(deleteAlert, { id });
  expect([again.statusCode, again.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});
