import type { Selectable } from 'kysely';
import type { ClientBase } from 'pg';
import type { Database } from '../tables.ts';

type Cell<Value> = Value extends Date | Buffer ? string : Value;

/** A row as JSON: moments, days and bytes (`\x…`) as text, jsonb as plain values. Columns left out take their default. */
export type SeedRow<Table extends keyof Database> = {
  [Column in keyof Selectable<Database[Table]>]?: Cell<Selectable<Database[Table]>[Column]>;
};

const rowsPerStatement = 2_000;

/** Inserts rows in few statements; PostgreSQL converts each JSON value to its column's type. */
export async function insertRows<Table extends keyof Database>(
  client: ClientBase,
  table: Table,
  rows: readonly SeedRow<Table>[],
): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => `"${name}"`).join(', ');
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const part = JSON.stringify(rows.slice(start, start + rowsPerStatement));
    await client.query(
      `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_recordset(null::"${table}", $1)`,
      [part],
    );
  }
}

/** Moves every identity sequence behind the ids that the seed chose itself. */
export async function advanceSequences(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ table_name: string }>(
    `select table_name from information_schema.columns
     where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'`,
  );
  for (const { table_name: table } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence('"${table}"', 'id'), (select coalesce(max(id), 0) + 1 from "${table}"), false)`,
    );
  }
}
