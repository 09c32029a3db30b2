import { deleteAlert, listAlerts, saveAlert } from '@umbral/domain/api/saved.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { day, happen, plantsOf, save } from '../../testing/alert-fixture.ts';
import { call, send, signIn } from '../../testing/call.ts';
import { createPostman, type Postman } from '../../testing/postman.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { runAlerts } from './alert-job.ts';
import { tidyAlerts } from './tidy-alerts.ts';

let api: TestApp;
let post: Postman;
let mine: string;
let theirs: string;

const email = 'persona@example.com';

beforeAll(async () => {
  api = await createTestApp();
  post = createPostman(api);
  mine = await signIn(api.app, 'visitor');
  theirs = await signIn(api.app, 'seo');
});
beforeEach(async () => {
  api.setNow(undefined);
  await sql`truncate alert, alert_digest, plant_news, outbox, attempt_count cascade`.execute(api.backend.db);
});
afterAll(() => api.close());

async function alerts() {
  const { rows } = await sql<{ active: boolean; confirmed: boolean }>`
    select is_active as active, confirmed_at is not null as confirmed from alert order by id`.execute(api.backend.db);
  return rows;
}

test('[C120, C121, C128] an alert is saved with its consent and mail, and deleted only by its person', async () => {
  const body = { filters: { city: 'bogota', room: '2+', status: [], country: null }, frequency: 'daily' as const };
  expect(await call(api.app, saveAlert, { body }, { cookie: mine })).toEqual({ ok: 1, reason: null });
  const { data } = await call(api.app, listAlerts, {}, { cookie: mine });
  expect(data).toMatchObject([{ filters: { city: 'bogota', room: '2+' }, frequency: 'daily', is_active: true }]);
  expect(Object.keys(data[0]?.filters ?? {}).toSorted()).toEqual(['city', 'room']);
  const id = data[0]?.id ?? 0;
  expect((await post.lastMail()).subject).toBe('Creamos tu alerta');
  expect((await send(api.app, deleteAlert, { body: { id } }, { cookie: theirs })).statusCode).toBe(404);
  expect((await call(api.app, deleteAlert, { body: { id } }, { cookie: mine })).ok).toBe(1);
  const { rows } = await sql`select granted from consent where purpose = 'alerts' and source = 'alerta'`.execute(
    api.backend.db,
  );
  expect(rows).toContainEqual({ granted: true });
});

test('[C121, C128] alerts of an account are nobody else’s business', async () => {
  expect((await send(api.app, listAlerts, {})).statusCode).toBe(401);
  expect((await send(api.app, deleteAlert, { body: { id: 1 } })).statusCode).toBe(401);
  await save(api, { cookie: mine });
  expect((await call(api.app, listAlerts, {}, { cookie: theirs })).data).toEqual([]);
});

test.each([
  { filters: { city: 'NO ES UN SLUG' } },
  { filters: { room: '0' } },
  { filters: { priceRange: [-1, null] } },
  { filters: {}, frequency: 'hourly' },
  { filters: {}, path: '//evil.example/proyectos-vivienda' },
  { filters: {}, path: '/mi-cuenta' },
  { filters: { city: 'cali' }, user_id: 1 },
  {},
])('[C120] %j is refused and nothing is stored', async (body) => {
  expect((await send(api.app, saveAlert, { body }, { cookie: mine })).statusCode).toBe(422);
  expect(await alerts()).toEqual([]);
});

test('[C120] a visitor without an account needs an address and a consent', async () => {
  const filters = { city: 'cali' };
  expect(await call(api.app, saveAlert, { body: { filters } })).toMatchObject({ ok: 0 });
  expect(await call(api.app, saveAlert, { body: { filters, email } })).toMatchObject({ ok: 0 });
  expect(await alerts()).toEqual([]);
});

test('[C120] an alert by address counts once the address has confirmed it; opening the link changes nothing', async () => {
  api.setNow(day(1));
  await save(api, { email });
  const [plant = 0] = await plantsOf(api, 'bogota', 1);
  await happen(api, { plantId: plant, at: day(1, '12:00') });
  const link = post.linkIn(await post.lastMail(), '/alertas/confirmar');
  api.setNow(day(2));
  expect(await runAlerts(api.backend)).toEqual({ checked: 0, mails: 0 });
  expect((await post.open(link)).body).toContain('¿Confirmas tu alerta?');
  expect(await alerts()).toEqual([{ active: true, confirmed: false }]);
  expect((await post.press(link)).body).toContain('Tu alerta está activa');
  await post.press(link);
  expect(await alerts()).toEqual([{ active: true, confirmed: true }]);
  await happen(api, { plantId: plant, at: day(2, '12:00') });
  api.setNow(day(3));
  expect(await runAlerts(api.backend)).toEqual({ checked: 1, mails: 1 });
});

