import { changeLeadState } from '@umbral/domain/api/builder-contacts.ts';
import { answerVisit } from '@umbral/domain/api/builder-visits.ts';
import { getWebhook, replayDelivery, saveWebhook, testWebhook } from '@umbral/domain/api/builder-webhook.ts';
import { webhookPayload } from '@umbral/domain/webhooks/webhook-payload.ts';
import { type WebhookEvent, webhookEvents } from '@umbral/domain/webhooks/webhook-vocabulary.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWorker } from '../../engine/outbox/outbox-worker.ts';
import { fitsWebhook } from '../../engine/third-parties/lead-webhook/webhook-signature.ts';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lettersQueued, sendRequest } from '../leads/testing/sent-request.ts';
import { type Receiver, startReceiver } from './testing/receiver.ts';
import { forgetDeliveries } from './webhook-log.ts';
import { webhookTopic } from './webhook-topic.ts';

const params = { id: 1 };
const lines: string[] = [];
const log = { warn: record, error: record };

function record(facts: object): void {
  lines.push(JSON.stringify(facts));
}

let api: TestApp;
let receiver: Receiver;
let builder: string;
let admin: string;

beforeAll(async () => {
  api = await createTestApp({ BUILDER_WEBHOOK_LOCAL: 'true' });
  builder = await signIn(api.app, 'builder');
  admin = await signIn(api.app, 'admin');
});
afterAll(() => api.close());

beforeEach(async () => {
  const { db } = api.backend;
  await sql`delete from builder_webhook`.execute(db);
  await sql`delete from outbox`.execute(db);
  await sql`delete from contact where builder_id = 1`.execute(db);
  await receiver?.close();
  receiver = await startReceiver();
  lines.length = 0;
  return () => api.setNow(undefined);
});
afterAll(() => receiver.close());

interface Wanted {
  readonly url?: string;
  readonly events?: WebhookEvent[];
  readonly active?: boolean;
  readonly new_secret?: boolean;
  readonly version?: number | null;
}

const wanted = ({ url = receiver.url, events = [...webhookEvents], ...rest }: Wanted = {}) => ({
  ...{ url, events, active: true, new_secret: false, version: null },
  ...rest,
});
const save = (body: Wanted = {}) => call(api.app, saveWebhook, { params, body: wanted(body) }, { cookie: builder });
const read = (page = 1) =>
  call(api.app, getWebhook, { params, query: { page, items_by_page: 20 } }, { cookie: builder });
const drain = () => createWorker(api.backend, [webhookTopic(api.backend)], log).drain();
const makeDue = () => sql`update outbox set next_attempt_at = now() where state = 'pending'`.execute(api.backend.db);
const told = () => receiver.received.map(({ body }) => webhookPayload.parse(JSON.parse(body)));

test('[C386, C387] the secret is told once, by the answer that makes it, and never again', async () => {
  expect((await read()).settings).toBeNull();
  const { secret, settings, message } = await save();
  expect(secret).toMatch(/^umbral_whsec_[\w-]{43}$/);
  expect(message).toContain('no la mostramos otra vez');
  const later = await send(api.app, getWebhook, { params }, { cookie: builder });
  expect(later.body).not.toContain('whsec');
  const again = await save({ version: settings.version });
  expect(again.secret).toBeNull();
  const rotated = await save({ version: again.settings.version, new_secret: true });
  expect(rotated.secret).not.toBe(secret);
  const { rows } = await sql<{ text: string }>`select encode(secret, 'escape') as text from builder_webhook`.execute(
    api.backend.db,
  );
  expect(rows[0]?.text).not.toContain('whsec');
});

test('[C387] what somebody else changed meanwhile is not written over, nor a first save done twice', async () => {
  const both = await Promise.all(
    [0, 1].map(() => send(api.app, saveWebhook, { params, body: wanted() }, { cookie: builder })),
  );
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  await save({ version: 1 });
  const stale = await send(api.app, saveWebhook, { params, body: wanted({ version: 1 }) }, { cookie: builder });
  expect(stale.statusCode).toBe(409);
});

