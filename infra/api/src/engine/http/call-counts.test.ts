import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { housekeepingJob } from '../jobs/housekeeping-job.ts';

const headers = { 'x-forwarded-for': '203.0.113.7' };
/** As often as a network may ask for calendar files in a minute. */
const most = 60;

let api: TestApp;
/** The same API as another process has it: its own application on the same database. */
let other: FastifyInstance;

beforeAll(async () => {
  api = await createTestApp({ RATE_LIMITS: 'true' });
  other = await buildApp(api.backend);
});
afterAll(async () => {
  await other.close();
  await api.close();
});
beforeEach(() => sql`truncate call_count`.execute(api.backend.db));
afterEach(() => sql`drop trigger if exists no_counts on call_count`.execute(api.backend.db));

async function ask(app: FastifyInstance, from: object = headers): Promise<number> {
  return (await app.inject({ url: '/api/fairs/no-existe/agenda.ics', headers: { ...from } })).statusCode;
}

test('a call with a limit of its own has one for all processes together, and each network has its own', async () => {
  const half = Array.from({ length: most / 2 });
  const [here, there] = await Promise.all([api.app, other].map((app) => Promise.all(half.map(() => ask(app)))));
  expect(new Set([...(here ?? []), ...(there ?? [])])).toEqual(new Set([404]));
  const refused = await other.inject({ url: '/api/fairs/no-existe/agenda.ics', headers });
  expect([await ask(api.app), refused.statusCode]).toEqual([429, 429]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await ask(other, { 'x-forwarded-for': '198.51.100.1' })).toBe(404);
});

test('a window that is over is counted no more, and is forgotten', async () => {
  const { db } = api.backend;
  await ask(api.app);
  await sql`update call_count set calls = ${most}, ends_at = now()`.execute(db);
  expect(await ask(other)).toBe(404);
  const counts = await db.selectFrom('call_count').select('calls').execute();
  expect(counts).toEqual([{ calls: 1 }]);
  await sql`update call_count set ends_at = now()`.execute(db);
  const { signal } = new AbortController();
  await housekeepingJob(api.backend).run({ slot: new Date(), previousSlot: undefined, signal });
  expect(await db.selectFrom('call_count').select('calls').execute()).toEqual([]);
});

test('while the database counts nothing, each process counts for itself', async () => {
  await sql`create or replace function fail_to_count() returns trigger language plpgsql as
    $$ begin raise disk_full; end $$`.execute(api.backend.db);
  await sql`create trigger no_counts before insert on call_count execute function fail_to_count()`.execute(
    api.backend.db,
  );
  const asked = await Promise.all(Array.from({ length: most + 1 }, () => ask(api.app)));
  expect([asked.filter((status) => status === 404).length, asked.filter((status) => status === 429).length]).toEqual([
    most,
    1,
  ]);
  expect(await ask(other)).toBe(404);
});

test('what is counted names no network', async () => {
  await ask(api.app);
  const [count] = await api.backend.db.selectFrom('call_count').select('key').execute();
  expect(count?.key).toHaveLength(32);
  expect(count?.key.toString()).not.toContain(headers['x-forwarded-for']);
});
