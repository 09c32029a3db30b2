import { readFileSync } from 'node:fs';
import { createTestDatabase, type TestDatabase } from 'infra-db/testing/test-database.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** `schema.table.column` with a question mark where null is possible, as the kysely interfaces declare them. */
function declaredColumns(): string[] {
  const sources = [
    'registry-tables.ts',
    './claim-tables.ts',
    './evidence-tables.ts',
    './gate-tables.ts',
    './health-tables.ts',
    './matrix-tables.ts',
    './setting-tables.ts',
  ];
  const text = sources.map((path) => readFileSync(new URL(path, import.meta.url), 'utf8')).join('\n');
  const bodies = new Map(
    [...text.matchAll(/interface (\w+Table) \{\n([^}]*)\}/g)].map(([, name, body]) => [name, body]),
  );
  return [...text.matchAll(/^ {2}'([\w.]+)': (\w+Table);$/gm)].flatMap(([, table, name]) =>
    [...(bodies.get(name ?? '') ?? '').matchAll(/^ {2}(\w+):([^;]*);/gm)].map(
      ([, column, type]) => `${table}.${column}${/null|Optional/.test(type ?? '') ? '?' : ''}`,
    ),
  );
}

test('the kysely tables of the registry are those of its schema', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ column: string }>(
    `select table_schema || '.' || table_name || '.' || column_name || case when is_nullable = 'YES' then '?' else '' end
       as column from information_schema.columns where table_schema = 'releases'`,
  );
  await client.end();
  expect(declaredColumns().toSorted()).toEqual(rows.map(({ column }) => column).toSorted());
});
