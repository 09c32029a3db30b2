import { createPool } from 'infra-db/pool.ts';
import type { Database } from 'infra-db/tables.ts';
import { Kysely, PostgresDialect, type RawBuilder } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from './config.ts';
import { openParties, type Parties } from './third-parties/parties.ts';

/** What every resource works with. */
export interface Backend {
  config: Config;
  pool: Pool;
  db: Kysely<Database>;
  /** Third parties, as configured. */
  parties: Parties;
  /** The present moment; tests set their own. */
  now(): Date;
}

/** A pool as the API wants it: the wide queries of plants cost several times more to plan than to run. */
export function createApiPool(config: Config): Pool {
  const { databaseUrl: url, preparedStatements: isPatient } = config;
  return createPool({ url, max: 20, applicationName: 'umbral-api', plansOnce: true, isPatient });
}

/** Builds the backend on a pool of connections. */
export function createBackend(config: Config, pool: Pool, now: () => Date = () => new Date()): Backend {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const { parties, captchaSecret: secret, origin } = config;
  return { config, pool, db, now, parties: openParties(parties, { db, secret, origin, now }) };
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
