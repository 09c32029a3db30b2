import type { ClientBase } from 'pg';
import type { Database } from '../tables.ts';
import type { SeedRow } from './insert-rows.ts';
import { insertRows } from './insert-rows.ts';

/** Rows of one table, waiting to be inserted in their turn. */
export type TableRows = (client: ClientBase) => Promise<void>;

/** Binds rows to their table. */
export function rowsOf<Table extends keyof Database>(table: Table, rows: readonly SeedRow<Table>[]): TableRows {
  return (client) => insertRows(client, table, rows);
}
