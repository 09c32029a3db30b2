import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startDatabase } from '../embedded/start-database.ts';
import { migrate, migrationsDir } from '../migrate.ts';

/** Any constant: test processes that make the template at once only have to agree on it. */
const templateLock = 7_205_114_304;

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

function migrationsKey(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsDir).toSorted())
    hash.update(name).update(readFileSync(join(migrationsDir, name)));
  return hash.digest('hex').slice(0, 12);
}

function databaseAt(serverUrl: string, name: string): string {
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  return address.href;
}

/** The migrated database that others are copied from: made by the first caller, named after the migrations. */
async function ensureTemplate(serverUrl: string): Promise<string> {
  const name = `template_${migrationsKey()}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const found = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [name]);
    if (found.rowCount === 1) return name;
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
    await migrate(databaseAt(serverUrl, name));
    await client.query(`alter database ${name} is_template true`);
    return name;
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
  const drop = async () => {
    await run(server.url, `drop database if exists ${name} with (force)`);
    await server.stop();
  };
  try {
    const template = migrated ? await ensureTemplate(server.url) : 'template1';
    await run(server.url, `create database ${name} template ${template}`);
  } catch (error) {
    await drop();
    throw error;
  }
  return { url: databaseAt(server.url, name), drop };
}
