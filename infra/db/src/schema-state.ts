import type { Pool } from 'pg';
import { knownMigrations } from './migrate.ts';

/** Names of this version's migrations that a database lacks; all of them where it has none. */
export async function pendingMigrations(pool: Pick<Pool, 'query'>): Promise<string[]> {
  const { rows } = await pool.query<{ exists: boolean }>(
    "select to_regclass('schema_migration') is not null as exists",
  );
  if (!rows[0]?.exists) return knownMigrations();
  const applied = await pool.query<{ name: string }>('select name from schema_migration');
  const names = new Set(applied.rows.map(({ name }) => name));
  return knownMigrations().filter((name) => !names.has(name));
}

/** Whether a database has all that this version needs; it may have more, as while a newer version rolls out. */
export async function isSchemaCurrent(pool: Pick<Pool, 'query'>): Promise<boolean> {
  return (await pendingMigrations(pool)).length === 0;
}
