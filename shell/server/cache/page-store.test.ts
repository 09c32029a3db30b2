import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPage, type MadePage } from './kept-page.ts';
import { createPageCache } from './page-cache.ts';
import { createPageStore, type PageStore } from './page-store.ts';

let folder = '';
const onTrouble = vi.fn();

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'umbral-pages-')), 'pages');
});
afterEach(() => {
  expect(onTrouble).not.toHaveBeenCalled();
  rmSync(folder, { recursive: true, force: true });
});

const open = (maxBytes = 1_000_000) => createPageStore({ folder, maxBytes, floorBytes: 0, onTrouble });
const made = (html: string): MadePage => ({
  status: 200,
  headers: { 'cache-control': 'public, max-age=3600', vary: 'cookie' },
  html: Buffer.from(html),
  freshMs: 60_000,
  staleMs: 86_400_000,
  timings: ['render;dur=3'],
});
const admit = <Result>(run: () => Promise<Result>) => run();

/** A process that drew some pages and ended. */
async function drawAndEnd(paths: readonly string[], { composition = 'c1', store = open(), now = 1000 } = {}) {
  let moment = now;
  const cache = createPageCache(1_000_000, { now: () => moment++, shelf: store });
  for (const path of paths) {
    const [pathname = ''] = path.split('?');
    const key = { key: `${composition}\n${path}`, lasting: `http://portal\ncop\n${path}`, path: pathname };
    await cache.get(key, { make: async () => made(`<p>${path} ñandú</p>`), admit });
  }
  await store.settle();
  return { store, cache };
}

/** The process after it. */
async function wake(composition: string, store: PageStore = open(), now = 1000) {
  const cache = createPageCache(1_000_000, { now: () => now, shelf: store });
  cache.restore(await store.read(), (key) => key.startsWith(`${composition}\n`));
  const text = async (path: string) => {
    const key = { key: `${composition}\n${path}`, lasting: `http://portal\ncop\n${path}`, path };
    const { page, source } = await cache.get(key, { make: async () => made('drawn anew'), admit });
    return `${source} ${page.html()}`;
  };
  const good = (path: string) => {
    const page = cache.lastGood(`http://portal\ncop\n${path}`);
    return page && { ...page.made, html: Buffer.from(page.html()) };
  };
  return { cache, text, good };
}

test('what was kept is served after a restart at once, and for this user alone to read', async () => {
  await drawAndEnd(['/a', '/b']);
  const next = await wake('c1');
  expect(await next.text('/a')).toBe('hit <p>/a ñandú</p>');
  expect(next.good('/b')).toEqual({ ...made('<p>/b ñandú</p>'), timings: [] });
  const [file = ''] = readdirSync(folder);
  expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
});

test('a page of other versions stands in where nothing else can be had, and is not served for the present ones', async () => {
  await drawAndEnd(['/a'], { composition: 'old' });
  const next = await wake('new');
  expect(String(next.good('/a')?.html)).toBe('<p>/a ñandú</p>');
  expect(await next.text('/a')).toBe('miss drawn anew');
});

test('what visitors typed is written nowhere', async () => {
  await drawAndEnd(['/a', '/a?q=ana@example.com']);
  expect(readdirSync(folder)).toHaveLength(1);
  const next = await wake('c1');
  expect(next.good('/a?q=ana@example.com')).toBeUndefined();
});

