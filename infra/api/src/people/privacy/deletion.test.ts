import { deleteAccount, deletionPagePath } from '@umbral/domain/api/privacy.ts';
import { currentSession, login } from '@umbral/domain/api/users.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSession } from '../../engine/sessions/session-store.ts';
import { call, password as seedPassword, send, signIn } from '../../testing/call.ts';
import { createPostman } from '../../testing/postman.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteDueAccounts } from '../deletion/deletion-job.ts';
import { keepPath } from '../deletion/deletion-paths.ts';
import { hashPassword } from '../users/password.ts';
import { fillEverything, leaver, placesThatName } from './testing/full-person.ts';

let api: TestApp;
let userId: number;
const day = 86_400_000;
const password = 'clave de quien se va';

beforeAll(async () => {
  api = await createTestApp();
});

beforeEach(async () => {
  await sql`truncate attempt_count`.execute(api.backend.db);
  await sql`delete from account_deletion`.execute(api.backend.db);
  await sql`delete from outbox where topic = 'mail'`.execute(api.backend.db);
  userId = await fillEverything(api.backend.db);
  // Whoever comes back here does so by the password alone.
  await sql`delete from totp_factor where user_id = ${userId}`.execute(api.backend.db);
  await sql`insert into credential (user_id, password_hash) values (${userId}, ${await hashPassword(password, 'test')})`.execute(
    api.backend.db,
  );
});

afterEach(() => api.setNow(undefined));
afterAll(() => api.close());

const session = async () => `SessionId=${await openSession(api.backend, userId, 'test')}`;
const ask = (body: object, cookie: string) => send(api.app, deleteAccount, { body }, { cookie });
const logIn = () => send(api.app, login, { body: { email: leaver.email, password, user_key: '' } });
const later = (days: number) => api.setNow(new Date(Date.now() + days * day));
const isThere = async () =>
  (await sql`select from app_user where id = ${userId}`.execute(api.backend.db)).rows.length === 1;
const lettersOf = async () => {
  const { rows } = await sql<{ template: string }>`select payload ->> 'template' as template from outbox
    where topic = 'mail' order by id`.execute(api.backend.db);
  return rows.map(({ template }) => template);
};

test('[B137, C236] the password is needed; then every session ends, and the account goes after 14 days, not before', async () => {
  const cookie = await session();
  const other = await session();
  expect((await ask({ password: 'otra' }, cookie)).json()).toMatchObject({ ok: 0, due_at: null });
  expect((await ask({}, '')).statusCode).toBe(401);
  const answer = (await ask({ password }, cookie)).json();
  expect(answer).toMatchObject({ ok: 1, reason: null });
  expect(Math.round((Date.parse(answer.due_at) - Date.now()) / day)).toBe(14);
  for (const ended of [cookie, other]) expect((await call(api.app, currentSession, {}, { cookie: ended })).ok).toBe(0);
  later(13.9);
  await deleteDueAccounts(api.backend);
  expect(await isThere()).toBe(true);
  later(14.1);
  await deleteDueAccounts(api.backend);
  expect(await isThere()).toBe(false);
  expect(await lettersOf()).toEqual(['deletion-asked', 'account-deleted']);
});

test('[B137, C236] signing in takes the deletion back, and the owner is told', async () => {
  await ask({ password }, await session());
  expect((await logIn()).json().ok).toBe(1);
  later(15);
  await deleteDueAccounts(api.backend);
  expect(await isThere()).toBe(true);
  expect(await lettersOf()).toEqual(['deletion-asked', 'account-kept', 'new-device']);
});

test('[B137] the link of the letter takes it back by its button, once, and not after it was done', async () => {
  await ask({ password }, await session());
  const postman = createPostman(api);
  const url = postman.linkIn(await postman.lastMail(), keepPath);
  expect(url).toContain(keepPath);
  expect((await postman.open(url)).body).toContain('Conservar mi cuenta');
  expect((await postman.press(url)).statusCode).toBe(200);
  expect((await postman.press(url)).statusCode).toBe(404);
  later(15);
  await deleteDueAccounts(api.backend);
  expect(await isThere()).toBe(true);
});

test('[B137] the only administrator stays until there is another', async () => {
  const cookie = await signIn(api.app, 'admin');
  const own = { password: seedPassword };
  expect((await ask(own, cookie)).json()).toMatchObject({ ok: 0, reason: expect.stringContaining('Nombra a otra') });
  await sql`insert into user_role (user_id, role_key) values (${userId}, 'administrador')`.execute(api.backend.db);
  expect((await ask(own, cookie)).json().ok).toBe(1);
});

