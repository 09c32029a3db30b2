import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { sendConversion } from 'shared-contracts/api/conversions.ts';
import { acceptCookies } from 'shared-contracts/api/users.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBackend } from '../backend.ts';
import { giveConsent } from '../consents/consent-queries.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { createWorker } from '../outbox/outbox-worker.ts';
import { call, send, signIn } from '../testing/call.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { PartyFailure } from '../third-parties/guard/party-failure.ts';
import { type ProtocolServer, startProtocolServer } from '../third-parties/testing/protocol-server.ts';
import { conversionTopic } from './conversion-topic.ts';
import { forgetJob } from './forget-job.ts';

const silent = { warn: () => undefined, error: () => undefined };
const hex = (text: string) => createHash('sha256').update(text).digest('hex');

let api: TestApp;
let alone: TestApp;
let meta: ProtocolServer;
let google: ProtocolServer;
let plant: { id: number; project_id: number; price: number };

beforeAll(async () => {
  meta = await startProtocolServer(({ url, body }) => {
    const { access_token, data } = JSON.parse(body);
    if (url.pathname !== '/v23.0/1234567890/events' || access_token !== 'meta token')
      return { status: 400, body: { error: { type: 'OAuthException', code: 190 } } };
    return { body: { events_received: data.length, messages: [], fbtrace_id: 'x' } };
  });
  google = await startProtocolServer(() => ({ status: 204 }));
  api = await createTestApp({
    META_CONVERSIONS_URL: `${meta.url}/v23.0`,
    META_PIXEL_ID: '1234567890',
    META_ACCESS_TOKEN: 'meta token',
    GOOGLE_CONVERSIONS_URL: google.url,
    GOOGLE_MEASUREMENT_ID: 'G-ABC123',
    GOOGLE_API_SECRET: 'google secret',
  });
  alone = await createTestApp();
  const { rows } = await sql<typeof plant>`select p.id, p.project_id, p.price from plant p
    join project j on j.id = p.project_id where j.state = 'published' and p.is_active and not p.hide_price
    order by p.id limit 1`.execute(api.backend.db);
  if (!rows[0]) throw new Error('the seed lacks a plant');
  plant = rows[0];
});
beforeEach(async () => {
  meta.failWith(undefined);
  google.failWith(undefined);
  await sql`delete from outbox`.execute(api.backend.db);
  await sql`delete from conversion`.execute(api.backend.db);
});
afterAll(async () => {
  await api.close();
  await alone.close();
  await meta.close();
  await google.close();
});

let events = 0;
function event(fields: object = {}) {
  events += 1;
  return {
    event_id: `event-${String(events).padStart(4, '0')}`,
    event_name: 'Lead' as const,
    path: '/gracias',
    ...fields,
  };
}

let visitors = 0;
/** A visitor who has chosen in the cookie banner. */
async function visitor(choice: 'all' | 'necessary' | undefined, app = api): Promise<string> {
  visitors += 1;
  const user_key = `visitor-${visitors}`;
  if (choice) await call(app.app, acceptCookies, { body: { user_key, choice } });
  return user_key;
}

const stored = (app = api) => app.backend.db.selectFrom('conversion').selectAll().execute();
const drain = () => createWorker(api.backend, [conversionTopic(api.backend)], silent).drain();

