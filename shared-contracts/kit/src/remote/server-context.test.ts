import { currentSession } from '@umbral/domain/api/users.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { probeEnvironment } from '../testing/probe-remote.tsx';
import { createServerContext } from './server-context.ts';

afterEach(() => vi.unstubAllGlobals());

test('on personal pages the API learns who asks, whence, and by which browser', async () => {
  const fetch = vi.fn(async () => Response.json({ ok: 0, user: null, needs_second_factor: false }));
  vi.stubGlobal('fetch', fetch);
  const told = { cookie: 'SessionId=a', 'x-forwarded-for': '203.0.113.9', 'user-agent': 'Firefox' };
  await createServerContext(probeEnvironment, told).call(currentSession, {});
  const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(Object.fromEntries(new Headers(init.headers))).toMatchObject(told);
});
