import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createByteLru } from './byte-lru.ts';
import type { MadePage } from './kept-page.ts';
import { createPageCache, type PageDrawing } from './page-cache.ts';
import { createTwoTierLru } from './two-tier-lru.ts';

const page = (html: string, facts: Partial<MadePage> = {}): MadePage => ({
  status: 200,
  headers: {},
  html: Buffer.from(html),
  freshMs: 100,
  staleMs: 1000,
  timings: [],
  ...facts,
});
const key = { key: 'k', lasting: 'l', path: '/a/b' };
const admit: PageDrawing['admit'] = (run) => run();

/** A clock that a test turns, and a page that counts how often it was drawn. */
function setUp() {
  const clock = { now: 0 };
  const cache = createPageCache(10_000, { now: () => clock.now });
  let drawn = 0;
  const draw = async (facts?: Partial<MadePage>) => page(`page ${++drawn}`, facts);
  const text = async (facts?: Partial<MadePage>) => {
    const { page: kept, source } = await cache.get(key, { make: () => draw(facts), admit });
    return `${source} ${kept.html()}`;
  };
  return { clock, cache, text };
}

test('all who ask for a page at the same time share one drawing', async () => {
  const { text } = setUp();
  expect(await Promise.all([text(), text(), text()])).toEqual(['miss page 1', 'miss page 1', 'miss page 1']);
  expect(await text()).toBe('hit page 1');
});

test('a stale page is served at once while the next one is drawn', async () => {
  const { clock, text } = setUp();
  await text();
  clock.now = 500;
  expect(await text()).toBe('stale page 1');
  expect(await text()).toBe('hit page 2');
  clock.now = 5000;
  expect(await text()).toBe('miss page 3');
});

test('a page that may not be kept does not replace the stale one', async () => {
  const { clock, text } = setUp();
  await text();
  clock.now = 500;
  expect(await text({ status: 503, freshMs: 0 })).toBe('stale page 1');
  expect(await text()).toBe('stale page 1');
});

test('a page that became a redirect for now, or one that nobody may keep, is no longer served', async () => {
  for (const status of [302, 200]) {
    const { clock, text } = setUp();
    await text();
    clock.now = 500;
    expect(await text({ status, freshMs: 0 })).toBe('stale page 1');
    expect(await text({ status, freshMs: 0 })).toBe('miss page 3');
  }
});

test('a drawing from before a purge does not push out what was drawn after it', async () => {
  const { cache, text } = setUp();
  const before = text({ status: 302, freshMs: 0 });
  cache.purge();
  const after = text();
  await Promise.all([before, after]);
  expect(await text()).toBe('hit page 2');
});

test('a purge forgets pages by path, and pages that were being drawn when it came', async () => {
  const { cache, text } = setUp();
  await text();
  expect(cache.purge(['/b*', '/a'])).toBe(0);
  expect(await text()).toBe('hit page 1');
  expect(cache.purge(['/a/*'])).toBe(1);
  const during = text();
  cache.purge();
  await during;
  expect(await text()).toBe('miss page 3');
});

test('the last good page is there however old it is and whatever drew it, until it is gone or somebody changes it', async () => {
  const { clock, cache, text } = setUp();
  const last = () => cache.lastGood('l')?.html();
  await text();
  clock.now = 100_000_000;
  cache.outdate();
  expect(await text({ status: 503, freshMs: 0 })).toBe('miss page 2');
  expect(last()).toBe('page 1');
  // One with a hole is not good.
  await text({ staleMs: 0 });
  expect(last()).toBe('page 1');
  cache.outdate();
  await text({ status: 404, staleMs: 0 });
  expect(last()).toBeUndefined();
  cache.outdate();
  await text();
  expect(last()).toBe('page 5');
  cache.purge(['/a/*']);
  expect(last()).toBeUndefined();
});

test('whoever waits for a turn and finds the page drawn by another draws nothing', async () => {
  const { cache } = setUp();
  const turns: (() => void)[] = [];
  const later: PageDrawing['admit'] = async (run) => {
    await new Promise<void>((resolve) => turns.push(resolve));
    return run();
  };
  let drawn = 0;
  const make = async () => page(`page ${++drawn}`);
  const asked = [1, 2, 3].map(() => cache.get(key, { make, admit: later }));
  for (const turn of turns) turn();
  expect((await Promise.all(asked)).map(({ page }) => page.html())).toEqual(['page 1', 'page 1', 'page 1']);
});

test('ever new pages push out what was asked for once, never what was asked for again', async () => {
  const lru = createTwoTierLru<string>(100, ({ length }) => length);
  lru.set('wanted', 'x'.repeat(20), 20);
  expect(lru.get('wanted')).toHaveLength(20);
  for (let count = 0; count < 50; count += 1) lru.set(`once ${count}`, 'x'.repeat(10), 10);
  expect([lru.get('wanted'), lru.get('once 0'), lru.get('once 49')].map(Boolean)).toEqual([true, false, true]);
  expect(lru.bytes()).toBeLessThanOrEqual(100);
});

test('the map forgets what was not used for longest when its bytes run out', () => {
  const lru = createByteLru<string>(100);
  lru.set('a', 'a', 40);
  lru.set('b', 'b', 40);
  lru.get('a');
  lru.set('c', 'c', 40);
  lru.set('huge', 'huge', 101);
  expect(['a', 'b', 'c', 'huge'].map((one) => lru.get(one))).toEqual(['a', undefined, 'c', undefined]);
  expect(lru.bytes()).toBe(80);
});

test('a page that is asked for again gets smaller, also once it was drawn again the same', async () => {
  let now = 0;
  const cache = createPageCache(1_000_000, { now: () => now });
  const text = Array.from({ length: 4000 }, (_, index) => `<p>${(index * 7919) % 1009} ${index % 17}</p>`).join('');
  const get = async () => (await cache.get(key, { make: async () => page(text), admit })).page;
  const first = await (await get()).body('br');
  await expect.poll(async () => (await (await get()).body('br')).byteLength).toBeLessThan(first.byteLength);
  const small = await (await get()).body('br');
  expect(brotliDecompressSync(small).toString()).toBe(text);
  now = 5000;
  expect(await (await get()).body('br')).toBe(small);
});

test('a page with its sheets is made once, packed like others, and weighs in the cache what is kept of it', async () => {
  const html = '<head><i>é</i></head><p>ñandú <i></p>';
  const withSheets = '<head><style>p{}</style>é</i></head><p>ñandú <i></p>';
  const cache = createPageCache(1_000_000);
  const get = async () => (await cache.get(key, { make: async () => page(html), admit })).page;
  const plain = await get();
  const before = cache.bytes();
  expect(before).toBe(Buffer.byteLength(html));
  let made = 0;
  const inline = async () => {
    made += 1;
    return { hashes: ['sha384-a'], put: (same: string) => same.replaceAll('<i>', '<style>p{}</style>') };
  };
  const form = await plain.withSheets(inline);
  expect(cache.bytes()).toBe(before);
  const packed = await form.body('br');
  expect(brotliDecompressSync(packed).toString()).toBe(withSheets);
  expect(cache.bytes()).toBe(before + packed.byteLength);
  const alone = await plain.body('br');
  expect(cache.bytes()).toBe(before + packed.byteLength + alone.byteLength);
  expect((await form.body(undefined)).toString()).toBe(withSheets);
  expect((await (await get()).withSheets(inline)).etag).toBe(form.etag);
  expect([made, form.etag === plain.etag, form.hashes]).toEqual([1, false, ['sha384-a']]);
});
