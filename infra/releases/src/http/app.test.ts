import { createPool } from 'infra-db/pool.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createRegistry } from '../registry/registry.ts';
import { relayDatabase } from '../testing/cuttable-database.ts';
import { createRegistryFixture, type RegistryFixture, sampleRelease } from '../testing/registry-fixture.ts';
import { buildApp } from './app.ts';

let fixture: RegistryFixture;
let seq = 0;

beforeAll(async () => {
  fixture = await createRegistryFixture();
  for (const version of ['1.0.0', '1.1.0']) {
    await fixture.upload(
      fixture.tokens.search,
      sampleRelease('mf-search', version, { contract: { topics: [version] } }),
    );
  }
});
afterAll(() => fixture.close());

async function promote(version: string, more: object = {}): Promise<void> {
  const body = { channel: 'stable', version, after: seq, reason: 'for the test', ...more };
  const answer = await fixture.call(fixture.tokens.search, 'POST', '/channels/mf-search/promote', body);
  expect(answer.statusCode, answer.body).toBe(200);
  seq += 1;
}

const composition = (query = '', headers: Record<string, string> = {}) =>
  fixture.app.inject({
    url: `/platform/api/composition${query}`,
    headers: { authorization: `Bearer ${fixture.tokens.shell}`, ...headers },
  });

describe('a shell', () => {
  test('gets the newest composition, 304 for what it has, and waits for the next one', async () => {
    expect((await composition()).statusCode).toBe(404);
    await promote('1.0.0');
    const first = await composition();
    expect(first.headers.etag).toBe('"1"');
    expect((await composition('', { 'if-none-match': '"1"' })).statusCode).toBe(304);
    expect((await composition('?after=1&wait=0')).statusCode).toBe(304);
    const waiting = composition('?after=1&wait=10');
    await promote('1.1.0');
    const promotedAt = performance.now();
    const next = (await waiting).json();
    expect(next.lock).toMatchObject({ seq: 2, apps: { 'mf-search': { stable: { version: '1.1.0' } } } });
    expect(performance.now() - promotedAt).toBeLessThan(5000);
    expect((await composition('?after=2&wait=0.3')).statusCode).toBe(304);
  });

  test('tells which versions are open, by the minute of the database, and says it again without counting twice', async () => {
    const { call, pool, tokens } = fixture;
    const sets = [
      { versions: { 'mf-search': '1.0.0', 'mf-project': '7' }, tabs: 2 },
      { versions: { 'mf-search': '1.1.0' }, tabs: 5 },
    ];
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2001-01-01') });
    for (const _ of [1, 2]) {
      expect((await call(tokens.shell, 'POST', '/heartbeats', { shell: 'a', sets })).statusCode).toBe(204);
    }
    vi.useRealTimers();
    await call(tokens.shell, 'POST', '/heartbeats', { shell: 'b', sets: sets.slice(1) });
    const living = (await call(tokens.search, 'GET', '/living')).json();
    expect(living.versions[0]).toMatchObject({ remote: 'mf-search', version: '1.1.0', tabs: 10 });
    expect(living.sets).toContainEqual({ versions: { 'mf-project': '7', 'mf-search': '1.0.0' }, tabs: 2 });
    await pool.query("update releases.living_version set minute = minute - interval '1 hour'");
    expect((await call(tokens.search, 'GET', '/living')).json().versions).toEqual([]);
    expect((await call(tokens.search, 'POST', '/heartbeats', { shell: 'a', sets })).statusCode).toBe(403);
    const bad = { shell: 'a', sets: [{ versions: { '../evil': '1' }, tabs: 1 }] };
    expect((await call(tokens.shell, 'POST', '/heartbeats', bad)).statusCode).toBe(422);
    // A shell that still has what the registry does not know is heard all the same.
    const strange = { shell: 'a', sets: [{ versions: { 'mf-tv2': '1', 'mf-search': '1.1.0' }, tabs: 1 }] };
    expect((await call(tokens.shell, 'POST', '/heartbeats', strange)).statusCode).toBe(204);
    const { versions } = (await call(tokens.search, 'GET', '/living')).json();
    expect(versions.map(({ remote }: { remote: string }) => remote)).toEqual(['mf-search']);
  });
});

test('a shell says which composition it has carried out and what it refuses; the newest word counts', async () => {
  const { call, tokens, pool } = fixture;
  const refused = [{ remote: 'mf-search', version: '1.1.0', reason: 'does not start' }];
  const tell = (shell: string, body: object) =>
    call(tokens.shell, 'POST', '/heartbeats', { shell, sets: [], seq: 1, ...body });
  expect((await tell('shell-a', {})).statusCode).toBe(204);
  expect((await tell('shell-b', { fault: 'The registry does not answer' })).statusCode).toBe(204);
  expect((await tell('shell-a', { seq: 2, refused, drawnIn: 'bubblewrap' })).statusCode).toBe(204);
  await pool.query("update releases.shell set seen_at = now() - interval '1 minute' where name = 'shell-b'");
  const { shells } = (await call(tokens.search, 'GET', '/shells')).json();
  expect(shells).toEqual([
    expect.objectContaining({ shell: 'shell-a', seq: 2, refused, fault: null, drawnIn: 'bubblewrap', isAlive: true }),
    expect.objectContaining({ shell: 'shell-b', fault: 'The registry does not answer', isAlive: false }),
  ]);
  expect((await call('', 'GET', '/shells')).statusCode).toBe(401);
});