test('[C165, B093] a conversion of a visitor who agreed reaches both networks, the person only as hashes', async () => {
  const user_key = await visitor('all');
  const body = event({
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

  const told = JSON.parse(meta.requests.at(-1)?.body ?? '').data[0];
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
  const heard = google.requests.at(-1);
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
  const everything = JSON.stringify([await stored(), meta.requests, google.requests]);
  expect(everything.toLowerCase()).not.toMatch(/gmail\.com|3001234567/);
  expect((await stored())[0]?.sent_at).toBeInstanceOf(Date);
});

test.each([undefined, 'necessary'] as const)(
  '[C165, B093] a visitor whose choice is %s is not told of',
  async (choice) => {
    const body = event({ user_key: await visitor(choice) });
    expect(await call(api.app, sendConversion, { body })).toEqual({ ok: 0, reason: 'consent' });
    expect(await stored()).toEqual([]);
  },
);

test('[C165] without a key nobody is known to have agreed', async () => {
  await call(api.app, acceptCookies, { body: { choice: 'all' } });
  expect(await call(api.app, sendConversion, { body: event() })).toEqual({ ok: 0, reason: 'consent' });
});

test('[C165, B102] the last word counts: in the banner, or about third parties', async () => {
  const user_key = await visitor(undefined);
  await giveConsent(api.backend.db, { purpose: 'third-parties', visitorKey: user_key, source: 'mi-cuenta' });
  expect((await call(api.app, sendConversion, { body: event({ user_key }) })).ok).toBe(1);
  const [kept] = await stored();
  expect(kept?.consent_source).toBe('third-parties');
  await call(api.app, acceptCookies, { body: { user_key, choice: 'necessary' } });
  expect((await call(api.app, sendConversion, { body: event({ user_key }) })).reason).toBe('consent');
});

test('[C165] a signed-in person agrees for all her browsers, and nobody else by her address', async () => {
  const cookie = await signIn(api.app, 'visitor');
  await call(api.app, acceptCookies, { body: { user_key: await visitor(undefined), choice: 'all' } }, { cookie });
  expect((await call(api.app, sendConversion, { body: event() }, { cookie })).ok).toBe(1);
  const [kept] = await stored();
  expect(kept?.email_hash?.toString('hex')).toBe(hex('visitante@example.com'));
  const stranger = event({ email: 'visitante@example.com' });
  expect((await call(api.app, sendConversion, { body: stranger })).reason).toBe('consent');
});

test('[C165] an event that is sent again, or many times at once, is one', async () => {
  const body = event({ user_key: await visitor('all') });
  const answers = await Promise.all(Array.from({ length: 20 }, () => call(api.app, sendConversion, { body })));
  expect(answers.every(({ ok }) => ok === 1)).toBe(true);
  expect(await stored()).toHaveLength(1);
  const { rows } = await sql`select from outbox where topic = 'conversion'`.execute(api.backend.db);
  expect(rows).toHaveLength(2);
});

test('[C165, B093] the catalogue is only told of homes whose project is older than a day and has coordinates', async () => {
  const user_key = await visitor('all');
  const view = () => event({ event_name: 'ViewContent', plant_id: plant.id, user_key });
  expect(await call(api.app, sendConversion, { body: view() })).toEqual({ ok: 1 });
  const setAge = (age: string) =>
    sql`update project set created_at = now() - ${age}::interval where id = ${plant.project_id}`.execute(
      api.backend.db,
    );
  await setAge('23 hours');
  expect(await call(api.app, sendConversion, { body: view() })).toEqual({ ok: 0, reason: 'catalogue' });
  // A lead stands on its own, without its home.
  expect(await call(api.app, sendConversion, { body: event({ plant_id: plant.id, user_key }) })).toEqual({ ok: 1 });
  expect((await stored()).map(({ plant_id }) => plant_id)).toEqual([plant.id, null]);
  await setAge('2 days');
  expect(await call(api.app, sendConversion, { body: { ...view(), plant_id: 2_000_000 } })).toMatchObject({ ok: 0 });
});

test.each(['error', 'garbage', 'cut', 'limit'] as const)(
  '[C165] for a network that is %s the event waits, the other one hears it at once and only once',
  async (mishap) => {
    meta.failWith(mishap);
    const before = google.requests.length;
    await call(api.app, sendConversion, { body: event({ user_key: await visitor('all') }) });
    await drain();
    expect(google.requests.length - before).toBe(1);
    meta.failWith(undefined);
    await sql`update outbox set next_attempt_at = now()`.execute(api.backend.db);
    // What the failures of the earlier cases opened is not what is tested here.
    await createWorker(fresh(), [conversionTopic(fresh())], silent).drain();
    const { rows } = await sql<{ state: string }>`select state from outbox order by id`.execute(api.backend.db);
    expect(rows.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(google.requests.length - before).toBe(1);
  },
);

/** The same backend after a restart: its breakers are closed. */
function fresh() {
  return createBackend(api.backend.config, api.backend.pool, api.backend.now);
}

test('[C165] a network that refuses its token is not asked again and again', async () => {
  const backend = fresh();
  const refused = { name: 'meta' as const, send: () => Promise.reject(new PartyFailure('meta', 'refused', 400)) };
  const deaf = { ...backend, parties: { ...backend.parties, conversions: [refused] } };
  await call(api.app, sendConversion, { body: event({ user_key: await visitor('all') }) });
  await createWorker(deaf, [conversionTopic(deaf)], silent).drain();
  const { rows } = await sql`select state, attempts from outbox where payload ->> 'network' = 'meta'`.execute(
    backend.db,
  );
  expect(rows).toEqual([{ state: 'dead', attempts: 1 }]);
});

test('[C165] without networks conversions stay in the table, without the browser', async () => {
  const user_key = await visitor('all', alone);
  expect(await call(alone.app, sendConversion, { body: event({ user_key }) })).toEqual({ ok: 1 });
  expect((await stored(alone)).map(({ browser, sent_at }) => [browser, sent_at])).toEqual([[null, null]]);
  expect((await sql`select from outbox where topic = 'conversion'`.execute(alone.backend.db)).rows).toHaveLength(0);
});

test('[C165] a week later the browser is forgotten, and what could not be told is not told any more', async () => {
  await call(api.app, sendConversion, { body: event({ user_key: await visitor('all') }) });
  const before = meta.requests.length;
  api.setNow(new Date(Date.now() + 8 * 86_400_000));
  await drain();
  await createJobRunner(api.backend, [forgetJob(api.backend)], silent).runDue();
  api.setNow(undefined);
  expect(meta.requests.length).toBe(before);
  expect((await stored())[0]?.browser).toBeNull();
});

test('[C165] what is no conversion is refused and changes nothing', async () => {
  const user_key = await visitor('all');
  for (const wrong of [
    { event_id: 'x' },
    { event_name: 'Purchase' },
    { path: '/gracias?email=ana@correo.co' },
    { path: 'https://evil.test/' },
    { email: 'no' },
    { phone: '12' },
    { phone: 'x'.repeat(500) },
    { plant_id: 'all' },
    { fbp: 'a\r\nb' },
    { unknown: 1 },
  ])
    expect((await send(api.app, sendConversion, { body: { ...event({ user_key }), ...wrong } })).statusCode).toBe(422);
  expect((await send(api.app, sendConversion, { body: [] })).statusCode).toBe(422);
  expect(await stored()).toEqual([]);
});

test('[C165] another site cannot tell of conversions', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };
  expect((await send(api.app, sendConversion, { body: event() }, { headers })).statusCode).toBe(403);
});
