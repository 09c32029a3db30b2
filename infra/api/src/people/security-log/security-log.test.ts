import { requestPasswordReset, savePassword } from '@umbral/domain/api/passwords.ts';
import { saveProfile } from '@umbral/domain/api/profile.ts';
import { finishSignIn } from '@umbral/domain/api/second-factor.ts';
import { listOwnSecurityEvents, listSecurityEvents } from '@umbral/domain/api/security-log.ts';
import { logoutEverywhere } from '@umbral/domain/api/sessions.ts';
import { login, logout } from '@umbral/domain/api/users.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordSecurityEvent, shortNetwork } from '../../engine/sessions/security-log.ts';
import { call, password, people, send, signIn } from '../../testing/call.ts';
import { createPostman } from '../../testing/postman.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { setUpTotp } from '../second-factor/testing/totp-person.ts';
import { forgetEvents } from './forget-events-job.ts';

let api: TestApp;
const browser = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0', 'x-forwarded-for': '198.51.100.77' };

beforeAll(async () => {
  api = await createTestApp();
});

beforeEach(async () => {
  await sql`truncate security_event, attempt_count`.execute(api.backend.db);
});

afterAll(() => api.close());

const logIn = (secret = password, email: string = people.visitor) =>
  send(api.app, login, { body: { email, password: secret, user_key: '' } }, { headers: browser });
const own = async (cookie: string, query = {}) =>
  (await call(api.app, listOwnSecurityEvents, { query }, { cookie })).data;
const kindsOf = (events: readonly { kind: string }[]) => events.map(({ kind }) => kind);
const stored = async () =>
  (
    await sql<{
      all: string;
    }>`select coalesce(jsonb_agg(to_jsonb(e)), '[]')::text as all from security_event e`.execute(api.backend.db)
  ).rows[0]?.all ?? '';

test('[C266] a person reads who came in and who failed, with device and shortened network; failures of a day in one row', async () => {
  for (let wrong = 0; wrong < 3; wrong += 1) await logIn('not the password');
  const answer = await logIn();
  const cookie = `SessionId=${answer.cookies.find(({ name }) => name === 'SessionId')?.value}`;
  const [entered, failed, ...more] = await own(cookie);
  expect(more).toEqual([]);
  const place = { by: 'person', device: 'Firefox en Windows', network: '198.51.100.0/24' };
  expect(entered).toMatchObject({ kind: 'signed-in', times: 1, facts: { way: 'password' }, ...place });
  expect(failed).toMatchObject({ kind: 'sign-in-failed', times: 3, facts: {}, ...place });
  await send(api.app, logout, {}, { cookie });
  expect(kindsOf(await own(await signIn(api.app, 'visitor')))).toContain('signed-out');
});

test('[C266] nobody reads the log of somebody else', async () => {
  await logIn('not the password');
  expect(kindsOf(await own(await signIn(api.app, 'builder')))).not.toContain('sign-in-failed');
});

test('an address without an account leaves a row that names nobody, as a wrong password does', async () => {
  await logIn('not the password', 'nobody.at.all@example.com');
  await send(api.app, requestPasswordReset, { body: { email: 'nobody.at.all@example.com' } });
  const { rows } = await sql`select kind, user_id from security_event order by id`.execute(api.backend.db);
  expect(rows).toEqual([
    { kind: 'sign-in-failed', user_id: null },
    { kind: 'reset-requested', user_id: null },
  ]);
  expect(await stored()).not.toMatch(/nobody|198\.51\.100\.77/);
});

test('[C266] a new password, a wrong one within the account and ended sessions are told', async () => {
  const cookie = await signIn(api.app, 'visitor');
  const change = (current_password: string) =>
    send(api.app, saveProfile, { body: { current_password, password, password_confirm: password } }, { cookie });
  await change('not the password');
  const changed = await change(password);
  const fresh = `SessionId=${changed.cookies.find(({ name }) => name === 'SessionId')?.value}`;
  await send(api.app, logoutEverywhere, {}, { cookie: fresh });
  const kinds = kindsOf(await own(await signIn(api.app, 'visitor')));
  expect(kinds.filter((kind) => kind !== 'signed-in')).toEqual([
    'sessions-ended',
    'password-changed',
    'password-failed',
  ]);
});