test.each([
  ['a flipped byte', (bytes: Buffer) => bytes.map((byte, index) => (index === bytes.length - 1 ? byte ^ 1 : byte))],
  ['half a file', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['an empty file', () => Buffer.alloc(0)],
  [
    'other facts',
    (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('"status":200', '"status":500'), 'latin1'),
  ],
])('%s is no page: it is left out and removed', async (_, damage) => {
  await drawAndEnd(['/a', '/b']);
  const [file = ''] = readdirSync(folder);
  writeFileSync(join(folder, file), damage(readFileSync(join(folder, file))));
  writeFileSync(join(folder, 'stranger'), 'no page');
  const pages = await open().read();
  expect(pages).toHaveLength(1);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a purge reaches what is only on disk, also while that is still being read', async () => {
  const { cache, store } = await drawAndEnd(['/a/1', '/a/2', '/b']);
  cache.purge(['/a/1']);
  await store.settle();
  expect(readdirSync(folder)).toHaveLength(2);
  const next = open();
  const reading = next.read();
  next.forget((path) => path === '/a/2');
  expect((await reading).map(({ page }) => page.path)).toEqual(['/b']);
});

test('a purge reaches what is just being written', async () => {
  const { cache, store } = await drawAndEnd([]);
  const key = { key: 'c1\n/a', lasting: 'http://portal\ncop\n/a', path: '/a' };
  await cache.get(key, { make: async () => made('soon gone'), admit });
  cache.purge();
  await store.settle();
  expect(readdirSync(folder)).toEqual([]);
});

test('the latest pages stay when there are too many bytes', async () => {
  await drawAndEnd(['/1', '/2', '/3', '/4'], { store: open(900) });
  const pages = await open().read();
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.length).toBeLessThan(4);
  expect(pages[0]?.page.path).toBe('/4');
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(900);
});

test('a page that is gone is gone after a restart too', async () => {
  const { cache, store } = await drawAndEnd(['/a']);
  const key = { key: 'c2\n/a', lasting: 'http://portal\ncop\n/a', path: '/a' };
  await cache.get(key, { make: async () => ({ ...made(''), status: 404, staleMs: 0 }), admit });
  await store.settle();
  expect(await open().read()).toEqual([]);
});

test('a folder that cannot be written is told once and hurts nobody', async () => {
  writeFileSync(folder.replace(/\/pages$/, '/file'), '');
  const trouble = vi.fn();
  const store = createPageStore({
    folder: folder.replace(/\/pages$/, '/file/pages'),
    maxBytes: 1000,
    floorBytes: 0,
    onTrouble: trouble,
  });
  const page = keepPage(made('a'), '/a', 1);
  store.keep({ key: 'k', lasting: 'l', page });
  store.keep({ key: 'k', lasting: 'm', page });
  await store.settle();
  expect(trouble).toHaveBeenCalledTimes(1);
});

test('on a full disk what is kept makes room, and the next page finds it', async () => {
  const trouble = vi.fn();
  const store = createPageStore({ folder, maxBytes: 100_000, floorBytes: 0, onTrouble: trouble });
  const page = keepPage(made('a'), '/a', 1);
  store.keep({ key: 'k', lasting: 'l', page });
  await store.settle();
  expect(readdirSync(folder)).toHaveLength(1);
  const write = vi
    .spyOn(files, 'writeFile')
    .mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  syncBuiltinESMExports();
  store.keep({ key: 'k', lasting: 'm', page });
  await store.settle();
  write.mockRestore();
  syncBuiltinESMExports();
  expect(trouble).toHaveBeenCalledTimes(1);
  expect(readdirSync(folder)).toEqual([]);
  store.keep({ key: 'k', lasting: 'm', page });
  await store.settle();
  expect(readdirSync(folder)).toHaveLength(1);
});

test('below the floor of its disk no page is kept, and those that are make room', async () => {
  const page = keepPage(made('a'), '/a', 1);
  const before = open();
  before.keep({ key: 'k', lasting: 'l', page });
  await before.settle();
  const trouble = vi.fn();
  const floorBytes = Number.MAX_SAFE_INTEGER;
  const store = createPageStore({ folder, maxBytes: 100_000, floorBytes, onTrouble: trouble });
  await store.read();
  store.keep({ key: 'k', lasting: 'm', page });
  await store.settle();
  expect(trouble).toHaveBeenCalledWith(expect.objectContaining({ code: 'ENOSPC' }));
  expect(readdirSync(folder)).toEqual([]);
});
