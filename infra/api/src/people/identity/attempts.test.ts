import { login } from '@umbral/domain/api/users.ts';
import { networkOf } from 'infra-observability/network-of.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBackend } from '../../engine/backend.ts';
import { password, people, send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { checkCredentials } from '../users/login.ts';
import { type AttemptRule, forgetAttempts, refundAttempt, takeAttempt } from './attempts.ts';

let api: TestApp;
const start = new Date('2027-03-01T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const rule: AttemptRule = { name: 'test', forgiven: 3, firstPauseMs: 10_000, longestPauseMs: 25_000, forgetMs: 60_000 };

beforeAll(async () => {
  api = await createTestApp({ RATE_LIMITS: 'true', PORTAL_ORIGIN: 'https://portal.test' });
});

beforeEach(async () => {
  api.setNow(start);
  await api.backend.db.deleteFrom('attempt_count').execute();
});

afterAll(() => api.close());

async function takeAt(seconds: number): Promise<boolean> {
  api.setNow(after(seconds));
  return takeAttempt(api.backend, rule, 'somebody');
}

test('after the forgiven tries each further one waits twice as long, up to the longest pause', async () => {
  const tries: [number, boolean][] = [
    [0, true],
    [0, true],
    [0, true],
    [9, false],
    [10, true],
    [29, false],
    [30, true],
    [54, false],
    [55, true],
    [79, false],
    [80, true],
  ];
  for (const [seconds, mayTry] of tries) expect([seconds, await takeAt(seconds)]).toEqual([seconds, mayTry]);
});

test('a quiet time forgets, a right try forgets at once, and taking one back leaves the others', async () => {
  for (let attempt = 0; attempt < 3; attempt += 1) await takeAt(0);
  expect(await takeAt(75)).toBe(true);
  expect(await takeAt(75)).toBe(true);
  expect(await takeAt(75)).toBe(true);
  expect(await takeAt(75)).toBe(false);
  await refundAttempt(api.backend, rule, 'somebody');
  expect(await takeAt(75)).toBe(true);
  expect(await takeAt(75)).toBe(false);
  await forgetAttempts(api.backend, rule, 'somebody');
  expect(await takeAt(75)).toBe(true);
});

test('of a hundred parallel tries in two processes only the forgiven ones are made', async () => {
  const other = createBackend(api.backend.config, api.backend.pool, () => start);
  const tries = Array.from({ length: 100 }, (_, index) =>
    takeAttempt(index % 2 === 0 ? api.backend : other, rule, 'crowd'),
  );
  expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(rule.forgiven);
});

test('the table names neither account nor network', async () => {
  await logIn('203.0.113.7', people.visitor);
  const rows = await api.backend.db.selectFrom('attempt_count').selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(rows.map(({ key }) => key.toString('latin1')).join()).not.toMatch(/203\.0|visitante/);
});

function logIn(address: string, email: string, secret = 'not the password') {
  const headers = { 'x-forwarded-for': address, origin: 'https://portal.test' };
  return send(api.app, login, { body: { email, password: secret, user_key: '' } }, { headers });
}

/** A wrong guess that the limit of one process, which is tighter, does not see. */
async function guessFrom(ip: string, email: string): Promise<void> {
  const network = `network:${networkOf(ip)}`;
  const origin = { network, device: undefined, request: { ip, headers: {} } };
  const given = { email, password: 'not the password', proof: '', ...origin };
  expect(await checkCredentials(api.backend, given)).toEqual({ kind: 'wrong' });
}

test('[C112] a network may guess thirty times at whichever accounts, and other networks go on', async () => {
  for (let guess = 0; guess < 30; guess += 1) await guessFrom(`2001:db8:1:2::${guess}`, `nobody-${guess}@example.com`);
  expect((await logIn('2001:db8:1:2::ffff', people.visitor, password)).json().ok).toBe(0);
  expect((await logIn('2001:db8:1:3::1', people.visitor, password)).json().ok).toBe(1);
  api.setNow(after(61));
  expect((await logIn('2001:db8:1:2::ffff', people.visitor, password)).json().ok).toBe(1);
});
