import { verify } from '@node-rs/argon2';
import { requestPasswordReset } from '@umbral/domain/api/passwords.ts';
import { login, register } from '@umbral/domain/api/users.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { password, people, send } from '../../testing/call.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { statementsOf } from './testing/count-work.ts';

// The real functions, counted.
vi.mock('@node-rs/argon2', { spy: true });

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
  // The first of all verifications also makes the decoy.
  await logIn('nobody@example.com');
});

afterEach(() => vi.mocked(verify).mockClear());
afterAll(() => api.close());

const logIn = (email: string, secret = 'not the password') =>
  send(api.app, login, { body: { email, password: secret, user_key: '' } });
const askForReset = (email: string) => send(api.app, requestPasswordReset, { body: { email } });

/** Body, status, statements and verifications of a call: whatever an onlooker could tell two calls apart by. */
async function traceOf(work: () => ReturnType<typeof send>) {
  let answer: Awaited<ReturnType<typeof send>> | undefined;
  const before = vi.mocked(verify).mock.calls.length;
  const statements = await statementsOf(api.backend, async () => {
    answer = await work();
  });
  const { 'content-length': length, 'set-cookie': cookies } = answer?.headers ?? {};
  const verifications = vi.mocked(verify).mock.calls.length - before;
  return { status: answer?.statusCode, body: answer?.body, length, cookies, statements, verifications };
}

test('[C112] a wrong password and an unknown address cost the same three statements and one verification', async () => {
  const known = await traceOf(() => logIn(people.visitor));
  const unknown = await traceOf(() => logIn('unknown@example.com'));
  expect(unknown).toEqual(known);
  expect(known.verifications).toBe(1);
  // The count of tries, the look-up, and the row of the log of security.
  expect(known.statements).toHaveLength(3);
});

test('[C112] an account without a password and one that was put out are like unknown ones', async () => {
  const { db } = api.backend;
  const names = { first_name: 'Ana', last_name: 'Torres' };
  await db
    .insertInto('app_user')
    .values({ email: 'social@example.com', ...names })
    .execute();
  await db.updateTable('app_user').set({ is_active: false }).where('email', '=', people.contributor).execute();
  const unknown = await traceOf(() => logIn('unknown-2@example.com'));
  expect(await traceOf(() => logIn('social@example.com'))).toEqual(unknown);
  expect(await traceOf(() => logIn(people.contributor, password))).toEqual(unknown);
});

/** A trace without what is drawn at random. */
async function traceOfWork(work: () => ReturnType<typeof send>) {
  const { body = '{}', length: _, ...rest } = await traceOf(work);
  const { work: asked, ...answer } = JSON.parse(body);
  return { ...rest, answer, step: asked?.parameters.data.step };
}

test('[C112] work is asked for an unknown address as for a known one, and looks at no password', async () => {
  const traces = [];
  for (const email of [people.seo, 'unknown-3@example.com']) {
    for (let guess = 0; guess < 5; guess += 1) await logIn(email);
    traces.push([await traceOfWork(() => logIn(email)), await traceOfWork(() => logIn(email))]);
  }
  expect(traces[1]).toEqual(traces[0]);
  const [first, second] = traces[0] ?? [];
  expect([first?.step, first?.verifications]).toEqual([1, 0]);
  // The first of them also tells the owner, by a letter and in the log of security.
  expect((first?.statements.length ?? 0) - (second?.statements.length ?? 0)).toBe(3);
  expect(await traceOfWork(() => logIn(people.seo, password))).toEqual(second);
});

test('[C117] asking for a new password costs the same statements for a known and an unknown address', async () => {
  const known = await traceOf(() => askForReset(people.admin));
  const unknown = await traceOf(() => askForReset('unknown@example.com'));
  expect(unknown).toEqual(known);
  expect(known.statements.map((text) => text.split(' ')[0])).toContain('insert');
  expect(known.body).toContain('"ok":1');
});

test('[C116] registering with a known address tells nothing by its words, and hashes the password all the same', async () => {
  const form = async () => ({
    first_name: 'Ana',
    last_name: 'Torres',
    email: people.admin,
    phone: '300 123 45 67',
    password: 'una clave larga',
    password_confirm: 'una clave larga',
    gResponse: await solveCaptcha(api.backend),
    agree_terms: 'S',
    user_key: '',
  });
  const answer = await send(api.app, register, { body: await form() });
  expect(answer.json()).toMatchObject({ ok: 0, user: null });
  expect(answer.json().error).not.toMatch(/existe|registrad/i);
  expect(answer.cookies).toEqual([]);
  const { hash } = await import('@node-rs/argon2');
  expect(vi.mocked(hash)).toHaveBeenCalled();
});
