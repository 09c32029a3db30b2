import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPool } from './pool.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { whileWaited } from './while-waited.ts';

let database: TestDatabase;
let pool: Pool;
let witness: Pool;

beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  pool = createPool({ url: database.url, max: 1, isPatient: true });
  witness = createPool({ url: database.url, max: 1 });
});
afterAll(async () => {
  await Promise.all([pool.end(), witness.end()]);
  await database.drop();
});

const slow = 'select pg_sleep(60)';

/** How many of the slow statements the server is carrying out. */
async function running(): Promise<number> {
  const { rows } = await witness.query<{ count: number }>(
    "select count(*) from pg_stat_activity where datname = current_database() and state = 'active' and query = $1",
    [slow],
  );
  return rows[0]?.count ?? 0;
}

async function serverOf(): Promise<number | undefined> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

test('a statement that nobody waits for any more ends on the server, and its connection serves nobody else', async () => {
  const before = await serverOf();
  const leaving = new AbortController();
  const found = whileWaited(leaving.signal, () => pool.query(slow));
  const refused = expect(found).rejects.toMatchObject({ code: '57014' });
  await vi.waitFor(async () => expect(await running()).toBe(1));
  leaving.abort();
  await refused;
  await vi.waitFor(async () => expect(await running()).toBe(0));
  expect(await serverOf()).not.toBe(before);
});

test('whoever leaves while all connections are taken takes none', async () => {
  const held = await pool.connect();
  const leaving = new AbortController();
  const found = whileWaited(leaving.signal, () => pool.query(slow));
  leaving.abort();
  held.release();
  await expect(found).rejects.toThrow();
  expect(await running()).toBe(0);
  expect(await serverOf()).toBeDefined();
});

test('who leaves after the answer disturbs nobody, and work that nobody waits for goes on', async () => {
  const leaving = new AbortController();
  await whileWaited(leaving.signal, () => pool.query('select 1'));
  const found = pool.query('select pg_sleep(0.2), 7 as seven');
  leaving.abort();
  expect((await found).rows).toMatchObject([{ seven: 7 }]);
});
