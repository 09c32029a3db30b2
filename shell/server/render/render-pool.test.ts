import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderRequest } from '@umbral/protocol/remote/render-contract.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { fixtureServer, temporaryFolder } from '../testing/fixture-remote.ts';
import { watchMemory } from './memory-watch.ts';
import { defaultBreaker } from './render-breaker.ts';
import { failureKind } from './render-failure.ts';
import { type PoolOptions, type RenderPool, startRenderPool } from './render-pool.ts';

const folder = temporaryFolder();
const pools: RenderPool[] = [];
const timeouts = { softMs: 300, hardMs: 600, blockMs: 400 };
/** For renders that wait until a thread stands again. */
const patient = { softMs: 5000, hardMs: 6000, blockMs: 400 };

const behaviours = `
const url = new URL(request.url);
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
if (url.pathname === '/throws') throw new Error('no roof');
if (url.pathname === '/slow') { await wait(80); return page('slow'); }
if (url.pathname === '/patient') await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
if (url.pathname === '/forgets') { void wait(60).then(() => { throw new Error('forgotten'); }); void Promise.reject(new Error('twice')); return page('here'); }
if (url.pathname === '/late') { setTimeout(() => { throw new Error('too late'); }, 60); return page('here'); }
if (url.pathname === '/leaves') { void new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))); await wait(60_000); }
if (url.pathname === '/deaf') await wait(60_000);
if (url.pathname === '/loop') { await wait(20); mark(); for (;;); }
if (url.pathname === '/heap') { const all = []; for (;;) all.push(new Array(1000).fill(Math.random())); }
if (url.pathname === '/buffers') { globalThis.kept = []; for (let i = 0; i < 60; i++) { globalThis.kept.push(Buffer.alloc(8 << 20, 1)); await wait(25); } }
if (url.pathname === '/exit') process.exit(3);
if (url.pathname === '/function') return page('x', { state: () => 1 });
return page('fine');
`;

function start(options: Partial<PoolOptions> = {}, beforehand = ''): RenderPool {
  const bundle = join(folder, `server-${pools.length}.cjs`);
  writeFileSync(bundle, beforehand + fixtureServer({ remote: 'mf-search', render: behaviours }));
  const pool = startRenderPool({ bundle, threads: 1, heapMb: 48, timeouts, isStarved: () => false, ...options });
  pools.push(pool);
  return pool;
}

function request(path: string): RenderRequest {
  return {
    kind: 'page',
    url: `http://portal.test${path}`,
    headers: {},
    idPrefix: 'p-',
    environment: {
      remote: 'mf-search',
      version: '1.0.0',
      apiBase: '',
      search: { appId: '', apiKey: '', host: '', protocol: 'http' },
      currency: { code: 'cop', rates: { usd: 1, eur: 1 }, asOf: '2026-01-01' },
      origin: 'http://portal.test',
    },
  };
}

