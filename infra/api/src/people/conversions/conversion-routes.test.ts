import { createHash, randomUUID } from 'node:crypto';
import { sendConversion } from '@umbral/domain/api/conversions.ts';
import { acceptCookies } from '@umbral/domain/api/users.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { giveConsent } from '../consents/consent-queries.ts';
import { newVisitor, sampleEvent } from './testing/sample-event.ts';

const hex = (text: string) => createHash('sha256').update(text).digest('hex');

let api: TestApp;
let plant: { id: number; project_id: number };

beforeAll(async () => {
  api = await createTestApp();
  const { rows } = await sql<typeof plant>`select p.id, p.project_id from plant p
    join project j on j.id = p.project_id where j.state = 'published' and p.is_active and not p.hide_price
    order by p.id limit 1`.execute(api.backend.db);
  if (!rows[0]) throw new Error('the seed lacks a plant');
  plant = rows[0];
});
beforeEach(() => api.backend.db.deleteFrom('conversion').execute());
afterAll(() => api.close());

const stored = () => api.backend.db.selectFrom('conversion').selectAll().execute();

test.each([undefined, 'necessary'] as const)(
  '[C165, B093] a visitor whose choice is %s is not told of',
  async (choice) => {
    const body = sampleEvent({ user_key: await newVisitor(api.app, choice) });
    expect(await call(api.app, sendConversion, { body })).toEqual({ ok: 0, reason: 'consent' });
    expect(await stored()).toEqual([]);
  },
);

test('[C165] without a key nobody is known to have agreed', async () => {
  await call(api.app, acceptCookies, { body: { choice: 'all' } });
  expect(await call(api.app, sendConversion, { body: sampleEvent() })).toEqual({ ok: 0, reason: 'consent' });
});

test('[C165, B102] the last word counts: in the banner, or about third parties', async () => {
  const user_key = await newVisitor(api.app, undefined);
  await giveConsent(api.backend.db, { purpose: 'third-parties', visitorKey: user_key, source: 'mi-cuenta' });
  expect((await call(api.app, sendConversion, { body: sampleEvent({ user_key }) })).ok).toBe(1);
  const [kept] = await stored();
  expect(kept?.consent_source).toBe('third-parties');
  await call(api.app, acceptCookies, { body: { user_key, choice: 'necessary' } });
  expect((await call(api.app, sendConversion, { body: sampleEvent({ user_key }) })).reason).toBe('consent');
});

test('[C165, C166, B102] the same choice in the banner takes back what was agreed about third parties after it', async () => {
  const user_key = await newVisitor(api.app, 'necessary');
  const reasonNow = async () => (await call(api.app, sendConversion, { body: sampleEvent({ user_key }) })).reason;
  await giveConsent(api.backend.db, { purpose: 'third-parties', visitorKey: user_key, source: 'mi-cuenta' });
  expect(await reasonNow()).toBeUndefined();
  for (let times = 0; times < 2; times += 1) {
    await call(api.app, acceptCookies, { body: { user_key, choice: 'necessary' } });
    expect(await reasonNow()).toBe('consent');
  }
  const { rows } = await sql`select from cookie_acceptance where visitor_key = ${user_key}`.execute(api.backend.db);
  expect(rows).toHaveLength(2);
});

test('[C165, C166] the same choice takes back what the person agreed to in another browser', async () => {
  const cookie = await signIn(api.app, 'seo');
  const keys = [randomUUID(), randomUUID()] as const;
  const choose = (user_key: string, choice: 'all' | 'necessary') =>
    call(api.app, acceptCookies, { body: { user_key, choice } }, { cookie });
  const reasonNow = async () => (await call(api.app, sendConversion, { body: sampleEvent() }, { cookie })).reason;
  await choose(keys[0], 'necessary');
  await choose(keys[1], 'all');
  expect(await reasonNow()).toBeUndefined();
  await choose(keys[0], 'necessary');
  expect(await reasonNow()).toBe('consent');
});

test('[C165] a signed-in person agrees for all her browsers, and nobody else by her address', async () => {
  const cookie = await signIn(api.app, 'visitor');
  await call(
    api.app,
    acceptCookies,
    { body: { user_key: await newVisitor(api.app, undefined), choice: 'all' } },
    { cookie },
  );
  expect((await call(api.app, sendConversion, { body: sampleEvent() }, { cookie })).ok).toBe(1);
  const [kept] = await stored();
  expect(kept?.email_hash?.toString('hex')).toBe(hex('visitante@example.com'));
  const stranger = sampleEvent({ email: 'visitante@example.com' });
  expect((await call(api.app, sendConversion, { body: stranger })).reason).toBe('consent');
});

test('[C165] an event that is sent again, or many times at once, is one', async () => {
  const body = sampleEvent({ user_key: await newVisitor(api.app, 'all') });
  const answers = await Promise.all(Array.from({ length: 20 }, () => call(api.app, sendConversion, { body })));
  expect(answers.every(({ ok }) => ok === 1)).toBe(true);
  expect(await stored()).toHaveLength(1);
});

test('[C165, B093] the catalogue is only told of homes whose project is older than a day and has coordinates', async () => {
  const user_key = await newVisitor(api.app, 'all');
  const view = () => sampleEvent({ event_name: 'ViewContent', plant_id: plant.id, user_key });
  expect(await call(api.app, sendConversion, { body: view() })).toEqual({ ok: 1 });
  const setAge = (age: string) =>
    sql`update project set created_at = now() - ${age}::interval where id = ${plant.project_id}`.execute(
      api.backend.db,
    );
  await setAge('23 hours');
  expect(await call(api.app, sendConversion, { body: view() })).toEqual({ ok: 0, reason: 'catalogue' });
  // A lead stands on its own, without its home.
  expect(await call(api.app, sendConversion, { body: sampleEvent({ plant_id: plant.id, user_key }) })).toEqual({
    ok: 1,
  });
  expect((await stored()).map(({ plant_id }) => plant_id)).toEqual([plant.id, null]);
  await setAge('2 days');
  expect(await call(api.app, sendConversion, { body: { ...view(), plant_id: 2_000_000 } })).toMatchObject({ ok: 0 });
});

test('[C165] without networks conversions stay in the table, without the browser', async () => {
  const user_key = await newVisitor(api.app, 'all');
  expect(await call(api.app, sendConversion, { body: sampleEvent({ user_key }) })).toEqual({ ok: 1 });
  expect((await stored()).map(({ browser, sent_at }) => [browser, sent_at])).toEqual([[null, null]]);
  expect((await sql`select from outbox where topic = 'conversion'`.execute(api.backend.db)).rows).toHaveLength(0);
});

test('[C165] what is no conversion is refused and changes nothing', async () => {
  const user_key = await newVisitor(api.app, 'all');
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
    expect((await send(api.app, sendConversion, { body: { ...sampleEvent({ user_key }), ...wrong } })).statusCode).toBe(
      422,
    );
  expect((await send(api.app, sendConversion, { body: [] })).statusCode).toBe(422);
  expect(await stored()).toEqual([]);
});

test('[C165, B059] a number is read by the country that was chosen for it', async () => {
  const user_key = await newVisitor(api.app, 'all');
  const body = sampleEvent({ user_key, phone: '650 253 0000', phone_country: 'US' });
  expect(await call(api.app, sendConversion, { body })).toEqual({ ok: 1 });
  const [kept] = await stored();
  expect(kept?.phone_hash?.toString('hex')).toBe(hex('16502530000'));
});

test('[C165] another site cannot tell of conversions', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };
  expect((await send(api.app, sendConversion, { body: sampleEvent() }, { headers })).statusCode).toBe(403);
});
