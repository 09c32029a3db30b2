import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createCallGuard } from './guard/call-guard.ts';
import { type ProtocolServer, startProtocolServer } from './testing/protocol-server.ts';
import { watchParties } from './watch-parties.ts';

let provider: ProtocolServer;
beforeAll(async () => {
  provider = await startProtocolServer(() => ({ body: { ok: true } }));
});
afterAll(() => provider.close());

test('attempts are counted by party and outcome, failures are logged, nothing personal is in either', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } });
  const registry = new Registry();
  watchParties(app, registry);
  const guard = createCallGuard({
    party: 'asked',
    baseUrl: provider.url,
    timeoutMs: 5000,
    breaker: { failures: 2, openMs: 60_000 },
  });
  const ask = () =>
    guard.json({ method: 'GET', path: 'v1', query: { email: 'ana@correo.co' }, isRepeatable: false }, z.object({}));

  await ask();
  provider.failWith('error');
  await expect(ask()).rejects.toThrow('asked: server-error 500');
  await expect(ask()).rejects.toThrow('asked: server-error 500');
  const told = await registry.metrics();
  expect(told).toContain('third_party_seconds_count{party="asked",outcome="ok"} 1');
  expect(told).toContain('third_party_seconds_count{party="asked",outcome="server-error"} 2');
  expect(told).toContain('third_party_breaker_open{party="asked"} 1');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['third party failed', 'third party failed']);
  expect(told + lines.join()).not.toContain('correo');

  await app.close();
  await expect(ask()).rejects.toThrow('asked: open');
  expect(lines).toHaveLength(2);
});
