import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Binaries, systemBinaries } from '../embedded/binaries.ts';
import { startDatabase } from '../embedded/start-database.ts';
import { databaseAt, onServer } from './server-statement.ts';
import { ensureTemplate, type TemplateKind } from './template-database.ts';

/** A database of its own for one test file. */
export interface TestDatabase {
  /** Connection string of a database, migrated and empty unless asked otherwise. */
  url: string;
  /** Drops the database, and the server when it was started for it. */
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** Without it the database has no table at all. */
  migrated?: boolean;
  /** Fills it with the demonstration data, or with the small part of them that shows every kind of thing. */
  seeded?: boolean | 'small';
  serverUrl?: string;
}

/** The system's server of the major version that `TEST_POSTGRES_MAJOR` names; without it the packaged one. */
export function askedBinaries(): { binaries?: Binaries } {
  const major = process.env.TEST_POSTGRES_MAJOR;
  if (!major) return {};
  const binaries = systemBinaries().find((found) => found.major === major);
  if (!binaries) throw new Error(`This machine has no PostgreSQL ${major}, which TEST_POSTGRES_MAJOR names.`);
  return { binaries };
}

/** A real PostgreSQL for tests: without durability, gone after `stop`. */
export async function startThrowAwayServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const root = mkdtempSync(join(tmpdir(), 'umbral-test-'));
  // As root the server runs as nobody, who must be able to pass.
  chmodSync(root, 0o755);
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const server = await startDatabase({ dataDir: join(root, 'pg'), settings, ...askedBinaries() });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

function templateKind(seeded: boolean | 'small', migrated: boolean): TemplateKind | undefined {
  if (seeded === 'small') return 'small';
  if (seeded) return 'seeded';
  return migrated ? 'migrated' : undefined;
}

/**
 * Makes a fresh database on the given server, on the one that `TEST_DATABASE_URL` names, or on a throw-away one.
 * It is a copy of a template that the first caller on that server makes. Call it in `beforeAll` and `drop` in `afterAll`.
 */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { migrated = true, seeded = false, serverUrl = '' } = options;
  const given = serverUrl || process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startThrowAwayServer();
  const name = `test_${randomBytes(6).toString('hex')}`;
  const kind = templateKind(seeded, migrated);
  const drop = async () => {
    await onServer(server.url, `drop database if exists ${name} with (force)`);
    await server.stop();
  };
  try {
    const template = kind ? await ensureTemplate(server.url, kind) : 'template1';
    // Copying files is several times quicker here than writing each block to the log, the default.
    await onServer(server.url, `create database ${name} template ${template} strategy file_copy`);
  } catch (error) {
    await drop();
    throw error;
  }
  return { url: databaseAt(server.url, name), drop };
}
