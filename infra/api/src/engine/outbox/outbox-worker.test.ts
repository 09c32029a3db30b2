import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { claimRows, finishRow, type OutboxRow } from './outbox-queries.ts';
import { createWorker, type WorkerLog } from './outbox-worker.ts';
import { GiveUp, NotNow, oneByOne, type Topic, together } from './topic.ts';

let api: TestApp;
const silent: WorkerLog = { warn: () => undefined, error: () => undefined };

beforeAll(async () => {
  api = await createTestApp();
});

beforeEach(async () => {
  await sql`truncate outbox restart identity`.execute(api.backend.db);
});

afterAll(() => api.close());

async function add(aggregate: string, payload: object = {}, maxAttempts = 8): Promise<void> {
  await sql`insert into outbox (topic, aggregate_key, payload, max_attempts)
    values ('test', ${aggregate}, ${JSON.stringify(payload)}::jsonb, ${maxAttempts})`.execute(api.backend.db);
}

async function rows() {
  const found = await sql<{
    id: number;
    state: string;
    attempts: number;
    wait: number | null;
    last_error: string | null;
  }>`
    select id, state, attempts, last_error, extract(epoch from next_attempt_at - now())::int as wait
    from outbox order by id`.execute(api.backend.db);
  return found.rows;
}

function topic(work: (row: OutboxRow) => Promise<void>, changes: Partial<Topic> = {}): Topic {
  return { name: 'test', batch: 10, run: oneByOne(work), ...changes };
}

async function makeDue(): Promise<void> {
  await sql`update outbox set next_attempt_at = now() where state = 'pending'`.execute(api.backend.db);
}

test('what is due is carried out once, in its order', async () => {
  for (const name of ['a', 'b', 'c']) await add(name, { name });
  const seen: unknown[] = [];
  const worker = createWorker(api.backend, [topic(async ({ payload }) => void seen.push(payload))], silent);
  expect(await worker.drain()).toBe(3);
  expect(seen).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  expect(await worker.drain()).toBe(0);
  expect((await rows()).map(({ state }) => state)).toEqual(['done', 'done', 'done']);
});

test('a failure waits longer each time and holds up no other; after the last attempt the row is dead', async () => {
  await add('bad', { fails: true }, 3);
  await add('good');
  const work = async ({ payload }: OutboxRow) => {
    if (JSON.stringify(payload) !== '{}') throw new Error('no mail server');
  };
  const worker = createWorker(api.backend, [topic(work)], silent);
  await worker.drain();
  expect(await rows()).toMatchObject([
    { state: 'pending', attempts: 1, last_error: 'no mail server', wait: 10 },
    { state: 'done' },
  ]);
  await makeDue();
  await worker.drain();
  expect((await rows())[0]).toMatchObject({ state: 'pending', attempts: 2, wait: 20 });
  await makeDue();
  await worker.drain();
  expect((await rows())[0]).toMatchObject({ state: 'dead', attempts: 3, last_error: 'no mail server' });
  await makeDue();
  expect(await worker.drain()).toBe(0);
});

test('a later row of the same thing waits for the earlier one, also while that is tried again', async () => {
  await add('contact:1', { step: 1 });
  await add('contact:1', { step: 2 });
  await add('contact:2', { step: 9 });
  const seen: unknown[] = [];
  let fails = true;
  const work = async ({ payload }: OutboxRow) => {
    if (fails && JSON.stringify(payload) === '{"step": 1}'.replace(' ', '')) throw new Error('not yet');
    seen.push(payload);
  };
  const worker = createWorker(api.backend, [topic(work)], silent);
  await worker.drain();
  expect(seen).toEqual([{ step: 9 }]);
  fails = false;
  await makeDue();
  await worker.drain();
  expect(seen).toEqual([{ step: 9 }, { step: 1 }, { step: 2 }]);
});

test('four workers at once carry out each of 200 rows exactly once', async () => {
  for (let index = 0; index < 200; index += 1) await add(`thing:${index}`);
  const seen: number[] = [];
  const workers = Array.from({ length: 4 }, () =>
    createWorker(api.backend, [topic(async ({ id }) => void seen.push(id))], silent),
  );
  await Promise.all(workers.map((worker) => worker.drain()));
  for (const worker of workers) await worker.drain();
  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
});

test('what a worker died of is taken over when its lease is over, and the dead worker cannot finish it', async () => {
  await add('thing');
  const claim = { worker: 'died', topics: ['test'], batch: 10, leaseSeconds: 60 };
  const [row] = await claimRows(api.backend, claim);
  expect(await claimRows(api.backend, { ...claim, worker: 'other' })).toEqual([]);
  await sql`update outbox set lease_until = now() - interval '1 second'`.execute(api.backend.db);
  const taken = await claimRows(api.backend, { ...claim, worker: 'other' });
  expect(taken.map(({ id, attempts }) => [id, attempts])).toEqual([[row?.id, 2]]);
  expect(await finishRow(api.backend, row?.id ?? 0, 'died')).toBe(false);
  expect(await finishRow(api.backend, row?.id ?? 0, 'other')).toBe(true);
});

