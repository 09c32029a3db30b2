import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startDatabase } from '../embedded/start-database.ts';
import { migrate } from '../migrate.ts';

/** A database of its own for one test file. */
export interface TestDatabase {
  /** Connection string of an empty database, migrated unless asked otherwise. */
  url: string;
  /** Drops the database, and the server when it was started for it. */
  drop(): Promise<void>;
}

/** A real PostgreSQL for tests: without durability, gone after `stop`. */
export async function startThrowAwayServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const root = mkdtempSync(join(tmpdir(), 'umbral-test-'));
  // As root the server runs as nobody, who must be able to pass.
  chmodSync(root, 0o755);
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const server = await startDatabase({ dataDir: join(root, 'pg'), settings });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Makes a fresh database on the given server, on the one that `TEST_DATABASE_URL` names, or on a throw-away one.
 * Call it in `beforeAll` and `drop` in `afterAll`.
 */
export async function createTestDatabase({ migrated = true, serverUrl = '' } = {}): Promise<TestDatabase> {
  const given = serverUrl || process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startThrowAwayServer();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(server.url, `create database ${name}`);
  const address = new URL(server.url);
  address.pathname = `/${name}`;
  const url = address.href;
  const drop = async () => {
    await run(server.url, `drop database if exists ${name} with (force)`);
    await server.stop();
  };
  try {
    if (migrated) await migrate(url);
  } catch (error) {
    await drop();
    throw error;
  }
  return { url, drop };
}
