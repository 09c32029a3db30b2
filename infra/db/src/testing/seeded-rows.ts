import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { rowTypes } from '../pool.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Gives a test file a seeded database of its own, and the way to ask it. */
export function seededRows(): <Row extends pg.QueryResultRow>(query: string) => Promise<Row[]> {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase({ seeded: true });
    client = new pg.Client({ connectionString: database.url, types: rowTypes });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });
  return async (query) => (await client.query(query)).rows;
}
