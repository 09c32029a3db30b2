import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { verify } from '@node-rs/argon2';
import { richText } from '@umbral/domain/editorial/rich-text.ts';
import { buildingStatuses, projectCategories, propertyTypes } from '@umbral/domain/vocabulary/vocabulary.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowTypes } from '../pool.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { seedPassword } from './account-tables.ts';
import { vipCap, visCap } from './caps.ts';
import { checksumDatabase, seedDatabase } from './seed-database.ts';

let database: TestDatabase;
let client: pg.Client;

async function open(url: string): Promise<pg.Client> {
  const opened = new pg.Client({ connectionString: url, types: rowTypes });
  await opened.connect();
  return opened;
}

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  client = await open(database.url);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function column<Value>(query: string): Promise<Value[]> {
  const { rows } = await client.query<{ value: Value }>(query);
  return rows.map(({ value }) => value);
}

const count = async (from: string) => (await column<number>(`select count(*) as value from ${from}`))[0] ?? 0;

describe('amount and variety', () => {
  test.each([
    ['project', 600],
    ['plant', 2400],
    ['builder', 16],
    ['article', 40],
    ['guide', 10],
    ['event', 12],
    ['tool', 8],
    ['nearby_place', 3000],
    ['comment', 60],
    ['fair_benefit', 100],
    ['tv_schedule', 60],
    ['guide_download', 10],
  ])('there are enough rows of %s', async (table, least) => {
    expect(await count(table)).toBeGreaterThanOrEqual(least);
  });

  test('every city, zone, type, status and category has projects', async () => {
    expect(await count('zone z where not exists (select from project p where p.zone_id = z.id)')).toBe(0);
    expect(await count('city')).toBe(39);
    const types = await column<string>('select distinct property_type_key as value from plant order by 1');
    expect(types).toEqual(propertyTypes.toSorted());
    const statuses = await column<string>('select distinct building_status_key as value from project order by 1');
    expect(statuses).toEqual(buildingStatuses.toSorted());
    const categories = await column<string>(
      'select distinct category_key as value from project_category_link order by 1',
    );
    expect(categories).toEqual(projectCategories.toSorted());
    expect(
      await column<number>('select distinct stratum as value from project where stratum is not null order by 1'),
    ).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('tours, TV projects, hidden prices, inactive plants, stock and falling prices occur', async () => {
    for (const condition of ['has_360_tour', 'hide_price', 'not is_active', 'property_stock', 'highlighted']) {
      expect(await count(`plant where ${condition}`), condition).toBeGreaterThan(20);
    }
    expect(await count('project where belongs_tv')).toBeGreaterThan(50);
    expect(await count('price_log where price < previous_price')).toBeGreaterThan(20);
    const states = await column('select distinct state as value from project where builder_id = 1 order by 1');
    expect(states).toEqual(['archived', 'draft', 'in-review', 'paused', 'published']);
  });

  test('two fairs are active: the default one, with projects of every region, and that of own homes', async () => {
    const active = await column('select slug as value from fair where is_active order by slug');
    expect(active).toEqual(['12-feria-virtual-umbral', 'vivienda-propia-2026']);
    const regions = await column(
      `select distinct l.region_key as value from plant_listing l
       where '12-feria-virtual-umbral' = any (l.fair_slugs) and l.region_key is not null`,
    );
    expect(regions).toHaveLength(6);
  });
});

describe('plausibility', () => {
  test('social homes cost no more than the caps of 2026, all others in Colombia more', async () => {
    const price = (category: string, condition: string, agglomeration: boolean) =>
      column<number | null>(
        `select ${condition} as value from plant_listing l join city c on c.id = l.city_id
         where '${category}' = any (l.categories) and l.country_code = 'CO' and c.vis_agglomeration = ${agglomeration}
           and l.property_type_key not in ('lot', 'office', 'retail', 'clinic-office', 'warehouse')`,
      );
    for (const agglomeration of [true, false]) {
      const cap = visCap({ isAgglomeration: agglomeration });
      expect((await price('vis', 'max(l.price)', agglomeration))[0]).toBeLessThanOrEqual(cap);
      expect((await price('none', 'min(l.price)', agglomeration))[0]).toBeGreaterThan(cap);
      expect((await price('gold', 'min(l.price)', agglomeration))[0]).toBeGreaterThan(cap);
    }
    expect((await price('vip', 'max(l.price)', true))[0]).toBeLessThanOrEqual(vipCap);
  });

  test('prices stay within the filter and fit their area', async () => {
    expect(await count('plant where price not between 60000000 and 2800000000')).toBe(0);
    expect(await count('plant where abs(price / built_area - m2_price) > 1')).toBe(0);
    expect(await count("plant where property_type_key = 'lot' and m2_price > 1500000")).toBe(0);
  });

  test('a project stands within 2.5 km of its zone, a branch in its city', async () => {
    const far = 'project p join zone z on z.id = p.zone_id where distance_m(p.lat, p.lng, z.lat, z.lng) > 2500';
    expect(await count(far)).toBe(0);
    expect(
      await count('zone z join city c on c.id = z.city_id where distance_m(c.lat, c.lng, z.lat, z.lng) > 20000'),
    ).toBe(0);
    expect(
      await count(
        'builder_branch b join city c on c.id = b.city_id where distance_m(b.lat, b.lng, c.lat, c.lng) > 22000',
      ),
    ).toBe(0);
  });

  test('lots and business premises have no rooms and no stratum; homes have rooms', async () => {
    const premises = "('lot', 'office', 'retail', 'clinic-office', 'warehouse')";
    expect(await count(`plant where property_type_key in ${premises} and room_number is not null`)).toBe(0);
    expect(await count(`plant where property_type_key not in ${premises} and room_number is null`)).toBe(0);
  });

  test('deliveries lie ahead, and only homes of now have stock', async () => {
    expect(await count("project where estimated_delivery_date < '2026-11-01'")).toBe(0);
    expect(
      await count(
        "plant p join project j on j.id = p.project_id where p.property_stock and j.building_status_key not in ('under-construction', 'immediate-delivery')",
      ),
    ).toBe(0);
    expect(
      await count(
        'plant p where stock_quantity <> (select count(*) from stock_unit s where s.plant_id = p.id and s.is_available and s.is_ready)',
      ),
    ).toBe(0);
  });

  test('descriptions hold no contact data', async () => {
    expect(await count(String.raw`project where description ~ '@|https?:|www\.|\d{7}'`)).toBe(0);
  });

  test('every project has a main picture and its titles are its own', async () => {
    expect(
      await count(
        "project p where not exists (select from project_media m where m.project_id = p.id and m.role = 'main')",
      ),
    ).toBe(0);
    expect(await count('project')).toBe(await count('(select distinct slugify(title) from project) titles'));
  });

  test('the last logged price is the price', async () => {
    expect(
      await count(
        'plant p where price <> (select l.price from price_log l where l.plant_id = p.id order by effective_at desc limit 1)',
      ),
    ).toBe(0);
  });
});

describe('texts', () => {
  test('bodies are blocks of the contract', async () => {
    const bodies = await column<unknown>(
      `select body as value from article union all select body from guide_section
       union all select body from event union all select body from static_page union all select body from tool`,
    );
    expect(bodies.length).toBeGreaterThan(90);
    expect(bodies.every((body) => richText.safeParse(body).success)).toBe(true);
  });

  test('[B102] habeas data cites law 1581 of 2012', async () => {
    const [text] = await column<string>("select body::text as value from static_page where slug = 'habeas-data'");
    expect(text).toContain('Ley 1581 de 2012');
  });

  test('no seed text is left out', async () => {
    const files = readdirSync(fileURLToPath(new URL('../../seed/content/articles', import.meta.url)));
    expect(await count('article')).toBe(files.length);
  });
});

describe('running it', () => {
  test('accounts sign in with the seeded password', async () => {
    const hashes = await column<string>('select password_hash as value from credential');
    const verified = await Promise.all(hashes.map((hash) => verify(hash, seedPassword)));
    expect(verified).toEqual([true, true, true, true, true]);
  });

  test('a second run changes nothing and needs no pictures', async () => {
    const before = await checksumDatabase(client);
    const again = await seedDatabase(client, () => {
      throw new Error('the pictures are not needed');
    });
    expect(again).toBe(false);
    expect(await checksumDatabase(client)).toBe(before);
  });

  test('new rows get ids after the seeded ones', async () => {
    const { rows } = await client.query<{ id: number }>(
      "insert into tag (name, slug) values ('Nueva', 'nueva') returning id",
    );
    await client.query("delete from tag where slug = 'nueva'");
    expect(rows[0]?.id).toBe((await count('tag')) + 1);
  });

  test('one rebuild of the search index is asked for', async () => {
    expect(await column('select topic as value from outbox')).toEqual(['index-rebuild']);
  });
});
