import * as calls from '@umbral/domain/api/people.ts';
import { currentSession, login } from '@umbral/domain/api/users.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, password, people, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { changeState } from './person-changes.ts';

let api: TestApp;
let app: FastifyInstance;
let admin: string;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  admin = await signIn(app, 'admin');
});

beforeEach(async () => {
  await sql`truncate security_event`.execute(api.backend.db);
});

afterAll(() => api.close());

const find = async (q: string) => (await call(app, calls.findPeople, { body: { q } }, { cookie: admin })).data;
const idOf = async (person: keyof typeof people) => (await find(people[person]))[0]?.id ?? 0;
const setRoles = (id: number, roles: string[], cookie = admin) =>
  send(app, calls.changePersonRoles, { params: { id }, body: { roles } }, { cookie });
const setState = (id: number, is_active: boolean, cookie = admin) =>
  send(app, calls.changePersonState, { params: { id }, body: { is_active, reason: 'Prueba' } }, { cookie });
const log = () =>
  api.backend.db
    .selectFrom('security_event')
    .where('done_by', '=', 'staff')
    .select(['actor_id', 'kind', 'user_id', 'facts'])
    .orderBy('id')
    .execute();

test('[C242, B145] people are found by a part of the name or the e-mail, whatever its accents; the search is logged', async () => {
  expect((await find('VISITANTE@')).map(({ email }) => email)).toEqual([people.visitor]);
  expect((await find('andres guay')).map(({ email }) => email)).toEqual([people.builder]);
  expect(await find('100%')).toEqual([]);
  expect((await log())[0]).toMatchObject({ kind: 'people-searched', facts: { found: [await idOf('visitor')] } });
  expect(JSON.stringify(await log())).not.toContain('VISITANTE');
});

test('[C243] an account is read with its builders, devices and history, and the read is logged with its reader', async () => {
  const id = await idOf('builder');
  await signIn(app, 'builder');
  const { data } = await call(app, calls.readPerson, { params: { id } }, { cookie: admin });
  expect(data).toMatchObject({ email: people.builder, roles: ['constructora'], is_email_verified: true });
  expect([data.builders.length, data.devices.length, data.log]).toEqual([1, 1, []]);
  const again = await call(app, calls.readPerson, { params: { id } }, { cookie: admin });
  expect(again.data.log).toMatchObject([{ action: 'person-read', actor: 'Marcela Quintero' }]);
});

test('[C245, B145] who is blocked is signed out and cannot come back until unblocked', async () => {
  const id = await idOf('visitor');
  const cookie = await signIn(app, 'visitor');
  const body = { email: people.visitor, password, user_key: '' };
  expect((await setState(id, false)).json()).toEqual({
    ok: 1,
    message: 'Bloqueamos la cuenta y cerramos sus sesiones.',
  });
  expect((await call(app, currentSession, {}, { cookie })).user).toBeNull();
  expect((await call(app, login, { body })).ok).toBe(0);
  expect((await setState(id, true)).json()).toMatchObject({ ok: 1 });
  expect((await call(app, login, { body })).ok).toBe(1);
  const changes = (await log()).filter(({ kind }) => kind.endsWith('blocked'));
  expect(changes.map(({ kind, facts }) => [kind, facts])).toEqual([
    ['blocked', { reason: 'Prueba' }],
    ['unblocked', { reason: 'Prueba' }],
  ]);
});

test('[C246] every session of an account is ended, the own ones are not', async () => {
  const cookie = await signIn(app, 'visitor');
  const end = (id: number) => call(app, calls.endPersonSessions, { params: { id } }, { cookie: admin });
  expect((await end(await idOf('visitor'))).ok).toBe(1);
  expect((await call(app, currentSession, {}, { cookie })).user).toBeNull();
  expect((await end(await idOf('admin'))).ok).toBe(0);
});

test('[C244] roles count from the next request on; one that the screen does not give stays', async () => {
  const id = await idOf('contributor');
  const cookie = await signIn(app, 'contributor');
  await sql`insert into user_role values (${id}, 'platform')`.execute(api.backend.db);
  expect((await setRoles(id, ['user', 'seo'])).json().ok).toBe(1);
  expect((await call(app, currentSession, {}, { cookie })).user?.roles).toBe('seo,user,platform');
  expect((await setRoles(id, ['contributor'])).json().ok).toBe(1);
  const changes = (await log()).filter(({ kind }) => kind === 'roles-changed');
  expect(changes).toHaveLength(2);
  await sql`delete from user_role where user_id = ${id} and role_key = 'platform'`.execute(api.backend.db);
});

