import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type ProtocolServer, startProtocolServer } from '../testing/protocol-server.ts';
import { createCallGuard, type GuardOptions, type PartyRequest } from './call-guard.ts';
import { hearAttempts, type PartyEvent } from './party-events.ts';

const answer = z.object({ answer: z.number() });
const get: PartyRequest = { method: 'GET', path: '/v1/ask', query: { email: 'ana@example.com' }, isRepeatable: true };
const post: PartyRequest = { method: 'POST', path: '/v1/ask', body: '{}', isRepeatable: false };

let provider: ProtocolServer;
let moment = 0;

beforeEach(async () => {
  moment = 0;
  provider = await startProtocolServer(() => ({ body: { answer: 42 } }));
});
afterEach(() => provider.close());

function guard(options: Partial<GuardOptions> = {}) {
  return createCallGuard({ party: 'asked', baseUrl: provider.url, timeoutMs: 5000, clock: () => moment, ...options });
}

test('an answer of the right shape is read', async () => {
  expect(await guard().json(get, answer)).toEqual({ answer: 42 });
});

test('what may be repeated is repeated, the rest is tried once', async () => {
  provider.failWith('error');
  const asked = guard();
  await expect(asked.json(get, answer)).rejects.toMatchObject({ reason: 'server-error', status: 500 });
  expect(provider.requests).toHaveLength(2);
  await expect(asked.json(post, answer)).rejects.toMatchObject({ reason: 'server-error' });
  expect(provider.requests).toHaveLength(3);
});

test.each([
  ['slow', 'timeout'],
  ['cut', 'unreachable'],
  ['garbage', 'garbage'],
  ['huge', 'too-large'],
  ['redirect', 'redirect'],
  ['limit', 'too-many-requests'],
] as const)('a provider that is %s gives a failure: %s', async (mishap, reason) => {
  provider.failWith(mishap);
  const asked = guard(mishap === 'slow' ? { timeoutMs: 300 } : {});
  await expect(asked.json(post, answer)).rejects.toMatchObject({ reason });
  expect(provider.requests).toHaveLength(1);
});

test('a provider that is down is unreachable', async () => {
  const { url } = provider;
  await provider.close();
  await expect(guard({ baseUrl: url }).json(post, answer)).rejects.toMatchObject({ reason: 'unreachable' });
  provider = await startProtocolServer(() => ({ body: {} }));
});

test('the breaker opens after failures in a row, lets one call try, and closes with its success', async () => {
  const asked = guard({ breaker: { failures: 2, openMs: 1000 } });
  provider.failWith('error');
  for (const reason of ['server-error', 'server-error', 'open'])
    await expect(asked.json(post, answer)).rejects.toMatchObject({ reason });
  expect(provider.requests).toHaveLength(2);

  moment = 1000;
  await expect(asked.json(post, answer)).rejects.toMatchObject({ reason: 'server-error' });
  await expect(asked.json(post, answer)).rejects.toMatchObject({ reason: 'open' });
  expect(provider.requests).toHaveLength(3);

  provider.failWith(undefined);
  moment = 2000;
  expect(await asked.json(post, answer)).toEqual({ answer: 42 });
  expect(await asked.json(post, answer)).toEqual({ answer: 42 });
});

test('a path that names another host stays at the configured one', async () => {
  await guard().json({ ...get, path: '//evil.test/x', query: {} }, answer);
  await guard().json({ ...get, path: 'http://evil.test/x', query: {} }, answer);
  expect(provider.requests.map(({ headers }) => headers.host)).toEqual(Array(2).fill(new URL(provider.url).host));
});

test('what is told of an attempt names no person', async () => {
  const heard: PartyEvent[] = [];
  const stop = hearAttempts((event) => heard.push(event));
  await guard().json(get, answer);
  provider.failWith('garbage');
  const failure = await guard()
    .json(get, answer)
    .catch((error: unknown) => error);
  stop();
  expect(heard.map(({ outcome }) => outcome)).toEqual(['ok', 'garbage']);
  expect(JSON.stringify(heard) + String(failure)).not.toContain('ana@');
});
