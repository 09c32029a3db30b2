import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bornOf } from './process-identity.ts';
import { type EmbeddedDatabase, startDatabase } from './start-database.ts';
import { StartProblem } from './start-problem.ts';

let root = '';
let running: EmbeddedDatabase | undefined;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'umbral-pg-'));
  chmodSync(root, 0o755);
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(root, { recursive: true, force: true });
});

async function start(dataDir = join(root, 'pg')): Promise<EmbeddedDatabase> {
  running = await startDatabase({ dataDir, settings: { fsync: 'off' } });
  return running;
}

async function ask(database: EmbeddedDatabase, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

async function problemOf(started: Promise<unknown>): Promise<string> {
  const error = await started.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartProblem);
  return String(error);
}

test('a new database is UTF-8, checksummed, sorted the Colombian way, and private to its socket', async () => {
  const database = await start();
  expect(await ask(database, 'show data_checksums')).toBe('on');
  expect(await ask(database, 'show server_encoding')).toBe('UTF8');
  expect(await ask(database, 'show listen_addresses')).toBe('');
  const order = `select string_agg(word, ' ' order by word) from unnest(array['nube','ñandú','oso','nata','ábaco']) word`;
  expect(await ask(database, order)).toBe('ábaco nata nube ñandú oso');
  expect(statSync(join(root, 'pg')).mode & 0o777).toBe(0o700);
  expect(statSync(join(root, 'pg-socket')).mode & 0o777).toBe(0o700);
});

test('data survive a stop, and a stopped server is gone', async () => {
  const first = await start();
  await ask(first, 'create table kept as select 7 as n');
  await first.stop();
  expect(bornOf(first.pid)).toBe('');
  expect(await ask(await start(), 'select n from kept')).toBe(7);
});

test('a server that outlived its killed supervisor is replaced, and its data are there', async () => {
  const entry = fileURLToPath(new URL('../testing/hold-database.ts', import.meta.url));
  const supervisor = spawn(process.execPath, [entry, join(root, 'pg')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(supervisor.stdout, 'data');
  const orphan = Number(String(line));
  supervisor.kill('SIGKILL');
  await once(supervisor, 'exit');
  expect(bornOf(orphan)).not.toBe('');
  const database = await start();
  expect(bornOf(orphan)).toBe('');
  expect(await ask(database, 'select n from kept')).toBe(7);
});

test('a server that dies is noticed', async () => {
  const database = await start();
  process.kill(database.pid, 'SIGKILL');
  expect(await database.exited).not.toBe(0);
  expect(await ask(await start(), 'select 1')).toBe(1);
});

test('a second supervisor on the same data is told who has them', async () => {
  await start();
  const problem = await problemOf(startDatabase({ dataDir: join(root, 'pg') }));
  expect(problem).toContain(`already in use by process ${process.pid}`);
});

test('a number in postmaster.pid that belongs to a stranger keeps nobody out', async () => {
  await (await start()).stop();
  writeFileSync(join(root, 'pg/postmaster.pid'), `${process.pid}\n${join(root, 'pg')}\n`);
  expect(await ask(await start(), 'select 1')).toBe(1);
});

test('a broken data folder is one sentence that says what to delete', async () => {
  await (await start()).stop();
  rmSync(join(root, 'pg/global/pg_control'));
  const missing = await problemOf(startDatabase({ dataDir: join(root, 'pg') }));
  expect(missing).toContain(`delete that folder`);
  expect(missing).toContain(join(root, 'pg'));
});

test('a damaged control file and the data of another version are refused, not touched', async () => {
  await (await start()).stop();
  writeFileSync(join(root, 'pg/global/pg_control'), Buffer.alloc(8192, 7));
  expect(await problemOf(startDatabase({ dataDir: join(root, 'pg') }))).toContain('delete that folder');
  writeFileSync(join(root, 'pg/PG_VERSION'), '15\n');
  expect(await problemOf(startDatabase({ dataDir: join(root, 'pg') }))).toContain('PostgreSQL 15');
  expect(existsSync(join(root, 'pg/global'))).toBe(true);
});

test('a first start that was interrupted is begun again', async () => {
  mkdirSync(join(root, 'pg.new/half'), { recursive: true });
  expect(await ask(await start(), 'select 1')).toBe(1);
  expect(existsSync(join(root, 'pg.new'))).toBe(false);
});

test('a path too long for a socket gets a short one elsewhere', async () => {
  const deep = join(root, 'a'.repeat(60), 'b'.repeat(60));
  const database = await start(join(deep, 'pg'));
  expect(await ask(database, 'select 1')).toBe(1);
  expect(decodeURIComponent(database.url)).not.toContain('aaaa');
});