test('[B137] without a password a fresh sign-in is needed', async () => {
  await sql`delete from credential where user_id = ${userId}`.execute(api.backend.db);
  const cookie = await session();
  api.setNow(new Date(Date.now() + 11 * 60_000));
  expect((await ask({}, cookie)).json()).toMatchObject({ ok: 0, reason: expect.stringContaining('ingresa de nuevo') });
  api.setNow(undefined);
  expect((await ask({}, cookie)).json().ok).toBe(1);
});

test('[B137, C236] without script a page asks, a wrong password brings it back, and the right one ends the account', async () => {
  const cookie = await session();
  const headers = { accept: 'text/html', origin: 'http://portal.test', 'sec-fetch-site': 'same-origin', cookie };
  const post = (fields: Record<string, string>) =>
    api.app.inject({
      method: 'POST',
      url: `/api${deleteAccount.path}`,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const page = (as: object) => api.app.inject({ url: `/api${deletionPagePath}`, headers: { ...as } });
  expect((await page({})).headers.location).toBe('/login?_=%2Fmi-cuenta%2Fprivacidad');
  expect((await page(headers)).body).toContain('name="password"');
  const wrong = await post({ password: 'otra' });
  expect([wrong.statusCode, wrong.headers['cache-control']]).toEqual([422, 'no-store']);
  expect(wrong.body).toContain('La contraseña no es correcta');
  expect(wrong.body).toContain(`action="/api${deleteAccount.path}"`);
  const done = await post({ password });
  expect([done.statusCode, done.body.includes('La borraremos el ')]).toEqual([200, true]);
  expect(await lettersOf()).toEqual(['deletion-asked']);
  expect((await call(api.app, currentSession, {}, { cookie })).ok).toBe(0);
});

test('[B137] who has no password is asked for none', async () => {
  await sql`delete from credential where user_id = ${userId}`.execute(api.backend.db);
  const { body } = await api.app.inject({ url: `/api${deletionPagePath}`, headers: { cookie: await session() } });
  expect(body).toContain('Sí, eliminarla');
  expect(body).not.toContain('name="password"');
});

test('[B137] afterwards nothing in the database names the person, but for the proof of consents', async () => {
  const before = await placesThatName(api.backend.db);
  expect(before.length).toBeGreaterThan(20);
  await ask({ password }, await session());
  later(15);
  await deleteDueAccounts(api.backend);
  await createPostman(api).deliver();
  expect(await placesThatName(api.backend.db)).toEqual(['consent.email']);
  const { rows } = await sql<{ done: boolean }>`select done_at is not null as done from account_deletion`.execute(
    api.backend.db,
  );
  expect(rows).toEqual([{ done: true }]);
  // What others need is still there.
  const { rows: kept } = await sql<{ count: number }>`select
    (select count(*) from contact where name = 'Persona que eliminó su cuenta')
    + (select count(*) from comment where content = 'Su autor eliminó este comentario.') as count`.execute(
    api.backend.db,
  );
  expect(kept[0]?.count).toBeGreaterThanOrEqual(2);
});

test('[B137, C387] the systems of builders hear that a request is withdrawn, and it names nobody to its sales room', async () => {
  const { db } = api.backend;
  await sql`insert into builder_webhook (builder_id, url, events, secret, secret_at)
    select distinct builder_id, 'https://crm.example.com/', array['contact.withdrawn'], ''::bytea, now()
    from contact where user_id = ${userId} and builder_id is not null`.execute(db);
  await ask({ password }, await session());
  later(15);
  await deleteDueAccounts(api.backend);
  const { rows } = await sql<object>`select d.event, d.state, c.withdrawn_at is not null as is_withdrawn
    from webhook_delivery d join contact c on c.id = d.contact_id`.execute(db);
  const told = { event: 'contact.withdrawn', state: 'waiting', is_withdrawn: true };
  expect(rows).toEqual([told, told]);
  await sql`delete from builder_webhook`.execute(db);
});

test('[B137] an address that was never proven takes nothing along that others may have sent with it', async () => {
  await sql`update app_user set email_verified_at = null where id = ${userId}`.execute(api.backend.db);
  await ask({ password }, await session());
  later(15);
  await deleteDueAccounts(api.backend);
  const { rows } = await sql<{ count: number }>`select count(*) from lead where email = ${leaver.email}`.execute(
    api.backend.db,
  );
  expect(rows[0]?.count).toBe(1);
  await sql`delete from lead where email = ${leaver.email}`.execute(api.backend.db);
});
