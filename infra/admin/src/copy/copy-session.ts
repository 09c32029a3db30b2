import { rowTypes } from 'infra-db/pool.ts';
import pg from 'pg';
import type { TableFacts } from './table-facts.ts';

/** What decides how COPY writes values: the same on every server, whatever it is set to. */
const settings = [
  "set datestyle = 'ISO, YMD'",
  "set intervalstyle = 'postgres'",
  "set timezone = 'UTC'",
  "set client_encoding = 'UTF8'",
  "set bytea_output = 'hex'",
  'set extra_float_digits = 1',
  'set statement_timeout = 0',
  'set idle_in_transaction_session_timeout = 0',
];

/** Runs work in one transaction on a connection of its own: all of it or nothing. */
export async function inCopyTransaction<Result>(
  url: string,
  mode: 'read only' | 'read write',
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, types: rowTypes, application_name: 'umbral-admin' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const setting of settings) await client.query(setting);
    // One snapshot for all tables.
    await client.query(`begin isolation level repeatable read ${mode}`);
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    // Ending the connection rolls back what was not committed.
    await client.end();
  }
}

/** The query whose rows are a table's: in the order of its key, so that a copy of a copy is the same. */
export function copySource(client: pg.ClientBase, { name, columns, key }: TableFacts): string {
  const list = (names: readonly string[]) => names.map((one) => client.escapeIdentifier(one)).join(', ');
  return `(select ${list(columns)} from ${client.escapeIdentifier(name)} order by ${list(key.length > 0 ? key : columns)})`;
}

/** `"table" ("a", "b")` as COPY wants it. */
export function copyTarget(client: pg.ClientBase, table: string, columns: readonly string[]): string {
  return `${client.escapeIdentifier(table)} (${columns.map((name) => client.escapeIdentifier(name)).join(', ')})`;
}
