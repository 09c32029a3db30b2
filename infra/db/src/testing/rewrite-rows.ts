import type pg from 'pg';
import { readShape, type SchemaShape } from './schema-shape.ts';

/** Columns of each table that the version before writes and that are still there to be written. */
function writtenColumns(before: SchemaShape, now: SchemaShape): Map<string, string[]> {
  const tables = new Map<string, string[]>();
  for (const [name, { isComputed }] of before) {
    if (isComputed || now.get(name)?.isComputed !== false) continue;
    const table = name.slice(0, name.lastIndexOf('.'));
    tables.set(table, [...(tables.get(table) ?? []), name.slice(table.length + 1)]);
  }
  return tables;
}

async function rewriteTable(client: pg.ClientBase, table: string, columns: readonly string[]): Promise<number> {
  const target = table
    .split('.')
    .map((part) => client.escapeIdentifier(part))
    .join('.');
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  await client.query(`create temp table written on commit drop as select ${list} from ${target}`);
  await client.query(`delete from ${target}`);
  const { rowCount } = await client.query(
    `insert into ${target} (${list}) overriding system value select ${list} from written`,
  );
  await client.query('drop table written');
  return rowCount ?? 0;
}

/**
 * Writes every row of a database once more as a version before does, which knows only the columns of `before`; gives
 * how many. Rejects where a rule of the present schema refuses one. Nothing of it stays; `rule` is a change to try.
 */
export async function rewriteRows(client: pg.ClientBase, before: SchemaShape, rule = ''): Promise<number> {
  await client.query('begin');
  try {
    // Tables are emptied one by one: references between them are not what is tried here.
    await client.query('set local session_replication_role = replica');
    if (rule !== '') await client.query(rule);
    let rows = 0;
    for (const [table, columns] of writtenColumns(before, await readShape(client))) {
      rows += await rewriteTable(client, table, columns);
    }
    return rows;
  } finally {
    await client.query('rollback');
  }
}