test('[C244, B145] whoever gets a role of staff signs in anew, by a second step: the password typed before is not enough', async () => {
  const id = await idOf('visitor');
  const cookie = await signIn(app, 'visitor');
  const isIn = async () => (await call(app, currentSession, {}, { cookie })).ok === 1;
  expect((await setRoles(id, ['user', 'constructora'])).json().ok).toBe(1);
  expect(await isIn()).toBe(true);
  expect((await setRoles(id, ['user', 'seo'])).json().ok).toBe(1);
  expect(await isIn()).toBe(false);
  await setRoles(id, ['user']);
});

test('[C244, C245] nobody takes their own rights, and one administrator always stays', async () => {
  const [own, other] = [await idOf('admin'), await idOf('visitor')];
  expect((await setRoles(own, ['user'])).json()).toMatchObject({ ok: 0, message: /No puedes quitarte/ });
  expect((await setState(own, false)).json().ok).toBe(0);
  await setRoles(other, ['user', 'administrador']);
  const request = { ip: '203.0.113.9', headers: {} };
  const block = (actorId: number, id: number) =>
    changeState(api.backend, { id, isActive: false, reason: 'Prueba' }, { actorId, request });
  // Both were let in at once: the second change finds that nobody else would be left.
  const outcomes = await Promise.all([block(own, other), block(other, own)]);
  expect(outcomes.map(({ message }) => message).toSorted()).toEqual([
    'Bloqueamos la cuenta y cerramos sus sesiones.',
    'Debe quedar al menos una persona que administre el portal.',
  ]);
  const left = await sql`select from user_role r join app_user u on u.id = r.user_id and u.is_active
    where r.role_key = 'administrador'`.execute(api.backend.db);
  expect(left.rows).toHaveLength(1);
  await sql`update app_user set is_active = true`.execute(api.backend.db);
  admin = await signIn(app, 'admin');
  await sql`delete from user_role where user_id in (${own}, ${other})`.execute(api.backend.db);
  await sql`insert into user_role values (${own}, 'administrador'), (${other}, 'user')`.execute(api.backend.db);
});

test('[C242, C243, C244, C245, C246] administrators alone, and nobody who does not exist', async () => {
  const attempts = (cookie: string | undefined, id: number) =>
    Promise.all([
      send(app, calls.findPeople, { body: { q: 'ana' } }, { cookie }),
      send(app, calls.readPerson, { params: { id } }, { cookie }),
      send(app, calls.changePersonRoles, { params: { id }, body: { roles: ['user'] } }, { cookie }),
      send(app, calls.changePersonState, { params: { id }, body: { is_active: true, reason: 'Prueba' } }, { cookie }),
      send(app, calls.endPersonSessions, { params: { id } }, { cookie }),
    ]);
  const statuses = async (cookie: string | undefined, id = 1) =>
    (await attempts(cookie, id)).map(({ statusCode }) => statusCode);
  expect(await statuses(undefined)).toEqual([401, 401, 401, 401, 401]);
  for (const person of ['visitor', 'builder', 'contributor', 'seo'] as const) {
    expect(await statuses(await signIn(app, person)), person).toEqual([403, 403, 403, 403, 403]);
  }
  expect(await statuses(admin, 999_999)).toEqual([200, 404, 404, 404, 404]);
});

test('[C242, C244, C245] what is wrong is named by its field', async () => {
  const issuesOf = async (answer: ReturnType<typeof send>) => Object.keys((await answer).json().issues);
  expect(await issuesOf(send(app, calls.findPeople, { body: { q: 'a' } }, { cookie: admin }))).toEqual(['q']);
  expect(await issuesOf(setRoles(1, []))).toEqual(['roles']);
  expect(await issuesOf(setRoles(1, ['platform']))).toEqual(['roles.0']);
  const state = send(
    app,
    calls.changePersonState,
    { params: { id: 1 }, body: { is_active: false, reason: '' } },
    { cookie: admin },
  );
  expect(await issuesOf(state)).toEqual(['reason']);
});