test('[C120] the mail to an address that nobody has proved carries no words of whoever typed it', async () => {
  const city = { city: 'bogota', propertyType: 'apartment' } as const;
  const words = { text: 'gana en evil.example', zone: 'gana-en-evil', neighborhood: 'llama-ya' };
  const body = { filters: { ...city, ...words }, name: 'Premio en evil.example', email, agree_terms: 'S' as const };
  await call(api.app, saveAlert, { body });
  const mail = await post.lastMail();
  expect(mail.text).toContain('para la búsqueda «Apartamentos en Bogotá»');
  expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/evil|premio|llama/i);
});

test('[C121, C128] an alert whose filters can no longer be read is listed still, and can be deleted', async () => {
  await save(api, { cookie: mine, name: 'Vieja' });
  await sql`update alert set filters = '{"room": "of an older release"}'`.execute(api.backend.db);
  const { data } = await call(api.app, listAlerts, {}, { cookie: mine });
  expect(data).toMatchObject([{ name: 'Vieja', filters: {} }]);
  expect((await call(api.app, deleteAlert, { body: { id: data[0]?.id ?? 0 } }, { cookie: mine })).ok).toBe(1);
});

test('[C120] each mail ends its alerts with one click by RFC 8058, and each alert has a link of its own', async () => {
  api.setNow(day(1));
  const cookie = await signIn(api.app, 'visitor');
  await save(api, { cookie, name: 'Bogotá' });
  await save(api, { cookie, name: 'Cali', city: 'cali' });
  const [bogota = 0] = await plantsOf(api, 'bogota', 1);
  const [cali = 0] = await plantsOf(api, 'cali', 1);
  for (const plantId of [bogota, cali]) await happen(api, { plantId, at: day(1, '12:00') });
  api.setNow(day(2));
  await runAlerts(api.backend);
  const mail = await post.lastMail();
  expect(post.header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const one = post.linkIn(mail, '/alertas/baja');
  expect((await post.open(one)).body).toContain('¿Cancelas esta alerta?');
  expect((await alerts()).map(({ active }) => active)).toEqual([true, true]);
  await post.press(one);
  expect((await alerts()).map(({ active }) => active)).toEqual([false, true]);
  const all = post.unsubscribeLink(mail);
  expect((await post.open(all)).statusCode).toBe(200);
  expect((await alerts()).map(({ active }) => active)).toEqual([false, true]);
  expect((await post.oneClick(all)).statusCode).toBe(200);
  expect((await post.oneClick(all)).statusCode).toBe(200);
  expect((await alerts()).map(({ active }) => active)).toEqual([false, false]);
  const { rows } = await sql`select granted from consent where source = 'alerta-baja'`.execute(api.backend.db);
  expect(rows).toEqual([{ granted: false }, { granted: false }]);
});

test('[C120] the token of a link is stored as its hash only', async () => {
  await save(api, { email });
  const link = post.linkIn(await post.lastMail(), '/alertas/confirmar');
  const token = new URL(link, 'http://portal.test').searchParams.get('token') ?? '';
  const { rows } = await sql<{ row: string }>`select row_to_json(alert)::text as row from alert`.execute(
    api.backend.db,
  );
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(rows[0]?.row).not.toContain(token);
  const other = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`;
  expect((await post.press(`/api/alertas/confirmar?token=${other}`)).statusCode).toBe(404);
});

test('[C120] the page asks without script, may be framed by nobody and posts only home', async () => {
  await save(api, { email });
  const page = await post.open(post.linkIn(await post.lastMail(), '/alertas/confirmar'));
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; frame-ancestors 'none'/,
  );
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
  expect(page.body).not.toContain('<script');
});

test('[C120] the same search is one alert; an address is asked once in a quarter of an hour', async () => {
  await Promise.all(Array.from({ length: 12 }, () => save(api, { email })));
  expect(await alerts()).toHaveLength(1);
  const { rows } = await sql`select 1 from outbox where topic = 'mail'`.execute(api.backend.db);
  expect(rows).toHaveLength(1);
  await save(api, { cookie: mine, name: 'Primera', frequency: 'daily' });
  await save(api, { cookie: mine, name: 'Segunda', frequency: 'monthly' });
  expect((await call(api.app, listAlerts, {}, { cookie: mine })).data).toMatchObject([
    { name: 'Segunda', frequency: 'monthly' },
  ]);
});

test('[C120] an alert by address that was ended begins anew when it is saved again, and asks again', async () => {
  await save(api, { email });
  await post.press(post.linkIn(await post.lastMail(), '/alertas/confirmar'));
  await sql`update alert set is_active = false`.execute(api.backend.db);
  api.setNow(new Date(Date.now() + 3_600_000));
  await save(api, { email });
  expect(await alerts()).toEqual([{ active: true, confirmed: false }]);
  await post.press(post.linkIn(await post.lastMail(), '/alertas/confirmar'));
  expect(await alerts()).toEqual([{ active: true, confirmed: true }]);
});

test('[C120] nobody but its account changes an alert of an account', async () => {
  await save(api, { cookie: mine, name: 'Mía' });
  await sql`update alert set is_active = false`.execute(api.backend.db);
  await save(api, { email: 'visitante@example.com', name: 'Ajena', frequency: 'monthly' });
  expect(await alerts()).toEqual([{ active: false, confirmed: true }]);
  expect((await call(api.app, listAlerts, {}, { cookie: mine })).data).toMatchObject([
    { name: 'Mía', frequency: 'daily', is_active: false },
  ]);
});

test('[C120] an account that has not proved its address confirms each alert by mail', async () => {
  await sql`update app_user set email_verified_at = null where email = 'visitante@example.com'`.execute(api.backend.db);
  await save(api, { cookie: mine });
  expect(await alerts()).toEqual([{ active: true, confirmed: false }]);
  await post.press(post.linkIn(await post.lastMail(), '/alertas/confirmar'));
  expect(await alerts()).toEqual([{ active: true, confirmed: true }]);
  await sql`update app_user set email_verified_at = now() where email = 'visitante@example.com'`.execute(
    api.backend.db,
  );
});

test('[C120] a person keeps at most 20 alerts, also when 30 are sent at once', async () => {
  const cities = await sql<{ slug: string }>`select slug from city order by id limit 30`.execute(api.backend.db);
  const answers = await Promise.all(cities.rows.map(({ slug }) => save(api, { cookie: mine, city: slug })));
  expect(answers).toHaveLength(30);
  expect(answers.filter(({ ok }) => ok === 1)).toHaveLength(20);
  expect(new Set(answers.map(({ reason }) => reason))).toEqual(
    new Set([null, 'Puedes tener máximo 20 alertas. Elimina una para crear otra.']),
  );
});

test('[C120] what nobody confirmed is forgotten', async () => {
  await save(api, { email });
  await save(api, { cookie: mine });
  api.setNow(new Date(Date.now() + 9 * 86_400_000));
  await tidyAlerts(api.backend);
  expect(await alerts()).toEqual([{ active: true, confirmed: true }]);
});

test('[C120] many searches under somebody else’s address cannot fill that mailbox', async () => {
  for (let number = 1; number <= 13; number += 1) {
    const body = { filters: { priceRange: [number, null] as [number, null] }, email, agree_terms: 'S' as const };
    expect(await call(api.app, saveAlert, { body })).toEqual({ ok: 1, reason: null });
  }
  const { rows } = await sql`select from outbox where payload ->> 'template' = 'alert-confirm'`.execute(api.backend.db);
  expect([(await alerts()).length, rows.length]).toEqual([13, 10]);
});

const prove = (moment: string | null) =>
  sql`update app_user set email_verified_at = ${moment}::timestamptz where email = 'visitante@example.com'`.execute(
    api.backend.db,
  );

test('[C120, C128] an account that has not proved its address neither takes up nor changes an alert by address', async () => {
  const own = 'visitante@example.com';
  await save(api, { email: own, frequency: 'daily' });
  await post.press(post.linkIn(await post.lastMail(), '/alertas/confirmar'));
  await prove(null);
  await save(api, { cookie: mine, name: 'Ajena', frequency: 'monthly' });
  expect((await call(api.app, listAlerts, {}, { cookie: mine })).data).toEqual([]);
  const { rows } = await sql`select user_id, frequency, confirmed_at is not null as confirmed from alert`.execute(
    api.backend.db,
  );
  expect(rows).toEqual([{ user_id: null, frequency: 'daily', confirmed: true }]);
  await prove('2026-01-01');
  await save(api, { cookie: mine, name: 'Mía', frequency: 'monthly' });
  expect((await call(api.app, listAlerts, {}, { cookie: mine })).data).toMatchObject([
    { name: 'Mía', frequency: 'monthly' },
  ]);
});

test('[C120] what strangers save under an address leaves its owner all alerts, and is bounded', async () => {
  const saveMany = async (options: { email?: string; cookie?: string }) => {
    const cities = await sql<{ slug: string }>`select slug from city order by id limit 30`.execute(api.backend.db);
    const answers: number[] = [];
    for (const { slug } of cities.rows) answers.push((await save(api, { ...options, city: slug })).ok);
    return answers.filter((ok) => ok === 1).length;
  };
  expect(await saveMany({ email: 'visitante@example.com' })).toBe(30);
  expect((await alerts()).length).toBe(20);
  const asked = await sql`select from alert where confirm_sent_at is not null`.execute(api.backend.db);
  expect(asked.rows).toHaveLength(10);
  expect(await saveMany({ cookie: mine })).toBe(20);
});