test.each([
  ['http://crm.example.com', 'La dirección debe empezar por https://'],
  ['https://ana:clave@crm.example.com', 'Quita el usuario y la contraseña de la dirección: verificamos con la firma'],
  ['https://crm.example.com:22', 'Usa el puerto 443 u 8443: no llamamos a otros'],
  ['https://10.0.0.7/', 'Esa dirección es de una red interna. Usa una pública, con dominio'],
  ['https://3232235777/x', 'Esa dirección es de una red interna. Usa una pública, con dominio'],
  ['https://metadata.internal/', 'Esa dirección es de una red interna. Usa una pública, con dominio'],
  ['crm', 'La dirección debe empezar por https://'],
])('[C387] %s is refused at its field', async (url, sentence) => {
  const answer = await send(api.app, saveWebhook, { params, body: wanted({ url }) }, { cookie: builder });
  expect([answer.statusCode, answer.json().issues]).toEqual([422, { url: sentence }]);
});

test('[C386, C387, C388, C389] others find nothing; administrators act for any builder, and see no secret either', async () => {
  const unknown = '0b7e4b62-5a3f-4a52-9a64-0c1f7f8d2b11';
  const foreign = { id: 2 };
  const answers = await Promise.all([
    send(api.app, getWebhook, { params: foreign }, { cookie: builder }),
    send(api.app, saveWebhook, { params: foreign, body: wanted() }, { cookie: builder }),
    send(api.app, testWebhook, { params: foreign }, { cookie: builder }),
    send(api.app, replayDelivery, { params: { ...foreign, delivery: unknown } }, { cookie: builder }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  const saved = await call(api.app, saveWebhook, { params: foreign, body: wanted() }, { cookie: admin });
  expect(saved.settings.url).toBe(receiver.url);
  const { delivery } = await call(api.app, testWebhook, { params: foreign }, { cookie: admin });
  await save();
  const stolen = await send(
    api.app,
    replayDelivery,
    { params: { ...params, delivery: delivery.id } },
    { cookie: builder },
  );
  expect(stolen.statusCode).toBe(404);
});

test('[C387] a new contact with a visit is told signed, with what the person consented to share, and logged', async () => {
  const { secret } = await save();
  const id = await sendRequest(api, { visit: ['2027-04-06', '10:30'], name: 'Sofía Rojas' });
  await drain();
  expect(told().map(({ event }) => event)).toEqual(['contact.created', 'visit.asked']);
  const [first] = receiver.received;
  const payload = told()[0];
  expect(payload?.contact).toMatchObject({ id, name: 'Sofía Rojas', phone: '+573001234567', state: 'new' });
  expect(payload?.contact?.link).toContain(`/mi-cuenta/constructora/contactos?contacto=${id}`);
  expect(payload?.contact?.visit).toEqual({ day: '2027-04-06', time: '10:30', kind: 'in-person', state: 'asked' });
  expect(first?.headers['idempotency-key']).toBe(payload?.id);
  const signature = String(first?.headers['x-umbral-signature']);
  expect(fitsWebhook(secret ?? '', first?.body ?? '', signature, new Date())).toBe(true);
  expect(fitsWebhook(secret ?? '', `${first?.body} `, signature, new Date())).toBe(false);
  const { data } = await read();
  expect(data.map(({ state, event, attempts }) => [state, event, attempts[0]?.status])).toEqual([
    ['delivered', expect.stringMatching(/contact.created|visit.asked/), 200],
    ['delivered', expect.stringMatching(/contact.created|visit.asked/), 200],
  ]);
});

test('[C387] changes of either side are told in their order, and only those that were chosen', async () => {
  await save({ events: ['contact.state-changed', 'visit.moved', 'visit.cancelled'] });
  api.setNow(new Date('2027-03-17T15:00:00Z'));
  const id = await sendRequest(api, { visit: ['2027-04-06', '10:30'] });
  const by = { cookie: await signIn(api.app, 'builder') };
  await call(api.app, changeLeadState, { params: { id }, body: { state: 'contacted', reason: null, version: 1 } }, by);
  const slot = { schedule_date: '2027-04-07', schedule_time: '11:00', schedule_kind: 'in-person' } as const;
  await call(api.app, answerVisit, { params: { id }, body: { action: 'propose', ...slot, version: 2 } }, by);
  const { version } = await api.backend.db
    .selectFrom('contact')
    .where('id', '=', id)
    .select('version')
    .executeTakeFirstOrThrow();
  await call(api.app, answerVisit, { params: { id }, body: { action: 'cancel', reason: 'Cerramos', version } }, by);
  await drain();
  expect(told().map(({ event, change }) => [event, change])).toEqual([
    ['contact.state-changed', { from: 'new', to: 'contacted' }],
    ['visit.moved', { day: '2027-04-07', time: '11:00', kind: 'in-person' }],
    ['contact.state-changed', { from: 'contacted', to: 'visit-booked' }],
    ['visit.cancelled', { day: '2027-04-07', time: '11:00', kind: 'in-person' }],
  ]);
});

test('[C387] who took the consent back is not named, also where it was queued before', async () => {
  await save();
  const id = await sendRequest(api);
  await sql`update contact set withdrawn_at = now() where id = ${id}`.execute(api.backend.db);
  await drain();
  expect(told().map(({ event }) => event)).toEqual(['contact.created', 'contact.withdrawn']);
  const sent = receiver.received.map(({ body }) => body).join();
  expect(sent).not.toMatch(/Sofía|3001234567|visitante@|dos alcobas/);
});

test('[C386] a delivery that fails is tried again under the same id; nothing about a person is logged or kept', async () => {
  await save({ events: ['contact.created'] });
  await sendRequest(api);
  receiver.answerWith(503);
  await drain();
  receiver.answerWith(200);
  await makeDue();
  await drain();
  const ids = receiver.received.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(ids).size).toBe(1);
  expect(receiver.received.map(({ headers }) => headers['x-umbral-attempt'])).toEqual(['1', '2']);
  const [delivery] = (await read()).data;
  expect(delivery?.attempts.map(({ number, status, fault }) => [number, status, fault])).toEqual([
    [2, 200, null],
    [1, 503, 'status'],
  ]);
  const { rows } = await sql<{ kept: string }>`
    select (select coalesce(string_agg(o::text, ''), '') from outbox o where topic = 'builder-webhook')
      || (select string_agg(d::text, '') from webhook_delivery d) as kept`.execute(api.backend.db);
  expect(rows[0]?.kept + lines.join()).not.toMatch(/Sofía|3001234567|visitante@|127\.0\.0\.1/);
  expect(lines.join()).toContain('status 503');
});

test('[C386] a redirect is not followed', async () => {
  await save({ events: ['contact.created'] });
  await sendRequest(api);
  receiver.answerWith(302);
  await drain();
  expect(receiver.received.map(({ path }) => path)).toEqual(['/umbral']);
  expect((await read()).data[0]?.attempts[0]?.fault).toBe('redirect');
});

test('[C386, C387] a connection that keeps failing is paused with one letter, loses nothing, and goes on with what it kept', async () => {
  const { settings } = await save({ events: ['contact.created'] });
  receiver.answerWith(500);
  await sendRequest(api);
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    await drain();
    await makeDue();
  }
  expect((await read()).settings?.state).toBe('active');
  api.setNow(new Date(Date.now() + 61 * 60_000));
  await drain();
  const { settings: paused, data } = await read();
  expect([paused?.state, data[0]?.state]).toEqual(['paused', 'held']);
  expect(await lettersQueued(api)).toEqual(['webhook-paused']);
  const before = receiver.received.length;
  await sendRequest(api, { email: 'otra@example.com' });
  await drain();
  expect(receiver.received).toHaveLength(before);
  receiver.answerWith(200);
  await save({ events: ['contact.created'], version: paused?.version ?? settings.version });
  await drain();
  expect((await read()).data.map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  expect((await read()).settings).toMatchObject({ state: 'active', paused_at: null });
});

test('[C388] a test goes out at once, whatever is chosen, and says what came of it', async () => {
  const none = await send(api.app, testWebhook, { params }, { cookie: builder });
  expect(none.statusCode).toBe(409);
  await save({ active: false });
  const tested = await call(api.app, testWebhook, { params }, { cookie: builder });
  expect([tested.ok, told()[0]?.event, told()[0]?.contact]).toEqual([1, 'test', null]);
  receiver.answerWith(404);
  const refused = await call(api.app, testWebhook, { params }, { cookie: builder });
  expect([refused.ok, refused.message, refused.delivery.attempts[0]?.status]).toEqual([
    0,
    'Tu servidor recibió la prueba, pero contestó con un error.',
    404,
  ]);
});

test('[C389] what was told is told again under its number, once for two presses, and only while the connection is on', async () => {
  const { settings } = await save({ events: ['contact.created'] });
  await sendRequest(api);
  await drain();
  const delivery = (await read()).data[0]?.id ?? '';
  const press = () => call(api.app, replayDelivery, { params: { ...params, delivery } }, { cookie: builder });
  expect((await Promise.all([press(), press()])).map(({ ok }) => ok)).toEqual([1, 1]);
  await drain();
  expect(told().map(({ id }) => id)).toEqual([delivery, delivery]);
  await save({ active: false, version: settings.version });
  expect(await press()).toMatchObject({ ok: 0, message: 'Activa la conexión para repetir un envío.' });
});

test('[C386] a system that is slow lets those of other builders go first', async () => {
  await save({ events: ['contact.created'] });
  receiver.answerAfter(2100);
  await sendRequest(api);
  const drained = drain();
  await expect.poll(() => receiver.received.length).toBe(1);
  for (const name of ['una', 'otra']) await sendRequest(api, { email: `${name}@example.com` });
  await drained;
  expect(receiver.received).toHaveLength(1);
  const { rows } = await sql<{ waits: boolean }>`select next_attempt_at > now() + interval '5 seconds' as waits
    from outbox where topic = 'builder-webhook' and state = 'pending'`.execute(api.backend.db);
  expect(rows).toEqual([{ waits: true }, { waits: true }]);
  receiver.answerAfter(0);
  await makeDue();
  await drain();
  expect(receiver.received).toHaveLength(3);
});

test('[C386] what nobody sends any more, and what waited for months, is forgotten; what is queued is not', async () => {
  const { db } = api.backend;
  await save({ events: ['contact.created'] });
  for (const name of ['queued', 'left', 'held']) await sendRequest(api, { email: `${name}@example.com` });
  const last = sql`(select id from webhook_delivery order by created_at desc, id limit 1)`;
  await sql`update webhook_delivery set state = 'held' where id = ${last}`.execute(db);
  const unqueue = (state: string) =>
    sql`delete from outbox where payload->>'deliveryId' =
      (select id::text from webhook_delivery where state = ${state} order by id limit 1)`.execute(db);
  await unqueue('held');
  await unqueue('waiting');
  const statesAfter = async (days: number) => {
    await forgetDeliveries(db, new Date(Date.now() + days * 86_400_000));
    return (await read()).data.map(({ state }) => state).toSorted();
  };
  expect(await statesAfter(29)).toEqual(['held', 'waiting', 'waiting']);
  expect(await statesAfter(31)).toEqual(['held', 'waiting']);
  expect(await statesAfter(91)).toEqual(['waiting']);
});

test('[C386] what is switched off is told of nothing, and what is old is forgotten', async () => {
  const { settings } = await save();
  await sendRequest(api);
  await drain();
  await save({ active: false, version: settings.version });
  await sendRequest(api, { email: 'otra@example.com' });
  await drain();
  expect(receiver.received).toHaveLength(1);
  await forgetDeliveries(api.backend.db, new Date(Date.now() + 31 * 86_400_000));
  expect((await read()).total).toBe(0);
});
