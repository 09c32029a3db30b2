import { type PlantRecord, plantRecord } from '@umbral/domain/homes/plant-record.ts';
import { priceOf } from '@umbral/domain/money/price.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { claimRows, finishRow } from '../../engine/outbox/outbox-queries.ts';
import { createWorker, type WorkerLog } from '../../engine/outbox/outbox-worker.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { PlantsIndex } from './index-client.ts';
import { indexTopics, rebuildWhenOutdated } from './index-topics.ts';
import { rebuildIndex } from './indexer.ts';
import { recordShape } from './record-shape.ts';

let api: TestApp;
let index: ReturnType<typeof memoryIndex>;
const silent: WorkerLog = { warn: () => undefined, error: () => undefined };

beforeAll(async () => {
  api = await createTestApp();
});

beforeEach(async () => {
  index = memoryIndex();
  await sql`truncate outbox restart identity`.execute(api.backend.db);
});

afterAll(() => api.close());

/** An index that keeps its records in memory; what the engine itself does is tested where it lives. */
function memoryIndex() {
  const records = new Map<string, PlantRecord>();
  const state = { isReachable: true, configured: 0, saves: 0, shape: '' };
  const put = (given: readonly PlantRecord[]) => {
    for (const record of given) records.set(record.objectID, record);
  };
  const client: PlantsIndex = {
    isReachable: async () => state.isReachable,
    count: async () => records.size,
    shape: async () => state.shape || undefined,
    configure: async () => {
      state.configured += 1;
      state.shape = recordShape;
    },
    save: async (given) => {
      state.saves += 1;
      put(given);
    },
    remove: async (ids) => {
      for (const id of ids) records.delete(id);
    },
    replaceAll: async (given) => {
      records.clear();
      put(given);
    },
  };
  return { client, records, state };
}

function work(): Promise<number> {
  return createWorker(api.backend, indexTopics(api.backend, index.client), silent).drain();
}

async function fill(): Promise<void> {
  await rebuildWhenOutdated(api.backend, index.client);
  await work();
}

async function somePlant(): Promise<{ id: number; project_id: number }> {
  const { rows } = await sql<{ id: number; project_id: number }>`select p.id, p.project_id from plant p
    join project j on j.id = p.project_id where j.state = 'published' and p.is_active order by p.id limit 1`.execute(
    api.backend.db,
  );
  if (!rows[0]) throw new Error('the seed has no plant');
  return rows[0];
}

test('an empty index is filled with every public plant, each a record of the contract', async () => {
  await fill();
  const { rows } = await sql<{ count: number }>`select count(*) from plant p join project j on j.id = p.project_id
    where j.state in ('published', 'paused')`.execute(api.backend.db);
  expect(index.records.size).toBe(rows[0]?.count);
  expect(index.state.configured).toBe(1);
  const broken = [...index.records.values()].filter((record) => !plantRecord.safeParse(record).success);
  expect(broken).toEqual([]);
});

test('a full index is left alone', async () => {
  await fill();
  await rebuildWhenOutdated(api.backend, index.client);
  expect(await work()).toBe(0);
});

test('an index of records of another shape is built anew, once', async () => {
  await fill();
  index.state.shape = 'of an older release';
  await fill();
  expect(index.state).toMatchObject({ configured: 2, shape: recordShape });
  await rebuildWhenOutdated(api.backend, index.client);
  expect(await work()).toBe(0);
});

test('a changed price reaches the index with its plant only', async () => {
  await fill();
  const { id } = await somePlant();
  await sql`update plant set price = price + 1000 where id = ${id}`.execute(api.backend.db);
  await sql`update plant set price = price + 1000 where id = ${id}`.execute(api.backend.db);
  expect(await work()).toBe(1);
  const row = await api.backend.db.selectFrom('plant').where('id', '=', id).select('price').executeTakeFirstOrThrow();
  expect(index.records.get(String(id))?.price).toEqual(priceOf(row.price));
});

test('a home has what its builder lists and what its plans show; a changed plan reaches the index', async () => {
  await fill();
  const { rows } = await sql<{ id: number; blueprint: number; listed: string[] }>`
    select p.id, min(b.id) as blueprint, array(
        select k.key from project_specification s join specification k on k.id = s.specification_id
        where s.project_id = p.project_id) as listed
    from plant p join project j on j.id = p.project_id and j.state = 'published' join blueprint b on b.plant_id = p.id
    where not exists (select from home_amenity a where a.plant_id = p.id and a.key = 'patio')
    group by p.id having count(*) = 1 order by p.id limit 1`.execute(api.backend.db);
  const [home] = rows;
  if (!home) throw new Error('the seed has no home without a patio');
  const record = () => index.records.get(String(home.id));
  expect(record()).toMatchObject({ level_number: 1, amenities: expect.arrayContaining(home.listed) });
  await sql`insert into blueprint_point (blueprint_id, position, name, x, y, media_key)
    select id, 40, 'Patio', 0.5, 0.5, media_key from blueprint where id = ${home.blueprint}`.execute(api.backend.db);
  expect(await work()).toBe(1);
  expect(record()?.amenities).toContain('patio');
  await sql`delete from blueprint where id = ${home.blueprint}`.execute(api.backend.db);
  await work();
  expect(record()).toMatchObject({ level_number: null, amenities: expect.not.arrayContaining(['patio']) });
});

