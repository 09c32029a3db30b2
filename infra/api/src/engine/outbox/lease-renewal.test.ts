import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { claimRows, renewRows } from './outbox-queries.ts';
import { createWorker, type WorkerLog } from './outbox-worker.ts';
import { type Topic, together } from './topic.ts';

const silent: WorkerLog = { warn: () => undefined, error: () => undefined };
const claim = { topics: ['test'], batch: 10, leaseSeconds: 6 };

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});

beforeEach(async () => {
  await sql`truncate outbox restart identity`.execute(api.backend.db);
  await sql`insert into outbox (topic, aggregate_key) values ('test', 'a'), ('test', 'b')`.execute(api.backend.db);
});

afterAll(() => api.close());

/** Lets the time pass by which leases are measured. */
function pass(seconds: number): Promise<unknown> {
  return sql`update outbox set lease_until = lease_until - ${seconds} * interval '1 second'
    where state = 'running'`.execute(api.backend.db);
}

test('a worker that renews keeps what it has in hand, and only that', async () => {
  const [first, second] = await claimRows(api.backend, { ...claim, worker: 'slow' });
  await pass(5);
  await renewRows(api.backend, { worker: 'slow', ids: [first?.id ?? 0], leaseSeconds: 6 });
  await pass(2);
  const taken = await claimRows(api.backend, { ...claim, worker: 'other' });
  expect(taken.map(({ id }) => id)).toEqual([second?.id]);
});

test('a worker that lost a row cannot renew it', async () => {
  const [first] = await claimRows(api.backend, { ...claim, worker: 'dead', batch: 1 });
  await pass(7);
  const [taken] = await claimRows(api.backend, { ...claim, worker: 'other', batch: 1 });
  expect(taken?.id).toBe(first?.id);
  await pass(7);
  await renewRows(api.backend, { worker: 'dead', ids: [first?.id ?? 0], leaseSeconds: 600 });
  const again = await claimRows(api.backend, { ...claim, worker: 'third', batch: 1 });
  expect(again[0]?.id).toBe(first?.id);
});

test('work that takes longer than a lease is done once', async () => {
  const runs: number[] = [];
  const topic: Topic = {
    name: 'test',
    batch: 1,
    run: together(async (rows) => {
      runs.push(...rows.map(({ id }) => id));
      // Longer than one renewal: without it the pass of time below would free the row.
      await expect.poll(renewedUntil, { interval: 100 }).toBeGreaterThan(5);
    }),
  };
  const renewedUntil = async () => {
    const { rows } = await sql<{ left: number }>`
      select extract(epoch from max(lease_until) - now())::float8 as left from outbox where state = 'running'`.execute(
      api.backend.db,
    );
    return rows[0]?.left ?? 0;
  };
  const worker = createWorker(api.backend, [topic], silent);
  const draining = worker.drain();
  await expect.poll(() => runs.length).toBeGreaterThan(0);
  await pass(5);
  await draining;
  expect(runs.toSorted()).toEqual([1, 2]);
});
