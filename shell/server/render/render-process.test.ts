import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import type { RenderRequest } from '@umbral/protocol/remote/render-contract.ts';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fixtureServer, temporaryFolder } from '../testing/fixture-remote.ts';
import { failureKind } from './render-failure.ts';
import { type RenderPool, startRenderPool } from './render-pool.ts';
import { startRenderProcess } from './render-process.ts';
import { startRenderThread } from './render-thread.ts';
import { strongestWall } from './strongest-wall.ts';
import type { Wall } from './walls.ts';

const folder = temporaryFolder();
const pools: RenderPool[] = [];
let wall: Wall;
beforeAll(async () => {
  ({ wall } = await strongestWall());
});

const behaviours = `
const url = new URL(request.url);
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const { apiBase } = request.environment;
const said = (answer) => answer.then((response) => response.text(), (error) => 'refused: ' + error.name);
if (url.pathname === '/slow') { await wait(80); return page('slow'); }
if (url.pathname === '/speaks') { console.log('said'); console.error('complained'); return page('here'); }
if (url.pathname === '/forgets') { void fetch(apiBase + '/nobody'); void wait(20).then(() => { throw new Error('forgotten'); }); return page('here'); }
if (url.pathname === '/late') { setTimeout(() => { throw new Error('too late'); }, 60); return page('here'); }
if (url.pathname === '/loop') { await wait(20); mark(); for (;;); }
if (url.pathname === '/heap') { const all = []; for (;;) all.push(new Array(1000).fill(Math.random())); }
if (url.pathname === '/buffers') { const kept = []; for (let i = 0; i < 80; i++) { kept.push(Buffer.alloc(32 << 20, 1)); await wait(20); } }
if (url.pathname === '/young') {
  let kept = [];
  for (let i = 0; i < 10; i++) { kept = [...kept.slice(-200_000), ...Array.from({ length: 100_000 }, (_, n) => ({ n }))]; await wait(1); }
  return page(String(require('node:v8').getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size));
}
if (url.pathname === '/exit') process.exit(3);
if (url.pathname === '/sigkill') { process.kill(process.pid, 'SIGKILL'); await wait(5000); }
if (url.pathname === '/flood') return page('x'.repeat(20 << 20));
if (url.pathname === '/lie') { await wait(20); mark(); const bytes = Buffer.alloc(8); bytes.writeUInt32LE(100 << 20, 4); require('node:fs').writeSync(3, bytes); await wait(5000); }
if (url.pathname === '/asks') return page(await said(fetch(apiBase + '/who?x=1', { headers: { accept: 'text/plain', cookie: 'SessionId=forged' } })));
if (url.pathname === '/writes') return page(await said(fetch(apiBase + '/who', { method: 'POST', body: '{}' })));
if (url.pathname === '/elsewhere') return page(await said(fetch(apiBase.replace('/api', '/platform') + '/keys')));
if (url.pathname === '/climbs') return page(await said(fetch(apiBase + '/%2e%2e/platform/keys')));
if (url.pathname === '/moved') return page(await said(fetch(apiBase + '/moved')));
if (url.pathname === '/turn') return page(String(require('node:os').getPriority()));
if (url.pathname === '/headers') return page(JSON.stringify([request.headers, Object.keys(process.env).filter((name) => name !== 'PWD')]));
return page('<p>ñandú ' + url.search + '</p>', { state: { all: [1, { two: null }] }, sharedMaxAge: 60, chunks: ['app'] });
`;

function start(place = startRenderProcess(wall), onLine?: (line: string) => void): RenderPool {
  const bundle = join(folder, `server-${pools.length}.cjs`);
  writeFileSync(bundle, fixtureServer({ remote: 'mf-search', fragments: ['news'], render: behaviours }));
  const timeouts = { softMs: 8000, hardMs: 9000, blockMs: 400 };
  const pool = startRenderPool({
    bundle,
    threads: 1,
    heapMb: 64,
    timeouts,
    isStarved: () => false,
    place: (options, events) => place({ ...options, onLine }, events),
  });
  pools.push(pool);
  return pool;
}

function request(path: string, apiBase = 'http://127.0.0.1:9/api', headers = {}): RenderRequest {
  return {
    kind: 'page',
    url: `http://portal.test${path}`,
    headers,
    idPrefix: 'p-',
    environment: {
      remote: 'mf-search',
      version: '1.0.0',
      apiBase,
      search: { appId: '', apiKey: '', host: '', protocol: 'http' },
      currency: { code: 'cop', rates: { usd: 1, eur: 1 }, asOf: '2026-01-01' },
      origin: 'http://portal.test',
    },
  };
}

