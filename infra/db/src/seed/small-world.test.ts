import { buildingStatuses, countries, propertyTypes } from '@umbral/domain/vocabulary/vocabulary.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowTypes } from '../pool.ts';
import { fixtureLibrary } from '../testing/media-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { checksumDatabase, seedDatabase } from './seed-database.ts';

let database: TestDatabase;
let client: pg.Client;

async function seeded(seed?: number): Promise<string> {
  await seedDatabase(client, fixtureLibrary, { size: 'small', replace: true, ...(seed === undefined ? {} : { seed }) });
  return checksumDatabase(client);
}

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url, types: rowTypes });
  await client.connect();
  await seeded();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function column(query: string): Promise<unknown[]> {
  return (await client.query<{ value: unknown }>(query)).rows.map(({ value }) => value);
}

test('a few dozen projects show every country, type, status and state', async () => {
  const [projects] = await column('select count(*) as value from project');
  expect(projects).toBeGreaterThanOrEqual(35);
  expect(projects).toBeLessThanOrEqual(60);
  expect(await column('select distinct country_code as value from plant_listing order by 1')).toEqual(
    countries.toSorted(),
  );
  expect(await column('select distinct property_type_key as value from plant order by 1')).toEqual(
    propertyTypes.toSorted(),
  );
  expect(await column('select distinct building_status_key as value from project order by 1')).toEqual(
    buildingStatuses.toSorted(),
  );
  expect(await column('select distinct state as value from project order by 1')).toEqual([
    'archived',
    'draft',
    'in-review',
    'paused',
    'published',
  ]);
});

test('the same number gives the same world, another one another', async () => {
  const first = await checksumDatabase(client);
  const other = await seeded(2);
  expect(other).not.toBe(first);
  expect(await seeded(1)).toBe(first);
});

test('replacing leaves nothing of before', async () => {
  await client.query("insert into tag (name, slug) values ('Vieja', 'vieja')");
  await seeded();
  expect(await column("select count(*) as value from tag where slug = 'vieja'")).toEqual([0]);
});
