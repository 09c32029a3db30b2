import type { Database } from 'infra-db/tables.ts';
import { Kysely, PostgresDialect, type RawBuilder } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from './config.ts';

/** What every resource works with. */
export interface Backend {
  config: Config;
  pool: Pool;
  db: Kysely<Database>;
  /** The present moment; tests set their own. */
  now(): Date;
}

/** Builds the backend on a pool of connections. */
export function createBackend(config: Config, pool: Pool, now: () => Date = () => new Date()): Backend {
  // Planning the wide queries costs several times their run; a plan for any value of the parameters is made once.
  pool.on('connect', (client) => void client.query('set plan_cache_mode = force_generic_plan').catch(() => undefined));
  return { config, pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), now };
}

/** Runs a hot query as a named statement, which the server parses and plans once per connection. */
export async function runNamed<Row extends object>(
  { config, pool, db }: Backend,
  name: string,
  query: RawBuilder<Row>,
): Promise<Row[]> {
  const { sql: text, parameters } = query.compile(db);
  const values = [...parameters];
  const { rows } = await pool.query<Row>(config.preparedStatements ? { name, text, values } : { text, values });
  return rows;
}
