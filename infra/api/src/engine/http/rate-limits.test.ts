import { listAlerts } from '@umbral/domain/api/saved.ts';
import { register } from '@umbral/domain/api/users.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp({ RATE_LIMITS: 'true', REQUESTS_PER_MINUTE: '15' });
});
afterAll(() => api.close());

type Ask = (headers: Record<string, string>) => Promise<{ statusCode: number; headers: object }>;

const refused: readonly [number, Ask][] = [
  [401, (headers) => send(api.app, listAlerts, {}, { headers, cookie: 'SessionId=invented' })],
  [
    403,
    (headers) => send(api.app, register, { body: {} }, { headers: { ...headers, 'sec-fetch-site': 'cross-site' } }),
  ],
  [422, (headers) => send(api.app, register, { body: {} }, { headers })],
  [415, (headers) => send(api.app, register, { body: 'x' }, { headers: { ...headers, 'content-type': 'text/plain' } })],
  [404, (headers) => api.app.inject({ url: '/api/no-existe', headers })],
];

test.each(refused)('answers of %i count in the limit of an address, which says when it ends', async (status, ask) => {
  const headers = { 'x-forwarded-for': `203.0.113.${status - 300}` };
  const statuses: number[] = [];
  for (let times = 0; times < 15; times += 1) statuses.push((await ask(headers)).statusCode);
  expect(new Set(statuses)).toEqual(new Set([status]));
  const last = await ask(headers);
  expect(last.statusCode).toBe(429);
  expect(Object(last.headers)['retry-after']).toMatch(/^[1-9]\d?$/);
  expect((await ask({ 'x-forwarded-for': '198.51.100.1' })).statusCode).toBe(status);
});

test('no session is looked up for an address over its limit; the shell is limited by none', async () => {
  const headers = { 'x-forwarded-for': '2001:db8::1' };
  for (let times = 0; times < 15; times += 1) await api.app.inject({ url: '/api/no-existe', headers });
  const connect = vi.spyOn(api.backend.pool, 'connect');
  const answer = await send(api.app, listAlerts, {}, { headers, cookie: `SessionId=${'a'.repeat(43)}` });
  expect([answer.statusCode, connect.mock.calls.length]).toEqual([429, 0]);
  await send(api.app, listAlerts, {}, { cookie: `SessionId=${'a'.repeat(43)}` });
  expect(connect).toHaveBeenCalled();
  for (let times = 0; times < 20; times += 1) {
    expect((await api.app.inject('/api/no-existe')).statusCode).toBe(404);
  }
});
