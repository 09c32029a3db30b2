import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowTypes } from '../pool.ts';
import { failureOf, insertListedProject } from '../testing/listed-project.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url, types: rowTypes });
  await client.connect();
  await insertListedProject(client);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function value(query: string): Promise<unknown> {
  const { rows } = await client.query<{ value: unknown }>(`select (${query}) as value`);
  return rows[0]?.value;
}

describe('functions', () => {
  test('[B004] slugs are lowercase, without accents, with single hyphens', async () => {
    expect(await value("slugify('  Ñandú é Torre 26-3! ')")).toBe('nandu-e-torre-26-3');
  });

  test('names are in the order of a Colombian reader', async () => {
    await client.query(
      "create table word (name text collate es_co); insert into word values ('ñandú'), ('nube'), ('oso'), ('Ángel')",
    );
    expect(await value('select array_agg(name order by name) from word')).toEqual(['Ángel', 'nube', 'ñandú', 'oso']);
  });

  test('the distance from Bogotá to Medellín is about 240 km', async () => {
    expect(await value('distance_m(4.6486, -74.099, 6.2442, -75.5812)')).toBeCloseTo(241_500, -4);
  });
});

describe('checks', () => {
  test.each([
    ['[B096] a short description', "update project set description = 'corta'"],
    ['a stratum of seven', 'update project set stratum = 7'],
    ['[B097] four phones', "update project set extra_phones = '{1,2,3,4}'"],
    ['[B097] no e-mail', "update project set emails = '{}'"],
    ['[B095] an initial fee above 100 percent', 'update plant set initial_fee_percent = 101'],
    ['a private area above the built one', 'update plant set private_area = built_area + 1'],
    [
      '[B097] a sixth nearby place',
      "insert into nearby_place (project_id, position, name, category_key) values (1, 6, 'x', 'mall')",
    ],
    [
      'a redirect out of the portal',
      "insert into redirect_rule (from_path, to_path) values ('/a', '//evil.example.com')",
    ],
    ['a redirect to itself', "insert into redirect_rule (from_path, to_path) values ('/a', '/a')"],
    ['an address of mail with a second line', `update app_user set email = E'a@example.com\\nbcc:b@example.com'`],
    ['a password in clear', "insert into credential (user_id, password_hash) values (1, 'secret')"],
    [
      'a session token that is not a hash',
      "insert into session (token_hash, user_id, idle_expires_at, absolute_expires_at) values ('abc', 1, now(), now())",
    ],
  ])('%s is refused', async (_, statement) => {
    expect((await failureOf(client.query(statement))).code).toBe('23514');
  });

  test('a project cannot stand in a zone of another city', async () => {
    await client.query(
      "insert into city (department_id, name, slug, lat, lng) values (1, 'Soacha', 'soacha', 4.5, -74.2)",
    );
    expect((await failureOf(client.query('update project set city_id = 2'))).code).toBe('23503');
  });

  test('a title stands once in a city, whatever its spelling', async () => {
    const twin = client.query(
      `insert into project (code, title, slug, builder_id, builder_branch_id, description, building_status_key,
         city_id, zone_id, address, lat, lng, main_phone, emails)
       select 'P2', 'ALAMEDA 170', 'otra', builder_id, builder_branch_id, description, building_status_key,
         city_id, zone_id, address, lat, lng, main_phone, emails from project`,
    );
    expect((await failureOf(twin)).constraint).toBe('project_title_in_city');
  });
});

describe('derived data', () => {
  test('stock follows the homes on offer', async () => {
    await client.query("insert into stock_unit (plant_id, name, price) values (1, '101', 1), (1, '102', 1)");
    await client.query("update stock_unit set state = 'reserved' where name = '101'");
    const { rows } = await client.query('select property_stock, stock_quantity from plant where id = 1');
    expect(rows).toEqual([{ property_stock: true, stock_quantity: 1 }]);
  });

  test('each change of price is kept with the one before', async () => {
    await client.query('update plant set price = 190000000 where id = 2');
    await client.query('update plant set price = 190000000 where id = 2');
    const { rows } = await client.query(
      'select price, previous_price from price_log where plant_id = 2 order by effective_at',
    );
    expect(rows).toEqual([
      { price: 200_000_002, previous_price: null },
      { price: 190_000_000, previous_price: 200_000_002 },
    ]);
  });

  test('[B081] the rating of a builder is the mean of its surveys', async () => {
    const rate = (stars: number) =>
      client.query(
        `insert into builder_survey (builder_id, response_time, contact_medium, service_rating, content_rating)
         values (1, 'same-day', 'phone', $1, 4)`,
        [stars],
      );
    await rate(4);
    await rate(5);
    const { rows } = await client.query('select rating, rating_count from builder where id = 1');
    expect(rows).toEqual([{ rating: 4.5, rating_count: 2 }]);
  });

  test('a save without a change keeps the date of the last change', async () => {
    const before = await value('select updated_at from plant where id = 3');
    await client.query('update plant set title = title where id = 3');
    expect(await value('select updated_at from plant where id = 3')).toEqual(before);
  });
});
