import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listen } from '../testing/test-portal.ts';
import { keepListedPages } from './listed-pages.ts';
import { createSitemap } from './sitemap.ts';

const minute = 60_000;
const nothing = {
  plants: [],
  builders: [],
  launches: [],
  developments: [],
  blog: [],
  guides: [],
  events: [],
  listings: [],
};
const articles = (slug: string) => [{ slug, category: 'finanzas', updated_at: '2026-11-01T10:00:00.000Z' }];

let api: Awaited<ReturnType<typeof listen>>;
let state = { asked: 0, slug: 'nota', isAway: false };

beforeAll(async () => {
  api = await listen((_, response) => {
    state.asked += 1;
    response.statusCode = state.isAway ? 503 : 200;
    const data = { ...nothing, blog: articles(state.slug) };
    response.end(JSON.stringify(state.isAway ? {} : { page: 1, pages: 1, data }));
  });
});
beforeEach(() => {
  state = { asked: 0, slug: 'nota', isAway: false };
});
afterAll(() => {
  api.server.closeAllConnections();
  api.server.close();
});

/** A sitemap, the clock that it lives by, and the paths that were looked up in the rules. */
function setUp() {
  const clock = { now: 0 };
  const judged: string[] = [];
  const isReplaced = (path: string) => judged.push(path) < 0;
  const offered = () => new Set(['articleInCategory']);
  const listed = keepListedPages({ apiUrl: api.url, offered, now: () => clock.now });
  const sitemap = createSitemap({ listed, isReplaced });
  const get = async (origin = 'http://portal.test') => {
    const { status, body } = await sitemap('/sitemap.xml', origin);
    return [status, /<loc>(.*?)<\/loc>/.exec(String(body))?.[1]];
  };
  return { clock, judged, get, listed };
}

const before = [200, 'http://portal.test/actualidad/finanzas/nota'];
const after = [200, 'http://portal.test/actualidad/finanzas/otra'];

test('[R109] all who ask at the same time share one reading, and for ten minutes the files stand', async () => {
  const { clock, judged, get } = setUp();
  expect(await Promise.all([get(), get(), get()])).toEqual([before, before, before]);
  clock.now = 9 * minute;
  expect(await get()).toEqual(before);
  expect([state.asked, judged]).toEqual([1, ['/actualidad/finanzas/nota']]);
  expect(await get('http://127.0.0.1:1')).toEqual([200, 'http://127.0.0.1:1/actualidad/finanzas/nota']);
  state.slug = 'otra';
  clock.now = 11 * minute;
  expect(await get()).toEqual(after);
  expect(state.asked).toBe(2);
});

test('[R109] while the API is away the last sitemap stands; there is none before the first', async () => {
  const { clock, get } = setUp();
  state.isAway = true;
  expect(await get()).toEqual([503, undefined]);
  state.isAway = false;
  expect(await get()).toEqual(before);
  Object.assign(state, { isAway: true, slug: 'otra' });
  clock.now = 11 * minute;
  expect(await get()).toEqual(before);
  state.isAway = false;
  expect(await get()).toEqual(after);
});

test('what is listed is known once it was read; while that fails it is asked for once a minute', async () => {
  const { clock, listed } = setUp();
  const path = '/actualidad/finanzas/nota';
  state.isAway = true;
  expect([listed.has(path), listed.has(path)]).toEqual([false, false]);
  await expect.poll(() => state.asked).toBe(1);
  await listed.all().catch(() => undefined);
  state = { asked: 0, slug: 'nota', isAway: false };
  listed.has(path);
  clock.now = minute;
  listed.has(path);
  await expect.poll(() => listed.has(path)).toBe(true);
  expect([listed.has('/actualidad/finanzas/otra'), state.asked]).toEqual([false, 1]);
  Object.assign(state, { isAway: true, asked: 0 });
  clock.now = 12 * minute;
  expect(listed.has(path)).toBe(true);
  await expect.poll(() => state.asked).toBe(1);
  expect(listed.has(path)).toBe(true);
});