test('a row that kills every worker ends among the dead', async () => {
  await add('poison', {}, 1);
  await claimRows(api.backend, { worker: 'died', topics: ['test'], batch: 1, leaseSeconds: 60 });
  await sql`update outbox set lease_until = now() - interval '1 second'`.execute(api.backend.db);
  await createWorker(api.backend, [topic(async () => undefined)], silent).drain();
  expect(await rows()).toMatchObject([{ state: 'dead', last_error: 'lease lost' }]);
});

test('work that throws before it gives a promise fails its row like any other', async () => {
  await add('thing');
  const work = () => {
    throw new Error('unreadable');
  };
  await createWorker(api.backend, [topic(work)], silent).drain();
  expect(await rows()).toMatchObject([{ state: 'pending', attempts: 1, last_error: 'unreadable' }]);
});

test('a topic that is not ready keeps its rows untried', async () => {
  await add('thing');
  let isReady = false;
  const worker = createWorker(api.backend, [topic(async () => undefined, { isReady: async () => isReady })], silent);
  await worker.drain();
  expect(await rows()).toMatchObject([{ state: 'pending', attempts: 0 }]);
  isReady = true;
  await worker.drain();
  expect(await rows()).toMatchObject([{ state: 'done' }]);
});

test('work that is done together fails together', async () => {
  for (const name of ['a', 'b']) await add(name);
  const run = together(async () => {
    throw new Error('engine away');
  });
  await createWorker(api.backend, [{ name: 'test', batch: 10, run }], silent).drain();
  expect((await rows()).map(({ state, last_error }) => [state, last_error])).toEqual([
    ['pending', 'engine away'],
    ['pending', 'engine away'],
  ]);
});

test('what a topic gives up is dead after one attempt, with its reason', async () => {
  await add('thing');
  const work = async () => {
    throw new GiveUp('no such address');
  };
  await createWorker(api.backend, [topic(work)], silent).drain();
  expect(await rows()).toMatchObject([{ state: 'dead', attempts: 1, last_error: 'no such address' }]);
});

test('when the other side is out of reach all rows wait untried, and it is asked once', async () => {
  for (const name of ['a', 'b', 'c']) await add(name);
  let asked = 0;
  const work = async () => {
    asked += 1;
    throw new NotNow('mail server away', 30);
  };
  await createWorker(api.backend, [topic(work)], silent).drain();
  expect(asked).toBe(1);
  expect(await rows()).toMatchObject([
    { state: 'pending', attempts: 0, wait: 30 },
    { state: 'pending', attempts: 0, wait: 30 },
    { state: 'pending', attempts: 0, wait: 30 },
  ]);
});

test('a slow topic holds up no other', async () => {
  await add('thing');
  await sql`insert into outbox (topic, aggregate_key) values ('slow', 'x')`.execute(api.backend.db);
  const { promise: quickDone, resolve: finishQuick } = Promise.withResolvers<void>();
  const slow = topic(() => quickDone, { name: 'slow' });
  const quick = topic(async () => finishQuick());
  expect(await createWorker(api.backend, [slow, quick], silent).drain()).toBe(2);
});

test('where a topic has several loops, a slow batch holds up no other row of it', async () => {
  for (const name of ['slow', 'quick']) await add(name, { name });
  const { promise: slowBegun, resolve: beginSlow } = Promise.withResolvers<void>();
  const { promise: quickDone, resolve: finishQuick } = Promise.withResolvers<void>();
  const work = async ({ payload }: OutboxRow) => {
    if (JSON.stringify(payload).includes('quick')) return finishQuick();
    beginSlow();
    await quickDone;
  };
  const worker = createWorker(api.backend, [topic(work, { batch: 1, loops: 2 })], silent);
  worker.start();
  // Stopped before, it would give back the row that it has and has not begun.
  await Promise.all([slowBegun, quickDone]);
  await worker.stop();
  expect((await rows()).map(({ state }) => state)).toEqual(['done', 'done']);
});

test('each row ends as soon as it is carried out, and a worker that stops leaves the rest of its batch untried', async () => {
  for (const name of ['a', 'b', 'c']) await add(name);
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const seen: number[] = [];
  const work = async ({ id }: OutboxRow) => {
    seen.push(id);
    if (id === 2) await mayEnd;
  };
  const worker = createWorker(api.backend, [topic(work)], silent);
  worker.start();
  await expect.poll(() => seen).toEqual([1, 2]);
  expect((await rows()).map(({ state }) => state)).toEqual(['done', 'running', 'running']);
  const stopped = worker.stop();
  end();
  await stopped;
  expect(seen).toEqual([1, 2]);
  expect(await rows()).toMatchObject([{ state: 'done' }, { state: 'done' }, { state: 'pending', attempts: 0 }]);
});

test('a row whose transaction is rolled back never existed', async () => {
  const failed = api.backend.db.transaction().execute(async (transaction) => {
    await sql`insert into outbox (topic, aggregate_key) values ('test', 'ghost')`.execute(transaction);
    throw new Error('the change failed');
  });
  await expect(failed).rejects.toThrow('the change failed');
  expect(await rows()).toEqual([]);
});
