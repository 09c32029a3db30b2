import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPool } from '../pool.ts';
import { failureOf, insertListedProject } from '../testing/listed-project.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let pool: pg.Pool;
let plants: number[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, max: 12 });
  const client = await pool.connect();
  plants = (await insertListedProject(client)).plantIds;
  client.release();
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  await pool.query('truncate comparison cascade');
});

/** Saves one comparison of the first plants in one transaction. */
async function save(count: number): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: number; slot: number }>(
      'insert into comparison (user_id) values (1) returning id, slot',
    );
    await client.query(
      `insert into comparison_item (comparison_id, plant_id, position)
       select $1, plant, position from unnest($2::integer[]) with ordinality as chosen (plant, position)`,
      [rows[0]?.id, plants.slice(0, count)],
    );
    await client.query('commit');
    return rows[0]?.slot ?? 0;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

test('[B054] of ten saves at once five are kept, each in a slot of its own', async () => {
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => save(2)));
  const slots = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(slots.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect((await failureOf(save(2))).constraint).toBe('comparison_limit');
});

test('[B054] a deleted comparison frees its slot', async () => {
  for (let turn = 0; turn < 5; turn += 1) await save(2);
  await pool.query('delete from comparison where slot = 3');
  expect(await save(3)).toBe(3);
});

test('[B054] a comparison holds two to four plants', async () => {
  expect((await failureOf(save(1))).constraint).toBe('comparison_minimum');
  expect((await failureOf(save(5))).code).toBe('23514');
  expect(await save(4)).toBe(1);
});

test('[B051] a plant stands once in a comparison', async () => {
  await save(2);
  const again = pool.query(
    'insert into comparison_item (comparison_id, plant_id, position) select id, $1, 3 from comparison',
    [plants[0]],
  );
  expect((await failureOf(again)).code).toBe('23505');
});
