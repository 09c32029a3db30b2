import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { StartProblem } from './embedded/start-problem.ts';

/** The folder with this product's migrations. */
export const migrationsDir = fileURLToPath(new URL('../migrations', import.meta.url));

/** Any constant: two migrating processes only have to agree on it. */
const advisoryLock = 7_205_114_303;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

const fileName = /^\d{4}-[a-z0-9-]+\.sql$/;

function readMigrations(dir: string): Migration[] {
  const names = readdirSync(dir).filter((name) => name.endsWith('.sql'));
  const odd = names.find((name) => !fileName.test(name));
  if (odd) throw new StartProblem(`The migration ${odd} must be named NNNN-words.sql.`);
  const sorted = names.toSorted();
  const twin = sorted.find((name, index) => name.slice(0, 4) === sorted[index + 1]?.slice(0, 4));
  if (twin) throw new StartProblem(`Two migrations have the number ${twin.slice(0, 4)}.`);
  return sorted.map((name) => {
    const sql = readFileSync(join(dir, name), 'utf8');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

/** Names of this version's migrations, in their order; read once. */
export function knownMigrations(): string[] {
  known ??= readMigrations(migrationsDir).map(({ name }) => name);
  return known;
}

let known: string[] | undefined;

async function appliedChecksums(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`The migration ${name} failed and changed nothing: ${reason}`);
  }
}

function refuseForeignHistory(migrations: Migration[], applied: Map<string, string>): void {
  const changed = migrations.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  if (changed) {
    throw new StartProblem(
      `The migration ${changed.name} was changed after it was applied to this database: restore the file and write a new one.`,
    );
  }
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].find((name) => !known.has(name));
  if (unknown) {
    throw new StartProblem(`This database already has the migration ${unknown}, which this version does not know.`);
  }
}

async function migrateLocked(client: pg.Client, dir: string): Promise<string[]> {
  const migrations = readMigrations(dir);
  const applied = await appliedChecksums(client);
  refuseForeignHistory(migrations, applied);
  const pending = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of pending) await apply(client, migration);
  return pending.map(({ name }) => name);
}

/**
 * Applies the pending SQL files of a folder in the order of their numbers, each in its own transaction;
 * concurrent callers wait for one another. Gives the names applied; throws `StartProblem` on the first failure.
 */
export async function migrate(url: string, dir: string = migrationsDir): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    return await migrateLocked(client, dir);
  } finally {
    // Ending the session frees the lock, also after a failure.
    await client.end();
  }
}