test('two releases are compared by files, bytes and contract', async () => {
  const { call, tokens } = fixture;
  const difference = (await call(tokens.project, 'GET', '/releases/mf-search/1.0.0/diff/1.1.0')).json();
  expect(difference).toMatchObject({
    before: '1.0.0',
    after: '1.1.0',
    added: [],
    removed: [],
    changed: [{ path: 'node/server.cjs' }, { path: 'web/remoteEntry.abc.js' }],
    manifest: [{ path: 'contract.topics.0', before: '1.0.0', after: '1.1.0' }],
  });
  expect(difference.bytes.before).toBe(difference.bytes.after);
  const { releases } = (await call(tokens.project, 'GET', '/releases?remote=mf-search&limit=1')).json();
  expect(releases).toMatchObject([{ version: '1.1.0', files: 3, commit: 'c0ffee', channels: ['stable'] }]);
});

/** The schema of awslabs/frontend-discovery, v1-pre. */
const discoverySchema = z.strictObject({
  schema: z.string(),
  microFrontends: z.record(
    z.string(),
    z.array(
      z.strictObject({
        url: z.string(),
        fallbackUrl: z.string().optional(),
        metadata: z.strictObject({ integrity: z.string(), version: z.string() }),
        extras: z.object().optional(),
        deployment: z.object({ traffic: z.number().min(0).max(100), default: z.boolean() }).optional(),
      }),
    ),
  ),
});

test('other tools read what runs in the Frontend Service Discovery schema', async () => {
  await promote('1.0.0', { channel: 'canary', share: 150 });
  const answer = await fixture.call('', 'GET', '/discovery');
  const { microFrontends } = discoverySchema.parse(answer.json());
  const [stable, canary] = microFrontends['mf-search'] ?? [];
  expect(stable).toMatchObject({
    url: '/r/mf-search/1.1.0/web/remoteEntry.abc.js',
    metadata: { version: '1.1.0', integrity: expect.stringMatching(/^sha384-/) },
    deployment: { traffic: 98.5, default: true },
  });
  expect(canary).toMatchObject({ metadata: { version: '1.0.0' }, deployment: { traffic: 1.5, default: false } });
});

describe('wrong requests', () => {
  test('get a problem document in English that names the field', async () => {
    const { app, call, tokens } = fixture;
    const refused = await call(tokens.search, 'POST', '/channels/mf-search/promote', {
      channel: 'beta',
      version: '../1',
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    const fields = refused.json().issues.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(expect.arrayContaining(['channel', 'version', 'after', 'reason']));
    expect((await call(tokens.search, 'GET', '/releases/mf_evil/1.0.0')).statusCode).toBe(422);
    expect((await call(tokens.search, 'GET', '/nothing')).json()).toMatchObject({ type: 'not-found', status: 404 });
    const broken = await app.inject({
      method: 'POST',
      url: '/platform/api/channels/mf-search/promote',
      headers: { authorization: `Bearer ${tokens.search}`, 'content-type': 'application/json' },
      payload: '{"channel":',
    });
    expect(broken.statusCode).toBe(422);
    const long = await call(tokens.shell, 'POST', '/heartbeats', { shell: 'x'.repeat(600_000), sets: [] });
    expect(long.json()).toMatchObject({ type: 'too-large', status: 413 });
  });

  test('too many from one address are refused', async () => {
    const strict = await buildApp(fixture.registry, { trustedProxies: 'loopback', requestsPerMinute: 3 });
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await strict.inject({ url: '/platform/api/discovery' })).statusCode);
    }
    await strict.close();
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});

test('a service that closes answers those who wait', async () => {
  const closing = await buildApp(fixture.registry, { trustedProxies: 'loopback', requestsPerMinute: 100 });
  const headers = { authorization: `Bearer ${fixture.tokens.shell}` };
  const waiting = closing.inject({ url: '/platform/api/composition?after=9000&wait=30', headers });
  await closing.inject({ url: '/livez' });
  const startedAt = performance.now();
  await closing.close();
  expect((await waiting).statusCode).toBe(304);
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

test('while the database is away the answer is 503 with the reason, and afterwards everything is there', async () => {
  const relay = await relayDatabase(fixture.databaseUrl);
  const pool = createPool({ url: relay.url, max: 2 });
  const registry = createRegistry(pool, fixture.registry.storage, fixture.registry.key);
  const service = await buildApp(registry, { trustedProxies: 'loopback', requestsPerMinute: 100 });
  const headers = { authorization: `Bearer ${fixture.tokens.search}` };
  const ask = () => service.inject({ url: '/platform/api/channels', headers });
  const ready = () => service.inject({ url: '/readyz' });
  expect((await ready()).json()).toEqual({ ok: 1, storage: 'ready' });
  relay.cut();
  const refused = await ask();
  expect((await ready()).statusCode).toBe(503);
  relay.mend();
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ type: 'unavailable', title: expect.stringContaining('database') });
  expect((await ask()).json().seq).toBe(seq);
  await service.close();
  await pool.end();
  await relay.close();
});
