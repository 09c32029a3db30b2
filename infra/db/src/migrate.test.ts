import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';
import { createTestDatabase, startThrowAwayServer, type TestDatabase } from './testing/test-database.ts';

let server: { url: string; stop(): Promise<void> };
let database: TestDatabase;
let pool: pg.Pool;
let dir = '';

beforeAll(async () => {
  server = await startThrowAwayServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'umbral-migrate-'));
  database = await createTestDatabase({ migrated: false, serverUrl: server.url });
  pool = createPool({ url: database.url });
});
afterEach(async () => {
  await pool.end();
  await database.drop();
  rmSync(dir, { recursive: true, force: true });
});

function file(name: string, sql: string): void {
  writeFileSync(join(dir, name), sql);
}

test('files run once, in the order of their numbers', async () => {
  file('0002-fill.sql', "insert into fruit values ('lulo');");
  file('0001-fruit.sql', 'create table fruit (name text);');
  expect(await migrate(database.url, dir)).toEqual(['0001-fruit.sql', '0002-fill.sql']);
  expect(await migrate(database.url, dir)).toEqual([]);
  file('0003-more.sql', "insert into fruit values ('uchuva');");
  expect(await migrate(database.url, dir)).toEqual(['0003-more.sql']);
  expect((await pool.query('select name from fruit')).rows).toEqual([{ name: 'lulo' }, { name: 'uchuva' }]);
});

test('a file that fails changes nothing and names itself', async () => {
  file('0001-fruit.sql', 'create table fruit (name text);');
  file('0002-broken.sql', 'create table half (); insert into nowhere values (1);');
  await expect(migrate(database.url, dir)).rejects.toThrow('0002-broken.sql failed and changed nothing');
  expect(
    (await pool.query("select to_regclass('fruit') is not null as fruit, to_regclass('half') as half")).rows,
  ).toEqual([{ fruit: true, half: null }]);
});

test('a file that changed after it was applied is refused', async () => {
  file('0001-fruit.sql', 'create table fruit (name text);');
  await migrate(database.url, dir);
  file('0001-fruit.sql', 'create table fruit (name text, colour text);');
  await expect(migrate(database.url, dir)).rejects.toThrow('0001-fruit.sql was changed after it was applied');
});

test('a database that is ahead of this version is refused', async () => {
  file('0001-fruit.sql', 'select 1;');
  file('0002-later.sql', 'select 1;');
  await migrate(database.url, dir);
  rmSync(join(dir, '0002-later.sql'));
  await expect(migrate(database.url, dir)).rejects.toThrow('already has the migration 0002-later.sql');
});

test('two migrations at once apply each file once', async () => {
  file('0001-slow.sql', 'create table slow (); select pg_sleep(0.1);');
  file('0002-next.sql', 'create table next ();');
  const both = await Promise.all([migrate(database.url, dir), migrate(database.url, dir)]);
  expect(both.flat().toSorted()).toEqual(['0001-slow.sql', '0002-next.sql']);
});

test('names without a number and twin numbers are refused', async () => {
  file('fruit.sql', '');
  await expect(migrate(database.url, dir)).rejects.toThrow('must be named');
  rmSync(join(dir, 'fruit.sql'));
  file('0001-a.sql', '');
  file('0001-b.sql', '');
  await expect(migrate(database.url, dir)).rejects.toThrow('Two migrations have the number 0001');
});

test("the product's own migrations apply to an empty database", async () => {
  const applied = await migrate(database.url);
  expect(applied.length).toBeGreaterThan(0);
  expect(await migrate(database.url)).toEqual([]);
});

test('rows come with numbers, and days stay days', async () => {
  const sql =
    "select 9007199254740991::int8 as big, 12.5::numeric as rate, '2026-02-28'::date as day, null::int8 as none";
  expect((await pool.query(sql)).rows).toEqual([{ big: 9007199254740991, rate: 12.5, day: '2026-02-28', none: null }]);
});
