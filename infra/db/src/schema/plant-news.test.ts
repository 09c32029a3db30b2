import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPool } from '../pool.ts';
import { insertListedProject } from '../testing/listed-project.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, max: 2 });
  const client = await pool.connect();
  await insertListedProject(client);
  client.release();
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  await pool.query('delete from plant_news');
});

async function news(): Promise<unknown[]> {
  const { rows } = await pool.query('select plant_id, kind, previous_price from plant_news order by id');
  return rows;
}

test('[C120] a plant that comes on offer and a price that falls are news; a price that rises is none', async () => {
  await pool.query('update plant set price = price + 10 where id = 1');
  await pool.query('update plant set is_active = false where id = 2');
  expect(await news()).toEqual([]);
  await pool.query('update plant set price = 150000000 where id = 1');
  await pool.query('update plant set is_active = true where id = 2');
  expect(await news()).toEqual([
    { plant_id: 1, kind: 'price-drop', previous_price: 200_000_011 },
    { plant_id: 2, kind: 'listed', previous_price: null },
  ]);
});

test('[C120] a project that is published is news for its plants, once a month', async () => {
  await pool.query("update project set state = 'paused'");
  await pool.query("update project set state = 'published'");
  expect(await news()).toHaveLength(5);
  await pool.query("update project set state = 'paused'");
  await pool.query("update project set state = 'published'");
  expect(await news()).toHaveLength(5);
});

test('[C120] nothing is told of drafts and of bulk loads', async () => {
  await pool.query("update project set state = 'draft'");
  await pool.query('update plant set price = price - 5 where id = 3');
  await pool.query("begin; set local umbral.bulk = 'on'; update project set state = 'published'; commit");
  expect(await news()).toEqual([]);
});

test('[C120, C121] alerts end with the account, also those that were saved with its address alone', async () => {
  const { rows } = await pool.query<{ id: number }>(
    "insert into app_user (email, first_name, last_name) values ('eva@example.com', 'Eva', 'Paz') returning id",
  );
  const id = rows[0]?.id;
  const states = async () =>
    (await pool.query<{ is_active: boolean }>('select is_active from alert order by id')).rows.map(
      (row) => row.is_active,
    );
  await pool.query(
    'insert into alert (user_id, email, filters) values ($1, \'eva@example.com\', \'{"city":"cali"}\')',
    [id],
  );
  await pool.query("insert into alert (email, filters) values ('EVA@example.com', '{}'), ('otra@example.com', '{}')");
  await pool.query('update app_user set is_active = false where id = $1', [id]);
  expect(await states()).toEqual([false, false, true]);
  await pool.query('delete from app_user where id = $1', [id]);
  expect(await states()).toEqual([true]);
});
