import { saveWebhook } from '@umbral/domain/api/builder-webhook.ts';
import { webhookEvents } from '@umbral/domain/webhooks/webhook-vocabulary.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const params = { id: 1 };
const body = { url: 'https://crm.example.com/umbral', events: [...webhookEvents], active: true, new_secret: false };

let api: TestApp;
let builder: string;
let admin: string;

beforeAll(async () => {
  api = await createTestApp();
  builder = await signIn(api.app, 'builder');
  admin = await signIn(api.app, 'admin');
});
afterAll(() => api.close());

test('[C387] whoever changes a connection stands in the log of security, and what did not change leaves no row', async () => {
  const trace = async () => {
    const { rows } = await sql<object>`select done_by, user_id is not null as is_own, facts from security_event
      where kind = 'webhook-changed' order by id`.execute(api.backend.db);
    return rows;
  };
  const { name } = await api.backend.db
    .selectFrom('builder')
    .where('id', '=', 1)
    .select('name')
    .executeTakeFirstOrThrow();
  await call(api.app, saveWebhook, { params, body: { ...body, version: null } }, { cookie: builder });
  await send(api.app, saveWebhook, { params, body: { ...body, version: 7 } }, { cookie: builder });
  const own = { done_by: 'person', is_own: true, facts: { builder: name } };
  expect(await trace()).toEqual([own]);
  await call(api.app, saveWebhook, { params, body: { ...body, new_secret: true, version: 1 } }, { cookie: admin });
  expect(await trace()).toEqual([own, { done_by: 'staff', is_own: false, facts: { builder: name } }]);
});

test('[C387] an address that grows too long as it is kept is refused at its field', async () => {
  const url = `https://crm.example.com/${'ñ'.repeat(200)}`;
  const answer = await send(api.app, saveWebhook, { params, body: { ...body, url, version: 2 } }, { cookie: builder });
  expect([answer.statusCode, answer.json().issues]).toEqual([
    422,
    { url: 'La dirección debe tener máximo 500 caracteres' },
  ]);
});
