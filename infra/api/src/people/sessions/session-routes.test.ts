import { requestPasswordReset } from '@umbral/domain/api/passwords.ts';
import { endSession, listSessions, logoutEverywhere } from '@umbral/domain/api/sessions.ts';
import { currentSession, login, logout } from '@umbral/domain/api/users.ts';
import { deviceName } from '@umbral/domain/people/device-name.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ownsIt, requireAnyRole, requireOwner, rolesValue } from '../../engine/sessions/access.ts';
import { call, password, people, send, signIn } from '../../testing/call.ts';
import { createPostman } from '../../testing/postman.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
const hour = 3_600_000;

beforeAll(async () => {
  api = await createTestApp();
});

afterEach(() => api.setNow(undefined));
afterAll(() => api.close());

async function signInFrom(userAgent: string): Promise<string> {
  const body = { email: people.visitor, password, user_key: '' };
  const answer = await send(api.app, login, { body }, { headers: { 'user-agent': userAgent } });
  return `SessionId=${answer.cookies.find(({ name }) => name === 'SessionId')?.value}`;
}

const isOpen = async (cookie: string) => (await call(api.app, currentSession, {}, { cookie })).ok === 1;
const sessionsOf = async (cookie: string) => (await call(api.app, listSessions, {}, { cookie })).data;

test('people see their sessions by device, the present one first, and end one of them', async () => {
  const phone = await signInFrom(
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
  );
  const desk = await signInFrom('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
  const sessions = await sessionsOf(desk);
  expect(sessions.slice(0, 2).map(({ device, is_current }) => [device, is_current])).toEqual([
    ['Firefox en Linux', true],
    ['Chrome en Android', false],
  ]);
  expect(JSON.stringify(sessions)).not.toContain(desk.slice(10));
  expect((await call(api.app, endSession, { body: { id: sessions[1]?.id ?? '' } }, { cookie: desk })).ok).toBe(1);
  expect([await isOpen(phone), await isOpen(desk)]).toEqual([false, true]);
  const own = await send(api.app, endSession, { body: { id: sessions[0]?.id } }, { cookie: desk });
  expect(own.cookies.map(({ name, value }) => [name, value])).toContainEqual(['SessionId', '']);
  expect(await isOpen(desk)).toBe(false);
});

test('sessions of others do not exist, whatever the role', async () => {
  const visitor = await signIn(api.app, 'visitor');
  const admin = await signIn(api.app, 'admin');
  const [{ id } = { id: '' }] = await sessionsOf(visitor);
  expect((await sessionsOf(admin)).map((session) => session.id)).not.toContain(id);
  expect((await send(api.app, endSession, { body: { id } }, { cookie: admin })).statusCode).toBe(404);
  expect(await isOpen(visitor)).toBe(true);
});

test('logging out everywhere ends every session of the person and of nobody else', async () => {
  const cookies = [await signIn(api.app, 'visitor'), await signIn(api.app, 'visitor')];
  const other = await signIn(api.app, 'builder');
  const answer = await send(api.app, logoutEverywhere, {}, { cookie: cookies[0] });
  expect(answer.json()).toEqual({ ok: 1 });
  expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
    ['SessionId', ''],
    ['userRoles', ''],
  ]);
  expect(await Promise.all(cookies.map(isOpen))).toEqual([false, false]);
  expect(await isOpen(other)).toBe(true);
});

test('[B075, C114] a session in use gets its cookie for two more days, at most once an hour; logging out still clears it', async () => {
  const cookie = await signIn(api.app, 'visitor');
  const renewed = async () => (await send(api.app, currentSession, {}, { cookie })).cookies.map(({ name }) => name);
  expect(await renewed()).toEqual([]);
  api.setNow(new Date(Date.now() + 2 * hour));
  expect(await renewed()).toEqual(['SessionId', 'userRoles']);
  expect(await renewed()).toEqual([]);
  api.setNow(new Date(Date.now() + 4 * hour));
  const answer = await send(api.app, logout, {}, { cookie });
  expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
    ['SessionId', ''],
    ['userRoles', ''],
  ]);
});

test.each([
  ['no id', {}],
  ['an id that is none', { id: '1 or 1=1' }],
  ['a field too many', { id: '0198c0de-0000-4000-8000-000000000000', user_id: 1 }],
])('ending a session with %s is refused', async (_what, body) => {
  const cookie = await signIn(api.app, 'visitor');
  expect((await send(api.app, endSession, { body }, { cookie })).statusCode).toBe(422);
});

test('without a session there is nothing to see or to end', async () => {
  const body = { id: '0198c0de-0000-4000-8000-000000000000' };
  for (const [endpoint, input] of [
    [listSessions, {}],
    [endSession, { body }],
    [logoutEverywhere, {}],
  ] as const) {
    expect((await send(api.app, endpoint, input)).statusCode).toBe(401);
  }
});

test('[B077] roles are one comma-separated value, known ones once and in one order', () => {
  expect(rolesValue(['seo', 'constructora', 'seo', 'root'])).toBe('constructora,seo');
  expect(rolesValue([])).toBe('');
});

test('owners and administrators may change a thing; for anyone else it does not exist', () => {
  const person = { userId: 1, email: 'a@b.co', roles: ['user'], isStrong: true, needsFactor: false, sessionId: '' };
  const admin = { ...person, userId: 2, roles: ['administrador', 'user'] };
  expect([ownsIt(person, 1), ownsIt(person, 2), ownsIt(person, null), ownsIt(admin, 1)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(() => requireOwner(person, 2)).toThrow(expect.objectContaining({ status: 404 }));
  expect(() => requireAnyRole(person, ['seo', 'administrador'])).toThrow(expect.objectContaining({ status: 403 }));
  expect(() => requireAnyRole(admin, ['seo', 'administrador'])).not.toThrow();
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1', 'Safari en iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/150.0 Safari/537.36 Edg/150.0', 'Edge en Windows'],
  ['curl/8.5', 'Otro dispositivo'],
  ['', 'Otro dispositivo'],
])('%s is %s', (userAgent, device) => {
  expect(deviceName(userAgent)).toBe(device);
});

test.each([
  ['behind', -hour],
  ['ahead of', hour],
])(
  "an API with a clock an hour %s its database's opens sessions that outlast its being put right, and sends letters, once",
  async (_where, off) => {
    api.setNow(new Date(Date.now() + off));
    const cookie = await signIn(api.app, 'visitor');
    const letters = async () => (await createPostman(api).mails()).length;
    const before = await letters();
    await send(api.app, requestPasswordReset, { body: { email: people.visitor } });
    expect([await isOpen(cookie), await letters()]).toEqual([true, before + 1]);
    api.setNow(undefined);
    expect([await isOpen(cookie), await letters()]).toEqual([true, before + 1]);
  },
);