test('[B108] an inactive plant stays with isActive 0; that of a project taken back goes', async () => {
  await fill();
  const { id, project_id } = await somePlant();
  await sql`update plant set is_active = false where id = ${id}`.execute(api.backend.db);
  await work();
  expect(index.records.get(String(id))?.isActive).toBe(0);
  await sql`update project set state = 'paused' where id = ${project_id}`.execute(api.backend.db);
  await work();
  expect(index.records.get(String(id))?.isActive).toBe(0);
  await sql`update project set state = 'draft' where id = ${project_id}`.execute(api.backend.db);
  await work();
  expect(index.records.has(String(id))).toBe(false);
  await sql`update project set state = 'published' where id = ${project_id}`.execute(api.backend.db);
  await work();
  expect(index.records.has(String(id))).toBe(true);
});

test('[B108] a plant that its builder removed leaves the index; rebuilding does not bring it back', async () => {
  await fill();
  const { id } = await somePlant();
  await sql`update plant set is_active = false, removed_at = now() where id = ${id}`.execute(api.backend.db);
  await work();
  expect(index.records.has(String(id))).toBe(false);
  index.records.clear();
  await fill();
  expect(index.records.has(String(id))).toBe(false);
  await sql`update plant set is_active = true, removed_at = null where id = ${id}`.execute(api.backend.db);
  await work();
  expect(index.records.has(String(id))).toBe(true);
});

test('[B046] the index never learns a hidden price: it holds the step in which the price lies', async () => {
  await fill();
  const { id } = await somePlant();
  await sql`update plant set price = 287654321, hide_price = true where id = ${id}`.execute(api.backend.db);
  await work();
  const record = index.records.get(String(id));
  expect(record).toMatchObject({
    price: { kind: 'hidden' },
    price_order: 240_000_000,
    m2_price: null,
    monthly_fee: null,
  });
  expect(record).toMatchObject({ monthly_credit: null, initial_fee: null });
  expect(JSON.stringify([...index.records.values()])).not.toContain('287654321');
});

test('while the engine is away the work waits untried, and the pages are renewed after it', async () => {
  await fill();
  const { id } = await somePlant();
  index.state.isReachable = false;
  await sql`delete from outbox`.execute(api.backend.db);
  await sql`update plant set price = price + 1000 where id = ${id}`.execute(api.backend.db);
  expect(await work()).toBe(0);
  index.state.isReachable = true;
  expect(await work()).toBe(1);
  const { rows } = await sql`select topic, state from outbox where topic = 'purge'`.execute(api.backend.db);
  expect(rows).toEqual([{ topic: 'purge', state: 'pending' }]);
});

test('what is deleted, renamed or in another worker’s hand while the index is built anew is right afterwards', async () => {
  await fill();
  const { backend } = api;
  const { rows } = await sql<{ id: number; builder_id: number }>`
    select p.id, j.builder_id from plant p join project j on j.id = p.project_id
    where j.state = 'published' and p.is_active order by p.id desc limit 3`.execute(backend.db);
  const [deleted, renamed, held] = rows;
  if (!deleted || !renamed || !held) throw new Error('the seed has too few plants');
  const slow = { worker: 'slow', topics: ['index-plant'], batch: 1, leaseSeconds: 60 };
  const inHand: number[] = [];
  await rebuildIndex(backend, {
    ...index.client,
    replaceAll: async (records) => {
      await sql`delete from plant where id = ${deleted.id}`.execute(backend.db);
      await sql`update builder set name = 'Nombre Nuevo' where id = ${renamed.builder_id}`.execute(backend.db);
      await work();
      await sql`update plant set price = price + 5000 where id = ${held.id}`.execute(backend.db);
      for (const { id } of await claimRows(backend, slow)) inHand.push(id);
      await index.client.replaceAll(records);
    },
  });
  for (const id of inHand) await finishRow(backend, id, slow.worker);
  await work();
  const { price } = await backend.db
    .selectFrom('plant')
    .where('id', '=', held.id)
    .select('price')
    .executeTakeFirstOrThrow();
  expect(index.records.has(String(deleted.id))).toBe(false);
  expect(index.records.get(String(renamed.id))?.project.builder.name).toBe('Nombre Nuevo');
  expect(index.records.get(String(held.id))?.price).toEqual(priceOf(price));
});
