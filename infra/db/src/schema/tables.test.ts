import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const folder = fileURLToPath(new URL('../tables/', import.meta.url));

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** `table.column` with a question mark where null is possible, as the kysely interfaces declare them. */
function declaredColumns(): string[] {
  const text = readdirSync(folder)
    .map((name) => readFileSync(`${folder}${name}`, 'utf8'))
    .join('\n');
  const bodies = new Map(
    [...text.matchAll(/interface (\w+Table) \{\n([^}]*)\}/g)].map(([, name, body]) => [name, body]),
  );
  const tables = [...text.matchAll(/^ {2}(\w+): (\w+Table);$/gm)];
  return tables.flatMap(([, table, name]) =>
    [...(bodies.get(name ?? '') ?? '').matchAll(/^ {2}(\w+):([^;]*);/gm)].map(
      ([, column, type]) => `${table}.${column}${/null|Optional/.test(type ?? '') ? '?' : ''}`,
    ),
  );
}

test('the kysely tables are the tables of the database', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // Columns of a view are always nullable for PostgreSQL: there the declaration knows better.
  const { rows } = await client.query<{ column: string }>(
    `select c.table_name || '.' || c.column_name || case when c.is_nullable = 'YES' then '?' else '' end as column
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and table_name not in ('schema_migration') and t.table_type = 'BASE TABLE'`,
  );
  const view = await client.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns where table_name = 'plant_listing'`,
  );
  await client.end();
  const declared = declaredColumns();
  const isView = (column: string) => column.startsWith('plant_listing.');
  expect(declared.filter((column) => !isView(column)).toSorted()).toEqual(rows.map(({ column }) => column).toSorted());
  expect(
    declared
      .filter(isView)
      .map((column) => column.replace('?', ''))
      .toSorted(),
  ).toEqual(view.rows.map(({ column }) => column).toSorted());
});