test('a password that was recovered by the letter is told as such, and that the letter was asked for', async () => {
  await send(api.app, requestPasswordReset, { body: { email: people.visitor } });
  const { text = '' } = await createPostman(api).lastMail();
  const token = /\/password\/reset\/([\w-]{43})/.exec(text)?.[1] ?? '';
  await send(api.app, savePassword, { body: { token, password, password_confirm: password } });
  const kinds = kindsOf(await own(await signIn(api.app, 'visitor')));
  expect(kinds).toEqual(['signed-in', 'password-recovered', 'reset-requested']);
});

test('[C266] a second step, its wrong codes, and a code of paper that was used are told', async () => {
  const cookie = await signIn(api.app, 'builder');
  const { recoveryCodes } = await setUpTotp(api, cookie);
  const fresh = { body: { email: people.builder, password, user_key: '' } };
  const step = (await send(api.app, login, fresh)).cookies.find(({ name }) => name === 'SignInStep')?.value;
  const finish = (code: string) => send(api.app, finishSignIn, { body: { code } }, { cookie: `SignInStep=${step}` });
  await finish('000000');
  const entered = await finish(recoveryCodes[0] ?? '');
  const events = await own(`SessionId=${entered.cookies.find(({ name }) => name === 'SessionId')?.value}`);
  expect(kindsOf(events)).toEqual(['signed-in', 'recovery-code-used', 'factor-failed', 'factor-added', 'signed-in']);
  expect(events.map(({ facts }) => facts)).toEqual([
    { way: 'recovery' },
    {},
    {},
    { factor: 'totp' },
    { way: 'password' },
  ]);
});

test('[C267, B145] administrators find events by person and kind, in the body; that they read is in the log', async () => {
  const admin = await signIn(api.app, 'admin');
  await logIn('not the password');
  await logIn();
  const ask = async (body: object) =>
    (await call(api.app, listSecurityEvents, { body: body as never }, { cookie: admin })).data;
  const [failed, ...others] = await ask({ q: people.visitor.toUpperCase(), kind: 'sign-in-failed' });
  expect(others).toEqual([]);
  expect(failed).toMatchObject({ person: { email: people.visitor }, actor: null, by: 'person' });
  const person = failed?.person?.id ?? 0;
  expect(kindsOf(await ask({ person }))).toEqual(['signed-in', 'sign-in-failed']);
  expect((await ask({ person }))[0]).toMatchObject({ kind: 'log-read', by: 'staff', actor: 'Marcela Quintero' });
  const cookie = await signIn(api.app, 'visitor');
  expect((await own(cookie)).filter(({ kind }) => kind === 'log-read')[0]).toMatchObject({ by: 'staff' });
  expect((await send(api.app, listSecurityEvents, { body: {} }, { cookie })).statusCode).toBe(403);
});

test('what is written stays: no change, no deletion before 24 months, and the job deletes what is older', async () => {
  const { db } = api.backend;
  await recordSecurityEvent(db, { kind: 'blocked' });
  await expect(sql`update security_event set kind = 'unblocked'`.execute(db)).rejects.toThrow('only added to');
  await expect(sql`update security_event set user_id = 1`.execute(db)).rejects.toThrow('only added to');
  await expect(sql`delete from security_event`.execute(db)).rejects.toThrow('only added to');
  await sql`insert into security_event (at, kind, done_by) values (now() - interval '25 months', 'signed-in', 'person')`.execute(
    db,
  );
  await forgetEvents(api.backend);
  expect((await sql`select kind from security_event`.execute(db)).rows).toEqual([{ kind: 'blocked' }]);
});

test('an account that is deleted leaves rows that name nobody: no network, no device, no reason', async () => {
  const { db } = api.backend;
  const { rows } = await sql<{ id: number }>`insert into app_user (email, first_name, last_name)
    values ('leaves@example.com', 'Se', 'Va') returning id`.execute(db);
  const request = { ip: '2001:db8:1:2::7', headers: browser };
  const facts = { reason: 'Escribió su teléfono', way: 'password' } as const;
  await recordSecurityEvent(db, { kind: 'blocked', userId: rows[0]?.id, request, facts });
  await sql`delete from app_user where email = 'leaves@example.com'`.execute(db);
  const left = await sql`select user_id, network, device, facts from security_event`.execute(db);
  expect(left.rows).toEqual([{ user_id: null, network: null, device: null, facts: { way: 'password' } }]);
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2::7', '2001:db8:1::/48'],
])('of %s the log keeps %s', (ip, kept) => {
  expect(shortNetwork(ip)).toBe(kept);
});
