import { countImpressions } from '@umbral/domain/api/impressions.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { impressionLimits } from './impression-guard.ts';

let api: TestApp;
let app: FastifyInstance;

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' };
const outside = { ...browser, 'x-forwarded-for': '203.0.113.9' };

beforeAll(async () => {
  api = await createTestApp({ RATE_LIMITS: 'true' });
  app = api.app;
});

beforeEach(async () => {
  api.setNow(new Date('2026-11-25T15:00:00Z'));
  await sql`delete from plant_impression_count`.execute(api.backend.db);
});

afterAll(() => api.close());

const counted = () =>
  api.backend.db.selectFrom('plant_impression_count').selectAll().orderBy('plant_id').orderBy('day').execute();

const see = (plants: number[], headers: Record<string, string> = browser, cookie?: string) =>
  call(app, countImpressions, { body: { plants } }, { headers, cookie });

test('[C351] each plant that was seen counts once a message, by the day of Bogotá', async () => {
  await see([2, 1, 2]);
  await see([1]);
  api.setNow(new Date('2026-11-26T04:59:00Z'));
  await see([1]);
  api.setNow(new Date('2026-11-26T05:00:00Z'));
  await see([1]);
  expect(await counted()).toEqual([
    { plant_id: 1, day: '2026-11-25', impressions: 3 },
    { plant_id: 1, day: '2026-11-26', impressions: 1 },
    { plant_id: 2, day: '2026-11-25', impressions: 1 },
  ]);
});

test('[C351] what is on no card counts nowhere: unknown, removed and unpublished plants', async () => {
  await sql`update plant set removed_at = now(), is_active = false where id = 3`.execute(api.backend.db);
  await sql`update project set state = 'paused' where id = (select project_id from plant where id = 6)`.execute(
    api.backend.db,
  );
  await see([3, 6, 2_000_000_000]);
  expect(await counted()).toEqual([]);
});

test.each(['builder', 'admin', 'seo', 'contributor'] as const)('[C351] what a %s sees is not counted', async (who) => {
  await see([1], browser, await signIn(app, who));
  expect(await counted()).toEqual([]);
});

test('[C351] what a buyer with an account sees is counted', async () => {
  await see([1], browser, await signIn(app, 'visitor'));
  expect(await counted()).toMatchObject([{ plant_id: 1, impressions: 1 }]);
});

test.each(['', 'Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5', 'Mozilla/5.0 HeadlessChrome/140.0'])(
  '[C351] what "%s" reads is not counted',
  async (agent) => {
    await see([1], { 'user-agent': agent });
    expect(await counted()).toEqual([]);
  },
);

test('[C351] one network does not inflate a plant, and hears nothing of it', async () => {
  for (let times = 0; times < 30; times += 1) expect(await see([1], outside)).toEqual({ ok: 1 });
  expect(await counted()).toMatchObject([{ plant_id: 1, impressions: impressionLimits.ofPlant }]);
});

test('[C351] messages at once are all counted', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, index) => see(index % 2 ? [1, 2, 4, 5] : [5, 4, 2, 1])));
  expect((await counted()).map(({ impressions }) => impressions)).toEqual([12, 12, 12, 12]);
});

const wrong: readonly [string, object][] = [
  ['no list', {}],
  ['an empty list', { plants: [] }],
  ['words', { plants: ['uno'] }],
  ['what is no number of a row', { plants: [0, -1, 1.5] }],
  ['more than one page shows', { plants: Array.from({ length: 61 }, (_, index) => index + 1) }],
  ['an unknown field', { plants: [1], user: 3 }],
];

test.each(wrong)('[C351] %s is refused and counts nothing', async (_what, body) => {
  expect((await send(app, countImpressions, { body }, { headers: browser })).statusCode).toBe(422);
  expect(await counted()).toEqual([]);
});

test('[C351] another site cannot count', async () => {
  const headers = { ...browser, 'sec-fetch-site': 'cross-site' };
  expect((await send(app, countImpressions, { body: { plants: [1] } }, { headers })).statusCode).toBe(403);
});