async function outcome(pool: RenderPool, path: string, softTimeoutMs?: number): Promise<string> {
  const allowance = softTimeoutMs === undefined ? undefined : { softMs: softTimeoutMs, isShort: false };
  return pool.render(request(path), allowance).then(
    ({ html }) => String(html),
    (error: unknown) => failureKind(error),
  );
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

test('a pool says what its bundle is and draws many pages at a time on one thread', async () => {
  const pool = start();
  expect(await pool.ready).toMatchObject({ remote: 'mf-search', fragments: [] });
  const began = performance.now();
  expect(await Promise.all(Array.from({ length: 12 }, () => outcome(pool, '/slow')))).toEqual(Array(12).fill('slow'));
  expect(performance.now() - began).toBeLessThan(12 * 80);
});

test('a render that throws, or answers what cannot cross threads, fails alone', async () => {
  const pool = start();
  await pool.ready;
  expect(await outcome(pool, '/throws')).toBe('error');
  expect(await outcome(pool, '/function')).toBe('error');
  expect(await outcome(pool, '/')).toBe('fine');
});

test('a slow render is aborted, one that does not listen is given up; the thread lives on', async () => {
  const pool = start();
  await pool.ready;
  expect(await Promise.all([outcome(pool, '/patient'), outcome(pool, '/deaf'), outcome(pool, '/')])).toEqual([
    'timeout',
    'timeout',
    'fine',
  ]);
  expect(pool.state()).toMatchObject({ ready: 1, running: 0 });
});

test('an endless loop costs its thread; the other renders of the thread are drawn by the next', async () => {
  const pool = start({ timeouts: patient });
  await pool.ready;
  const [looping, ...others] = await Promise.all([
    outcome(pool, '/loop'),
    ...Array(6)
      .fill('/slow')
      .map((path) => outcome(pool, path)),
  ]);
  expect(looping).toBe('loop');
  expect(others).toEqual(Array(6).fill('slow'));
});

test('a render waits for a thread as long as it may take, and no longer', async () => {
  const pool = start();
  await pool.ready;
  const running = Array.from({ length: 32 }, () => outcome(pool, '/deaf'));
  expect(await Promise.all([outcome(pool, '/', 100), outcome(pool, '/')])).toEqual(['overload', 'overload']);
  expect(pool.state()).toMatchObject({ running: 32, waiting: 0 });
  expect(await Promise.all([outcome(pool, '/', 20_000), ...running])).toEqual([
    'fine',
    ...running.map(() => 'timeout'),
  ]);
});

test('a thread that starts slowly keeps no render waiting', async () => {
  const pool = start({}, 'const end = Date.now() + 1500; while (Date.now() < end);');
  expect(await outcome(pool, '/')).toBe('overload');
  expect(pool.state()).toMatchObject({ ready: 0, waiting: 0, breaker: 'closed' });
  await pool.ready;
  expect(await outcome(pool, '/')).toBe('fine');
});

test('a heap that is used up and an exit end one thread and fail one render', async () => {
  const pool = start({ timeouts: patient });
  await pool.ready;
  expect(await Promise.all([outcome(pool, '/slow'), outcome(pool, '/heap')])).toEqual(['slow', 'memory']);
  expect(await outcome(pool, '/exit')).toBe('crash');
  expect(await outcome(pool, '/')).toBe('fine');
});

test('buffers, which no limit counts, are found by the watch over the process', async () => {
  const pool = start({ timeouts: { softMs: 20_000, hardMs: 21_000, blockMs: 20_000 } });
  await pool.ready;
  const killed: number[] = [];
  const rssLimitMb = process.memoryUsage.rss() / 2 ** 20 + 150;
  const stop = watchMemory({ rssLimitMb, threads: pool.threads, onKill: (bytes) => killed.push(bytes) });
  expect(['memory', 'crash']).toContain(await outcome(pool, '/buffers'));
  stop();
  expect(killed.length).toBeGreaterThan(0);
  expect(await outcome(pool, '/')).toBe('fine');
});

test('a process that cannot read its memory, for it has no descriptor left, ends no thread and goes on', async () => {
  const pool = start({});
  await pool.ready;
  const read = vi.spyOn(process.memoryUsage, 'rss').mockImplementation(() => {
    throw new Error('EMFILE');
  });
  const killed = vi.fn();
  const stop = watchMemory({ rssLimitMb: 1, threads: pool.threads, onKill: killed });
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  stop();
  read.mockRestore();
  expect(killed).not.toHaveBeenCalled();
  expect(await outcome(pool, '/')).toBe('fine');
});

test('the circuit opens after costly failures and closes after a probe that succeeds', async () => {
  const pool = start({ timeouts: patient, breaker: { ...defaultBreaker, failures: 2, openMs: 150 } });
  await pool.ready;
  await Promise.all([outcome(pool, '/exit'), outcome(pool, '/slow')]);
  expect(await outcome(pool, '/exit')).toBe('crash');
  expect(await outcome(pool, '/slow')).toBe('breaker');
  expect(pool.state().breaker).toBe('open');
  await vi.waitFor(async () => expect(await outcome(pool, '/slow')).toBe('slow'), { interval: 20 });
  expect(pool.state().breaker).toBe('closed');
});

test('a screen whose circuit is open takes no other screen with it, a fragment none, and no fragment a screen', async () => {
  const pool = start({ timeouts: patient, breaker: { ...defaultBreaker, failures: 2, openMs: 60_000 } });
  await pool.ready;
  for (const path of ['/exit', '/exit']) await outcome(pool, path);
  expect([await outcome(pool, '/slow'), await outcome(pool, '/')]).toEqual(['breaker', 'fine']);
  const fragment = { ...request('/'), kind: 'fragment', fragment: 'news', props: {} } as const;
  const dying = { ...fragment, url: request('/exit').url };
  for (const one of [dying, dying]) await pool.render(one).catch(() => undefined);
  await expect(pool.render(fragment)).rejects.toMatchObject({ kind: 'breaker' });
  expect(String((await pool.render({ ...fragment, fragment: 'other' })).html)).toBe('fine');
  expect(await outcome(pool, '/')).toBe('fine');
});

test('renders that nobody could have drawn in time say nothing about their remote', async () => {
  const pool = start({ breaker: { ...defaultBreaker, failures: 2 }, isStarved: () => true });
  await pool.ready;
  const late = ['/deaf', '/deaf', '/patient', '/patient'].map((path) => outcome(pool, path));
  expect(await Promise.all(late)).toEqual(late.map(() => 'overload'));
  expect(await outcome(pool, '/')).toBe('fine');
  expect(pool.state().breaker).toBe('closed');
});

test('a render that had less than its usual time says nothing about its remote', async () => {
  const pool = start({ breaker: { ...defaultBreaker, failures: 2 } });
  await pool.ready;
  const short = { softMs: 50, isShort: true };
  const late = ['/deaf', '/patient', '/deaf', '/patient'].map((path) =>
    pool.render(request(path), short).catch((error: unknown) => failureKind(error)),
  );
  expect(await Promise.all(late)).toEqual(late.map(() => 'overload'));
  expect(pool.state().breaker).toBe('closed');
});

test('a bundle that cannot be loaded fails its renders at once', async () => {
  const bundle = join(folder, 'broken.cjs');
  writeFileSync(bundle, 'throw new Error("no door")');
  const pool = startRenderPool({ bundle, threads: 1, heapMb: 48, timeouts });
  pools.push(pool);
  await expect(pool.ready).rejects.toThrow('no door');
  expect(await outcome(pool, '/')).toBe('crash');
});

test('a closed pool refuses', async () => {
  const pool = start();
  await pool.close();
  expect(await outcome(pool, '/')).toBe('missing');
});

test('what a render leaves behind to be rejected is told of it, once, after its page', async () => {
  const pool = start({ timeouts: { ...patient, softMs: 2000 } });
  const strayed = vi.fn();
  const other = vi.fn();
  const [page] = await Promise.all([
    pool.render(request('/forgets'), undefined, strayed),
    pool.render(request('/slow'), undefined, other),
  ]);
  expect(String(page.html)).toBe('here');
  await vi.waitFor(() => expect(strayed).toHaveBeenCalled());
  expect(await outcome(pool, '/slow')).toBe('slow');
  expect(strayed.mock.calls).toEqual([[expect.stringContaining('server-')]]);
  expect(strayed.mock.calls[0]?.[0]).toMatch(/^Error: twice/);
  expect(other).not.toHaveBeenCalled();
});

test('an error after the answer ends the thread, and is told of the render that it came from', async () => {
  const pool = start({ timeouts: { ...patient, softMs: 2000 } });
  const strayed = vi.fn();
  expect(String((await pool.render(request('/late'), undefined, strayed)).html)).toBe('here');
  await vi.waitFor(() => expect(strayed).toHaveBeenCalledWith('too late'));
  expect(await outcome(pool, '/')).toBe('fine');
});

test('what is told to stop may leave promises behind, and a pool that is closed has done nothing wrong', async () => {
  const pool = start();
  await pool.ready;
  const strayed = vi.fn();
  await expect(pool.render(request('/leaves'), undefined, strayed)).rejects.toThrow();
  await pool.render(request('/'), undefined, strayed);
  await pool.close();
  expect(strayed).not.toHaveBeenCalled();
});
