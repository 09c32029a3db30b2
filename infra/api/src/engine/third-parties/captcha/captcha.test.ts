import { getCaptchaChallenge } from '@umbral/domain/api/captcha.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { acceptSolution } from '../../../people/captcha/captcha.ts';
import { call, send } from '../../../testing/call.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readConfig } from '../../config.ts';
import { type ProtocolServer, startProtocolServer } from '../testing/protocol-server.ts';
import { openCaptcha } from './open-captcha.ts';

let api: TestApp;
let provider: ProtocolServer;
let score: number | undefined;
let hostname = 'portal.test';

/** `siteverify` of both providers: a form with secret and answer, which counts once. */
const spent = new Set<string>();
beforeAll(async () => {
  provider = await startProtocolServer(({ method, body, headers }) => {
    const form = new URLSearchParams(body);
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') && method === 'POST';
    if (!isForm || form.get('secret') !== 'top secret') {
      return { body: { success: false, 'error-codes': ['invalid-input-secret'] } };
    }
    const answer = form.get('response') ?? '';
    const isRight = answer.startsWith('right') && !spent.has(answer);
    spent.add(answer);
    if (!isRight) return { body: { success: false, 'error-codes': ['invalid-or-already-seen-response'] } };
    return { body: { success: true, challenge_ts: '2026-11-21T12:00:00Z', hostname, ...(score ? { score } : {}) } };
  });
  api = await createTestApp({
    CAPTCHA_PROVIDER: 'hcaptcha',
    CAPTCHA_SITE_KEY: 'public',
    CAPTCHA_PROVIDER_SECRET: 'top secret',
    CAPTCHA_VERIFY_URL: provider.url,
  });
});
beforeEach(() => {
  provider.failWith(undefined);
  hostname = 'portal.test';
  score = undefined;
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

test('[C201, B072] the browser learns from the challenge which widget to show', async () => {
  expect(await call(api.app, getCaptchaChallenge, {})).toEqual({ provider: 'hcaptcha', site_key: 'public' });
  expect((await send(api.app, getCaptchaChallenge, {})).headers['cache-control']).toBe('no-store');
});

test('[C116, B072] an answer that the provider confirms counts once', async () => {
  expect(await acceptSolution(api.backend, 'right-1')).toBe(true);
  // Also where the provider would let it count again.
  spent.clear();
  expect(await acceptSolution(api.backend, 'right-1')).toBe(false);
  expect(await acceptSolution(api.backend, 'wrong')).toBe(false);
  expect(await acceptSolution(api.backend, `right-${'x'.repeat(10_000)}`)).toBe(false);
});

test('[C116] of ten copies of one answer one counts, whatever the provider says', async () => {
  const copies = await Promise.all(
    Array.from({ length: 10 }, () => {
      spent.clear();
      return acceptSolution(api.backend, 'right-copies');
    }),
  );
  expect(copies.filter(Boolean)).toHaveLength(1);
});

test('[C116] an answer of another site, or of a visitor who is watched and doubted, does not count', async () => {
  hostname = 'evil.test';
  expect(await acceptSolution(api.backend, 'right-elsewhere')).toBe(false);
  hostname = 'portal.test';
  score = 0.3;
  expect(await acceptSolution(api.backend, 'right-doubtful')).toBe(false);
  score = 0.9;
  expect(await acceptSolution(api.backend, 'right-trusted')).toBe(true);
});

test('[C116] while the provider is healthy our own work is not an answer', async () => {
  const own = openCaptcha(
    undefined,
    toolsOf(() => 0),
  );
  const challenge = await own.challenge();
  const forged = Buffer.from(JSON.stringify({ challenge, solution: { counter: 1, derivedKey: 'x' } })).toString(
    'base64',
  );
  expect(await acceptSolution(api.backend, forged)).toBe(false);
});

function toolsOf(clock: () => number) {
  const { db, now } = api.backend;
  return { db, now, secret: 'another secret of tests', hostname: 'portal.test', clock };
}

test.each(['error', 'garbage', 'cut', 'slow'] as const)(
  '[C116, C201] while a provider is %s nobody is let in by it, and the browser is given our own work',
  async (mishap) => {
    let moment = 0;
    const settings = {
      provider: 'recaptcha',
      siteKey: 'public',
      secret: 'top secret',
      verifyUrl: provider.url,
    } as const;
    const captcha = openCaptcha(
      settings,
      toolsOf(() => moment),
    );
    provider.failWith(mishap);
    for (let count = 0; count < 3; count += 1) expect(await captcha.accepts(`right-${mishap}-${count}`)).toBe(false);

    const challenge = await captcha.challenge();
    if (challenge.provider !== 'altcha') throw new Error('the provider is still believed to work');
    const solution = await solveChallenge({ challenge, deriveKey });
    const answer = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    expect(await captcha.accepts(answer)).toBe(true);
    expect(await captcha.accepts(answer)).toBe(false);

    moment = 60_000;
    provider.failWith(undefined);
    expect((await captcha.challenge()).provider).toBe('recaptcha');
    expect(await captcha.accepts(`right-${mishap}-again`)).toBe(true);
  },
);

test('a provider without its keys is no configuration', () => {
  const env = { DATABASE_URL: 'x', PORTAL_ORIGIN: 'http://portal.test', CAPTCHA_SECRET: 'a secret for tests only' };
  expect(() => readConfig({ ...env, CAPTCHA_PROVIDER: 'hcaptcha' })).toThrow(/CAPTCHA_PROVIDER: hcaptcha needs/);
  expect(() => readConfig({ ...env, IP_LOCATION_URL: 'http://ipinfo.io' })).toThrow(/IP_LOCATION_URL: must be https/);
});
