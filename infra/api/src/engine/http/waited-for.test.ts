import { countPlantView } from '@umbral/domain/api/plants.ts';
import { standInListings, standInPlaces } from '@umbral/domain/api/stand-in.ts';
import { patienceHeader } from '@umbral/protocol/calls/patience.ts';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';

let api: TestApp;
let base = '';
/** Holds what the calls below want to read and write, so that their statements stand still in the server. */
let holder: PoolClient;

beforeAll(async () => {
  api = await createTestApp();
  base = `${await api.app.listen({ host: '127.0.0.1', port: 0 })}/api`;
});
afterAll(() => api.close());
beforeEach(async () => {
  holder = await api.backend.pool.connect();
  await holder.query('begin');
  await holder.query('lock table plant_offer, project, plant in access exclusive mode');
});
afterEach(async () => {
  await holder.query('rollback');
  holder.release();
});

/** How many statements wait for what is held. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(api.backend.db);
  return rows[0]?.count ?? 0;
}

async function views(): Promise<number> {
  const { rows } = await sql<{ views: number }>`
    select coalesce(sum(views), 0)::int as views from plant_view_count`.execute(api.backend.db);
  return rows[0]?.views ?? 0;
}

const question = { method: 'POST', headers: { 'content-type': 'application/json', origin: testOrigin } };
const calls = [
  ['a read', standInPlaces.path, {}],
  ['a question by POST', standInListings.path, { ...question, body: '{"listings":[{}]}' }],
] as const;

test.each(calls)('%s ends in the database when its asker has gone', async (_, path, init) => {
  const leaving = new AbortController();
  const answer = fetch(base + path, { ...init, signal: leaving.signal });
  await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0));
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await vi.waitFor(async () => expect(await waiting()).toBe(0));
});

test('a read is refused when its asker waits no longer, and ends in the database', async () => {
  const began = performance.now();
  const answer = await fetch(base + standInPlaces.path, { headers: { [patienceHeader]: '300' } });
  expect(answer.status).toBe(503);
  expect(performance.now() - began).toBeLessThan(5000);
  await vi.waitFor(async () => expect(await waiting()).toBe(0));
});

test('a write is carried out whoever has left', async () => {
  const before = await views();
  const leaving = new AbortController();
  const path = countPlantView.path.replace('{id}', '1');
  const headers = { origin: testOrigin, [patienceHeader]: '100' };
  const answer = fetch(base + path, { method: countPlantView.method, headers, signal: leaving.signal });
  await vi.waitFor(async () => expect(await waiting()).toBe(1));
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await holder.query('rollback');
  await vi.waitFor(async () => expect(await views()).toBe(before + 1));
});
