import * as calls from '@umbral/domain/api/second-factor.ts';
import { currentSession, login } from '@umbral/domain/api/users.ts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, password, people, send, signIn } from '../../testing/call.ts';
import { createPostman } from '../../testing/postman.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { issueOperatorCode } from '../factors/sign-in-codes.ts';
import { codeAt, setUpTotp } from './testing/totp-person.ts';

let api: TestApp;
const start = new Date('2027-03-01T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

beforeAll(async () => {
  api = await createTestApp();
});

beforeEach(async () => {
  api.setNow(start);
  for (const table of ['attempt_count', 'totp_factor', 'recovery_code', 'sign_in_code', 'sign_in_step'] as const) {
    await api.backend.db.deleteFrom(table).execute();
  }
});
afterEach(() => api.setNow(undefined));
afterAll(() => api.close());

const cookiesOf = ({ cookies }: LightMyRequestResponse) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** Gives the right password, and the cookie of what is still to be proven. */
async function begin(email: string) {
  const answer = await send(api.app, login, { body: { email, password, user_key: '' } });
  return { answer, pending: cookiesOf(answer) };
}

const finish = (cookie: string, code: string) => send(api.app, calls.finishSignIn, { body: { code } }, { cookie });

async function idOf(email: string): Promise<number> {
  const row = await api.backend.db.selectFrom('app_user').where('email', '=', email).select('id').executeTakeFirst();
  return row?.id ?? 0;
}

const operatorCode = async (email: string) => issueOperatorCode(api.backend.db, await idOf(email), api.backend.now());
const rolesOf = async (answer: LightMyRequestResponse) =>
  (await call(api.app, currentSession, {}, { cookie: cookiesOf(answer) })).user?.roles;

test('[C112, C252] the right password of staff signs nobody in; a code of the operator does, once', async () => {
  const { answer, pending } = await begin(people.admin);
  expect(answer.json()).toMatchObject({ ok: 0, user: null, second_step: { ways: ['code', 'mail'] } });
  expect(answer.cookies.map(({ name }) => name)).toEqual(['SignInStep']);
  const code = await operatorCode(people.admin);
  const entered = await finish(pending, code.toUpperCase().replaceAll('-', ' '));
  expect(entered.json()).toMatchObject({ ok: 1, user: { roles: 'administrador' }, needs_second_factor: false });
  expect(await rolesOf(entered)).toBe('administrador');
  const isFresh = async () =>
    (await call(api.app, currentSession, {}, { cookie: cookiesOf(entered) })).is_freshly_proven === true;
  expect(await isFresh()).toBe(true);
  api.setNow(after(16 * 60));
  expect(await isFresh(), 'a quarter of an hour later').toBe(false);
  api.setNow(start);
  expect((await finish(pending, code)).json()).toMatchObject({ ok: 0, second_step: null });
  const again = await begin(people.admin);
  expect((await finish(again.pending, code)).json()).toMatchObject({ ok: 0, second_step: { ways: ['code', 'mail'] } });
});

test('[C112] a code of somebody else, or one that is late, is worth nothing', async () => {
  const { pending } = await begin(people.admin);
  expect((await finish(pending, await operatorCode(people.seo))).json().ok).toBe(0);
  const late = await operatorCode(people.admin);
  api.setNow(after(599));
  const second = await begin(people.admin);
  api.setNow(after(601));
  expect((await finish(second.pending, late)).json().ok).toBe(0);
});

test('[C252] a step ends after five wrong codes, and after ten minutes', async () => {
  const { pending } = await begin(people.admin);
  for (let wrong = 1; wrong <= 4; wrong += 1) {
    expect((await finish(pending, '000000')).json().second_step).not.toBeNull();
  }
  expect((await finish(pending, '000000')).json()).toMatchObject({ ok: 0, second_step: null });
  expect((await finish(pending, await operatorCode(people.admin))).json()).toMatchObject({ ok: 0, second_step: null });
  const late = await begin(people.admin);
  api.setNow(after(601));
  const code = await operatorCode(people.admin);
  expect((await finish(late.pending, code)).json()).toMatchObject({ ok: 0, reason: /venció/, second_step: null });
  expect((await finish('', code)).json().ok).toBe(0);
});

test('[C253, C113] a code by mail signs staff in without their roles, until a factor is set up in that session', async () => {
  const post = createPostman(api);
  const { pending } = await begin(people.seo);
  const asked = await send(api.app, calls.mailSignInCode, {}, { cookie: pending });
  expect(asked.json().ok).toBe(1);
  const [, code = ''] = /código es (\d{6})/.exec((await post.lastMail()).text ?? '') ?? [];
  const entered = await finish(pending, code);
  expect(entered.json()).toMatchObject({ ok: 1, user: { roles: '' }, needs_second_factor: true });
  const cookie = cookiesOf(entered);
  expect(await call(api.app, currentSession, {}, { cookie })).toMatchObject({ needs_second_factor: true });
  const { secret } = await call(api.app, calls.startTotp, {}, { cookie });
  const confirmed = await send(api.app, calls.confirmTotp, { body: { code: codeAt(secret, start) } }, { cookie });
  expect(confirmed.json()).toMatchObject({ ok: 1, user: { roles: 'seo' } });
  expect(await rolesOf(confirmed)).toBe('seo');
  // The token that was weak does not become strong.
  expect((await call(api.app, currentSession, {}, { cookie })).ok).toBe(0);
  const next = await begin(people.seo);
  expect(next.answer.json().second_step.ways).toEqual(['code']);
  expect((await send(api.app, calls.mailSignInCode, {}, { cookie: next.pending })).json().ok).toBe(0);
});

test('[C262, C263, C252] a code of the application counts once for its step of time', async () => {
  const { secret, recoveryCodes } = await setUpTotp(api, await signIn(api.app, 'visitor'));
  expect(recoveryCodes).toHaveLength(10);
  const { answer, pending } = await begin(people.visitor);
  expect(answer.json().second_step).toEqual({ ways: ['code'] });
  // The one of the confirmation is used.
  expect((await finish(pending, codeAt(secret, start))).json().ok).toBe(0);
  api.setNow(after(30));
  expect((await finish(pending, codeAt(secret, after(30)))).json().ok).toBe(1);
  const second = await begin(people.visitor);
  expect((await finish(second.pending, codeAt(secret, after(30)))).json().ok).toBe(0);
  expect((await finish(second.pending, codeAt(secret, start))).json().ok).toBe(0);
  api.setNow(after(60));
  const parallel = await Promise.all(
    [1, 2, 3].map(async () => finish((await begin(people.visitor)).pending, codeAt(secret, after(60)))),
  );
  expect(parallel.filter((one) => one.json().ok === 1)).toHaveLength(1);
});

test('[C252, C264, C265] a recovery code counts once, and its owner is told; new ones end the old ones', async () => {
  const { secret, recoveryCodes } = await setUpTotp(api, await signIn(api.app, 'visitor'));
  const [first = '', second = ''] = recoveryCodes;
  const entered = await finish((await begin(people.visitor)).pending, first);
  expect(entered.json().ok).toBe(1);
  const letters = await createPostman(api).mails();
  expect(letters.map(({ text }) => text).join()).toContain('Te quedan 9 códigos');
  expect((await finish((await begin(people.visitor)).pending, first)).json().ok).toBe(0);
  const cookie = cookiesOf(entered);
  expect((await call(api.app, calls.renewRecoveryCodes, {}, { cookie })).recovery_codes).toHaveLength(10);
  expect((await finish((await begin(people.visitor)).pending, second)).json().ok).toBe(0);
  api.setNow(after(60));
  const off = await call(api.app, calls.endTotp, { body: { password, code: codeAt(secret, after(60)) } }, { cookie });
  expect(off.ok).toBe(1);
  expect((await begin(people.visitor)).answer.json().ok).toBe(1);
});

test('[C265] staff keeps the last factor', async () => {
  const cookie = await signIn(api.app, 'admin');
  const { secret } = await setUpTotp(api, cookie);
  api.setNow(after(60));
  const off = await call(api.app, calls.endTotp, { body: { password, code: codeAt(secret, after(60)) } }, { cookie });
  expect(off).toMatchObject({ ok: 0, message: /Agrega otra/ });
});

test('[C255, C262] a change of the own factors wants a proof of the last quarter of an hour', async () => {
  const cookie = await signIn(api.app, 'visitor');
  api.setNow(after(901));
  const refused = await send(api.app, calls.startTotp, {}, { cookie });
  expect([refused.statusCode, refused.json().type]).toEqual([403, 'second-factor-needed']);
  const prove = (body: object) => send(api.app, calls.proveAgain, { body }, { cookie });
  expect((await prove({ password: 'otra' })).json()).toMatchObject({ ok: 0 });
  expect((await send(api.app, calls.startTotp, {}, { cookie })).statusCode).toBe(403);
  expect((await prove({ password })).json()).toMatchObject({ ok: 1 });
  expect((await send(api.app, calls.startTotp, {}, { cookie })).statusCode).toBe(200);
  await setUpTotp(api, cookie);
});

test('the tables hold no code and no secret', async () => {
  const { secret, recoveryCodes } = await setUpTotp(api, await signIn(api.app, 'visitor'));
  const code = await operatorCode(people.admin);
  const tables = ['totp_factor', 'recovery_code', 'sign_in_code'] as const;
  const rows = await Promise.all(tables.map((table) => api.backend.db.selectFrom(table).selectAll().execute()));
  const text = JSON.stringify(rows, (_, value) => (Buffer.isBuffer(value) ? value.toString('latin1') : value));
  for (const hidden of [secret, code, ...recoveryCodes]) expect(text).not.toContain(hidden);
});
