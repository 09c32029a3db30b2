import { sendLead } from '@umbral/domain/api/contacts.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { replayDeadTopic } from '../../engine/outbox/dead-letters.ts';
import { createWorker } from '../../engine/outbox/outbox-worker.ts';
import { httpLeadWebhook } from '../../engine/third-parties/lead-webhook/http-lead-webhook.ts';
import { leadWebhookSettings } from '../../engine/third-parties/lead-webhook/lead-webhook-settings.ts';
import { fitsWebhook } from '../../engine/third-parties/lead-webhook/webhook-signature.ts';
import { type ProtocolServer, startProtocolServer } from '../../engine/third-parties/testing/protocol-server.ts';
import { call } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { relayKeptLeads } from './lead-queries.ts';
import { leadTopic } from './lead-topic.ts';

const secret = 'a secret of the automation';
const silent = { warn: () => undefined, error: () => undefined };

let api: TestApp;
let automation: ProtocolServer;
let status: number;

beforeAll(async () => {
  api = await createTestApp({ EMAIL_MX: 'false' });
});
beforeEach(async () => {
  status = 200;
  automation = await startProtocolServer(() => ({ status, body: { ok: true } }));
  await sql`truncate lead, outbox restart identity cascade`.execute(api.backend.db);
  await call(api.app, sendLead, {
    body: {
      form: 'postal',
      name: 'Sofía Núñez',
      email: 'sofia@example.com',
      phone: '300 123 4567',
      home_city: 'Bogotá',
      interest_city: 'Cali',
      agree_terms: 'S',
      answers: { ciudades: ['Cali', 'Pasto'] },
    },
  });
});
afterEach(() => automation.close());
afterAll(() => api.close());

function webhook(url = automation.url) {
  return httpLeadWebhook({ url: `${url}/hooks/leads`, secret }, () => new Date());
}

async function relay(given = webhook()): Promise<void> {
  await createWorker(api.backend, [leadTopic(api.backend, given)], silent).drain();
}

async function states() {
  const { rows } = await sql<{ lead: string; row: string; attempts: number }>`
    select l.relay_state as lead, o.state as row, o.attempts from lead l, outbox o order by o.id desc limit 1`.execute(
    api.backend.db,
  );
  return rows[0];
}

async function makeDue(): Promise<void> {
  await sql`update outbox set next_attempt_at = now() where state = 'pending'`.execute(api.backend.db);
}

test('[C161] a lead arrives as a signed form with the key that tells a second delivery', async () => {
  await relay();
  const [request] = automation.requests;
  expect(request).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': 'lead-1' },
  });
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toMatchObject({
    lead_id: '1',
    form: 'postal',
    name: 'Sofía Núñez',
    email: 'sofia@example.com',
    ciudades: 'Cali, Pasto',
    consent_version: '2026-01',
  });
  const signature = String(request?.headers['x-umbral-signature']);
  expect(fitsWebhook(secret, request?.body ?? '', signature, new Date())).toBe(true);
  expect(fitsWebhook(secret, `${request?.body}&x=1`, signature, new Date())).toBe(false);
  expect(fitsWebhook('another secret', request?.body ?? '', signature, new Date())).toBe(false);
  expect(fitsWebhook(secret, request?.body ?? '', signature, new Date(Date.now() + 600_000))).toBe(false);
  expect(await states()).toEqual({ lead: 'relayed', row: 'done', attempts: 1 });
});

test('[C161] without a webhook the lead stays in its table, and goes out once there is one', async () => {
  await createWorker(api.backend, [leadTopic(api.backend, undefined)], silent).drain();
  expect(await states()).toMatchObject({ lead: 'not-configured', row: 'done' });
  expect(await relayKeptLeads(api.backend)).toBe(1);
  await relay();
  expect(automation.requests).toHaveLength(1);
  expect(await states()).toMatchObject({ lead: 'relayed', row: 'done' });
});

test.each(['error', 'garbage', 'limit', 'redirect', 'cut'] as const)(
  '[C161] an automation that is %s loses nothing: the lead goes out when it works again',
  async (mishap) => {
    automation.failWith(mishap);
    await relay();
    // The status alone counts: whatever a webhook writes into a 200 is an acceptance.
    if (mishap !== 'garbage') expect(await states()).toMatchObject({ lead: 'waiting', row: 'pending' });
    automation.failWith(undefined);
    await makeDue();
    await relay();
    expect(await states()).toMatchObject({ lead: 'relayed', row: 'done' });
    expect(new Set(automation.requests.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set(['lead-1']));
  },
);

test('[C161] an automation that is down costs no attempt', async () => {
  await relay(webhook('http://127.0.0.1:1'));
  expect(await states()).toEqual({ lead: 'waiting', row: 'pending', attempts: 0 });
});

test('[C161] a lead that the automation refuses is dead with its reason, and can be replayed', async () => {
  status = 410;
  await relay();
  expect(await states()).toEqual({ lead: 'refused', row: 'dead', attempts: 1 });
  status = 200;
  expect(await replayDeadTopic(api.backend, 'lead-webhook')).toBe(1);
  await relay();
  expect(await states()).toMatchObject({ lead: 'relayed', row: 'done' });
});

test('the webhook needs its secret, and https outside this machine', () => {
  const read = (env: Record<string, string>) => leadWebhookSettings.safeParse(env);
  expect(read({}).data).toBeUndefined();
  expect(read({ LEAD_WEBHOOK_URL: 'https://hooks.example/x' }).success).toBe(false);
  expect(read({ LEAD_WEBHOOK_URL: 'http://hooks.example/x', LEAD_WEBHOOK_SECRET: secret }).success).toBe(false);
  expect(read({ LEAD_WEBHOOK_URL: 'https://hooks.example/x', LEAD_WEBHOOK_SECRET: secret }).data).toEqual({
    url: 'https://hooks.example/x',
    secret,
  });
});
