import { createHash } from 'node:crypto';
import { sendConversion } from '@umbral/domain/api/conversions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBackend } from '../../engine/backend.ts';
import { createJobRunner } from '../../engine/jobs/job-runner.ts';
import { createWorker } from '../../engine/outbox/outbox-worker.ts';
import { PartyFailure } from '../../engine/third-parties/guard/party-failure.ts';
import {
  type AdvertisingNetworks,
  startAdvertisingNetworks,
} from '../../engine/third-parties/testing/advertising-networks.ts';
import { call } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { conversionTopic } from './conversion-topic.ts';
import { forgetJob } from './forget-job.ts';
import { newVisitor, sampleEvent } from './testing/sample-event.ts';

const silent = { warn: () => undefined, error: () => undefined };
const hex = (text: string) => createHash('sha256').update(text).digest('hex');

let api: TestApp;
let networks: AdvertisingNetworks;
let plant: { id: number; price: number };

beforeAll(async () => {
  networks = await startAdvertisingNetworks();
  api = await createTestApp(networks.env);
  const { rows } = await sql<typeof plant>`select p.id, p.price from plant p
    join project j on j.id = p.project_id where j.state = 'published' and p.is_active and not p.hide_price
    order by p.id limit 1`.execute(api.backend.db);
  if (!rows[0]) throw new Error('the seed lacks a plant');
  plant = rows[0];
});
beforeEach(async () => {
  networks.meta.failWith(undefined);
  networks.google.failWith(undefined);
  await sql`delete from outbox`.execute(api.backend.db);
  await sql`delete from conversion`.execute(api.backend.db);
});
afterAll(async () => {
  await api.close();
  await networks.close();
});

const stored = () => api.backend.db.selectFrom('conversion').selectAll().execute();
const drain = () => createWorker(api.backend, [conversionTopic(api.backend)], silent).drain();

/** The same backend after a restart: its breakers are closed. */
function fresh() {
  return createBackend(api.backend.config, api.backend.pool, api.backend.now);
}

test('[C165, B093] a conversion of a visitor who agreed reaches both networks, the person only as hashes', async () => {
  const user_key = await newVisitor(api.app, 'all');
  const body = sampleEvent({
    email: ' Ana.Perez@Gmail.com ',
    phone: '300 123 4567',
    plant_id: plant.id,
    user_key,
    fbp: 'fb.1.1700000000.123',
    ga_client_id: '123.456',
  });
  const headers = { 'user-agent': 'Browser of a test' };
  expect(await call(api.app, sendConversion, { body }, { headers })).toEqual({ ok: 1 });
  await drain();

  const told = JSON.parse(networks.meta.requests.at(-1)?.body ?? '').data[0];
  expect(told).toMatchObject({
    event_name: 'Lead',
    event_id: body.event_id,
    event_source_url: 'http://portal.test/gracias',
    action_source: 'website',
    user_data: {
      em: [hex('ana.perez@gmail.com')],
      ph: [hex('573001234567')],
      fbp: 'fb.1.1700000000.123',
      client_user_agent: 'Browser of a test',
    },
    custom_data: { currency: 'COP', value: plant.price, content_ids: [String(plant.id)] },
  });
  const heard = networks.google.requests.at(-1);
  expect(Object.fromEntries(heard?.url.searchParams ?? [])).toEqual({
    measurement_id: 'G-ABC123',
    api_secret: 'google secret',
  });
  expect(JSON.parse(heard?.body ?? '')).toMatchObject({
    client_id: '123.456',
    consent: { ad_user_data: 'GRANTED' },
    user_data: { sha256_email_address: [hex('anaperez@gmail.com')], sha256_phone_number: [hex('+573001234567')] },
    events: [{ name: 'generate_lead', params: { transaction_id: body.event_id, value: plant.price } }],
  });
  const everything = JSON.stringify([await stored(), networks.meta.requests, networks.google.requests]);
  expect(everything.toLowerCase()).not.toMatch(/gmail\.com|3001234567/);
  expect((await stored())[0]?.sent_at).toBeInstanceOf(Date);
});

test.each(['error', 'garbage', 'cut', 'limit'] as const)(
  '[C165] for a network that is %s the event waits, the other one hears it at once and only once',
  async (mishap) => {
    networks.meta.failWith(mishap);
    const before = networks.google.requests.length;
    await call(api.app, sendConversion, { body: sampleEvent({ user_key: await newVisitor(api.app, 'all') }) });
    await drain();
    expect(networks.google.requests.length - before).toBe(1);
    networks.meta.failWith(undefined);
    await sql`update outbox set next_attempt_at = now()`.execute(api.backend.db);
    // What the failures of the earlier cases opened is not what is tested here.
    await createWorker(fresh(), [conversionTopic(fresh())], silent).drain();
    const { rows } = await sql<{ state: string }>`select state from outbox order by id`.execute(api.backend.db);
    expect(rows.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(networks.google.requests.length - before).toBe(1);
  },
);

test('[C165] a network that refuses its token is not asked again and again', async () => {
  const backend = fresh();
  const refused = { name: 'meta' as const, send: () => Promise.reject(new PartyFailure('meta', 'refused', 400)) };
  const deaf = { ...backend, parties: { ...backend.parties, conversions: [refused] } };
  await call(api.app, sendConversion, { body: sampleEvent({ user_key: await newVisitor(api.app, 'all') }) });
  await createWorker(deaf, [conversionTopic(deaf)], silent).drain();
  const { rows } = await sql`select state, attempts from outbox where payload ->> 'network' = 'meta'`.execute(
    backend.db,
  );
  expect(rows).toEqual([{ state: 'dead', attempts: 1 }]);
});

test('[C165] a week later the browser is forgotten, and what could not be told is not told any more', async () => {
  await call(api.app, sendConversion, { body: sampleEvent({ user_key: await newVisitor(api.app, 'all') }) });
  const before = networks.meta.requests.length;
  api.setNow(new Date(Date.now() + 8 * 86_400_000));
  await drain();
  await createJobRunner(api.backend, [forgetJob(api.backend)], silent).runDue();
  api.setNow(undefined);
  expect(networks.meta.requests.length).toBe(before);
  expect((await stored())[0]?.browser).toBeNull();
});

test('[C165] an event that is sent again is queued once for each network', async () => {
  const body = sampleEvent({ user_key: await newVisitor(api.app, 'all') });
  for (let count = 0; count < 3; count += 1) await call(api.app, sendConversion, { body });
  const { rows } = await sql`select from outbox where topic = 'conversion'`.execute(api.backend.db);
  expect(rows).toHaveLength(2);
});
