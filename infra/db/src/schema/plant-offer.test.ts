import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertListedProject } from '../testing/listed-project.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let client: pg.Client;
let other: pg.Client;

async function open(): Promise<pg.Client> {
  const opened = new pg.Client({ connectionString: database.url });
  await opened.connect();
  return opened;
}

beforeAll(async () => {
  database = await createTestDatabase();
  client = await open();
  other = await open();
  await insertListedProject(client);
});
beforeEach(async () => {
  await client.query("update project set state = 'published'; update plant set is_active = true");
});
afterAll(async () => {
  await client.end();
  await other.end();
  await database.drop();
});

/** Rows in which the kept table and its definition differ. */
async function differences(): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from (
       (table plant_offer except table plant_on_offer) union all (table plant_on_offer except table plant_offer)) d`,
  );
  return Number(rows[0]?.count);
}

const offers = async () => Number((await client.query('select count(*) from plant_offer')).rows[0].count);

const changes = [
  "update plant set price = 300000000, room_number = 3, url_360 = '/tour' where id = 1",
  'update plant set is_active = false where id = 2',
  "insert into plant (project_id, slug, title, property_type_key, price, built_area) values (1, 'nueva', 'Nueva', 'apartment', 1, 1)",
  "delete from plant where slug = 'nueva'",
  "insert into project_category_link values (1, 'vis')",
  "delete from project_category_link where category_key = 'vis'",
  'update project set belongs_tv = true, stratum = 4, lat = 4.75',
  "update project set state = 'paused'",
  'update builder set is_active = false',
  'update builder set is_active = true',
];

test.each(changes)('the offer follows: %s', async (statement) => {
  await client.query(statement);
  expect(await differences()).toBe(0);
});

test('a project that pauses offers nothing, and everything again afterwards', async () => {
  const before = await offers();
  expect(before).toBe(5);
  await client.query("update project set state = 'paused'");
  expect(await offers()).toBe(0);
  await client.query("update project set state = 'published'");
  expect(await offers()).toBe(before);
});

/** Runs two changes so that the second one starts before the first one commits. */
async function overlapping(first: string, second: string): Promise<void> {
  await client.query('begin');
  await client.query(first);
  // Both are awaited at once: on a slow machine the second may be refused before the first is over.
  const waiting = other.query(second);
  await Promise.all([waiting, client.query('select pg_sleep(0.15)').then(() => client.query('commit'))]);
}

const overlaps = [
  ['update project set belongs_tv = false, stratum = 2', 'update plant set price = 410000000 where id = 3'],
  ['update plant set price = 420000000 where id = 3', 'update project set belongs_tv = true, stratum = 5'],
  ["insert into project_category_link values (1, 'vis')", 'update plant set room_number = 4 where id = 4'],
  [
    'update project set stratum = 6',
    "insert into plant (project_id, slug, title, property_type_key, price, built_area) values (1, 'otra', 'Otra', 'apartment', 1, 1)",
  ],
] as const;

test.each(overlaps)('two changes at once both count: %s; %s', async (first, second) => {
  await overlapping(first, second);
  expect(await differences()).toBe(0);
});

test('[B081] two opinions at once both count in the rating', async () => {
  const opinion = (email: string, stars: number) => `
    insert into builder_survey (builder_id, email, response_time, contact_medium, service_rating, content_rating)
    values (1, '${email}', 'same-day', 'phone', ${stars}, 5)`;
  await overlapping(opinion('uno@example.com', 5), opinion('dos@example.com', 2));
  const { rows } = await client.query('select rating::float, rating_count from builder');
  expect(rows).toEqual([{ rating: 3.5, rating_count: 2 }]);
  await expect(client.query(opinion('UNO@example.com', 1))).rejects.toThrow('builder_survey_once_by_email');
});

test('[C146] two redirects that together make a circle cannot both be saved', async () => {
  const rule = (from: string, to: string) =>
    `insert into redirect_rule (from_path, to_path) values ('${from}', '${to}')`;
  await expect(overlapping(rule('/uno', '/dos'), rule('/dos', '/uno'))).rejects.toThrow('would follow another one');
  const { rows } = await client.query('select from_path from redirect_rule');
  expect(rows).toEqual([{ from_path: '/uno' }]);
  await expect(client.query(rule('/tres', '/uno'))).rejects.toThrow('would follow another one');
});