async function outcome(pool: RenderPool, path: string): Promise<string> {
  return pool.render(request(path)).then(
    ({ html }) => String(html),
    (error: unknown) => failureKind(error),
  );
}

/** An API that says what it was asked. */
async function startApi(): Promise<{ base: string; asked: string[]; close(): void }> {
  const asked: string[] = [];
  const server = createServer(({ method, url, headers }, response) => {
    asked.push(`${method} ${url}`);
    if (url === '/api/moved') response.writeHead(302, { location: '/platform/keys' });
    response.end(JSON.stringify([headers.cookie ?? null, headers.accept, headers['x-forwarded-for'] ?? null]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { base: `http://127.0.0.1:${port}/api`, asked, close: () => server.close() };
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

test('young objects get 16 MB and no more, however many there were at once', async () => {
  expect(Number(await outcome(start(), '/young'))).toBeLessThanOrEqual(16 * 2 ** 20);
});

test('a process says what its bundle is, and draws what a thread draws', async () => {
  const [thread, apart] = [start(startRenderThread), start()];
  expect(await apart.ready).toMatchObject({ remote: 'mf-search', fragments: ['news'] });
  const wanted = request('/a?b=ü');
  expect(await apart.render(wanted)).toEqual(await thread.render(wanted));
});

test('whoever draws gives way to the shell where both want a core', async () => {
  const pool = start();
  await pool.ready;
  expect(Number(await outcome(pool, '/turn'))).toBe(Math.min(19, getPriority() + 5));
});

test.each([
  ['/loop', 'loop'],
  ['/heap', 'memory'],
  ['/buffers', 'memory'],
  ['/exit', 'crash'],
  ['/sigkill', 'crash'],
  ['/flood', 'error'],
  ['/lie', 'crash'],
])(
  '%s costs its process at most: the shell grows by nothing, others are drawn, and the next page is there at once',
  async (path, kind) => {
    const pool = start();
    await pool.ready;
    const before = process.memoryUsage.rss();
    const [guilty, innocent] = await Promise.all([outcome(pool, path), outcome(pool, '/slow')]);
    expect([guilty, innocent]).toEqual([kind, 'slow']);
    expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 2 ** 20);
    const began = performance.now();
    expect(await outcome(pool, '/')).toContain('ñandú');
    // Less than a second on a calm machine.
    expect(performance.now() - began).toBeLessThan(2500);
  },
);

test('the shell makes its calls: reads of the API, as the visitor, whose session the process never has', async () => {
  const pool = start();
  await pool.ready;
  const api = await startApi();
  const visitor = { cookie: 'SessionId=secret', 'x-forwarded-for': '192.0.2.7' };
  const draw = async (path: string) => String((await pool.render(request(path, api.base, visitor))).html);
  expect(JSON.parse(await draw('/asks'))).toEqual(['SessionId=secret', 'text/plain', '192.0.2.7']);
  expect(await draw('/headers')).toBe('[{},["NODE_ENV","MALLOC_ARENA_MAX"]]');
  for (const path of ['/writes', '/elsewhere', '/climbs', '/moved'])
    expect(await draw(path), path).toBe('refused: TypeError');
  expect(api.asked).toEqual(['GET /api/who?x=1', 'GET /api/moved']);
  api.close();
});

test.each([
  ['/forgets', 'Error: forgotten'],
  ['/late', 'too late'],
])('what %s leaves behind in a process is told of its render, with its stack', async (path, message) => {
  const pool = start();
  const strayed = vi.fn();
  expect(String((await pool.render(request(path), undefined, strayed)).html)).toBe('here');
  await vi.waitFor(() => expect(strayed).toHaveBeenCalledWith(expect.stringContaining(message)));
  expect(strayed).toHaveBeenCalledTimes(1);
});

test('what a bundle writes is heard, line by line, from a process as from a thread', async () => {
  for (const place of [startRenderProcess(wall), startRenderThread]) {
    const lines: string[] = [];
    await start(place, (line) => lines.push(line)).render(request('/speaks'));
    await vi.waitFor(() => expect(lines.toSorted()).toEqual(['complained', 'said']));
  }
});
