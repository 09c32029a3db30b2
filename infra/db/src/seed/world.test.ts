import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hasContactData } from '@umbral/domain/fields/validation.ts';
import { amountInYear, housingCaps, minimumWages } from '@umbral/domain/parameters/legal.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowTypes } from '../pool.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { centreOf } from './blueprint-rows.ts';
import { type Layout, parseLayouts } from './layout-library.ts';
import { closings } from './texts/closing-sentences.ts';

let database: TestDatabase;
let client: pg.Client;
const layoutsFile = fileURLToPath(new URL('../../../media/library/layouts.json', import.meta.url));
const layouts = parseLayouts(readFileSync(layoutsFile, 'utf8'));
const layoutOfPicture = new Map(layouts.flatMap((layout) => layout.levels.map(({ picture }) => [picture, layout])));

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  client = new pg.Client({ connectionString: database.url, types: rowTypes });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function rows<Row extends pg.QueryResultRow>(query: string): Promise<Row[]> {
  return (await client.query<Row>(query)).rows;
}

async function count(from: string): Promise<number> {
  const [row] = await rows<{ count: number }>(`select count(*) as count from ${from}`);
  return row?.count ?? 0;
}

interface DrawnPlant {
  slug: string;
  property_type_key: string;
  built_area: number;
  private_area: number;
  balcony_area: number | null;
  room_number: number | null;
  bath_number: number | null;
  floors: { key: string; points: { name: string; x: number; y: number; area_m2: number; width_m: number }[] }[];
}

const drawnPlants = `
  select p.slug, p.property_type_key, p.built_area, p.private_area, p.balcony_area, p.room_number, p.bath_number,
    (select jsonb_agg(jsonb_build_object('key', b.media_key, 'points',
        (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'x', i.x, 'y', i.y, 'area_m2', i.area_m2,
            'width_m', i.width_m)
            order by i.position), '[]') from blueprint_point i where i.blueprint_id = b.id)) order by b.position)
      from blueprint b where b.plant_id = p.id) as floors
  from plant p`;

function layoutOf({ floors }: DrawnPlant): Layout | undefined {
  return layoutOfPicture.get(floors[0]?.key ?? '');
}

const roomsOf = (layout: Layout) => layout.levels.flatMap((level) => level.rooms);
const countOf = (layout: Layout, kind: string) => roomsOf(layout).filter((room) => room.kind === kind).length;

test('the country is full: 600 projects with 2,400 plants or more, in every city and zone', async () => {
  expect(await count('project')).toBeGreaterThanOrEqual(600);
  expect(await count('plant')).toBeGreaterThanOrEqual(2400);
  expect(await count('zone z where not exists (select from project p where p.zone_id = z.id)')).toBe(0);
  expect(await count('(select from plant group by slug having count(*) > 1) twice')).toBe(0);
});

describe('plans, areas and rooms agree', () => {
  let plants: DrawnPlant[];
  beforeAll(async () => {
    plants = await rows<DrawnPlant>(drawnPlants);
  });

  test('every plant is a layout: its type, areas, bedrooms and baths are those of its drawing', () => {
    const wrong = plants.filter((plant) => {
      const layout = layoutOf(plant);
      return (
        !layout ||
        layout.type !== plant.property_type_key ||
        layout.builtArea !== plant.built_area ||
        layout.privateArea !== plant.private_area ||
        layout.balconyArea !== plant.balcony_area ||
        layout.bedrooms !== plant.room_number ||
        layout.baths !== plant.bath_number ||
        (layout.bedrooms !== null && countOf(layout, 'bedroom') + countOf(layout, 'studio') !== layout.bedrooms)
      );
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  test('there is one drawing for each floor, and houses have two', () => {
    const wrong = plants.filter((plant) => {
      const layout = layoutOf(plant);
      const keys = plant.floors.map(({ key }) => key);
      return keys.join() !== layout?.levels.map(({ picture }) => picture).join();
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
    const houses = plants.filter(({ property_type_key: type }) => type === 'house');
    expect(houses.filter(({ floors }) => floors.length !== 2).map(({ slug }) => slug)).toEqual([]);
  });

  test('points stand in the middle of their rooms and tell their areas', () => {
    const wrong = plants.filter((plant) => {
      const known = layoutOf(plant)?.levels.flatMap(({ frame, rooms }) =>
        rooms.map((room) => ({ name: room.name, ...centreOf(room, frame), area_m2: room.area, width_m: room.width })),
      );
      const places = new Set(known?.map((place) => JSON.stringify(Object.values(place))));
      return plant.floors
        .flatMap(({ points }) => points)
        .some(({ name, x, y, area_m2, width_m }) => !places.has(JSON.stringify([name, x, y, area_m2, width_m])));
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('prices', () => {
  test('a square metre of a home costs what its zone has seen', async () => {
    const beyond = `plant_listing l where l.property_type_key not in ('lot', 'office', 'retail', 'clinic-office', 'warehouse')
      and l.m2_price not between l.zone_m2_price_min * 0.999 and l.zone_m2_price_max * 1.001`;
    expect(await rows(`select l.slug, l.m2_price from ${beyond}`)).toEqual([]);
  });

  test('social homes never cost more than the cap of their year, today or before', async () => {
    const logged = await rows<{ slug: string; price: number; year: number; is_vip: boolean; is_large: boolean }>(`
      select p.slug, l.price, extract(year from l.effective_at)::int as year, c.vis_agglomeration as is_large,
        exists (select from project_category_link k where k.project_id = j.id and k.category_key = 'vip') as is_vip
      from price_log l join plant p on p.id = l.plant_id join project j on j.id = p.project_id
      join city c on c.id = j.city_id
      where exists (select from project_category_link k where k.project_id = j.id and k.category_key = 'vis')`);
    const capOf = ({ year, is_vip, is_large }: (typeof logged)[number]) => {
      const wages = is_vip ? housingCaps.vip : is_large ? housingCaps.visAgglomeration : housingCaps.vis;
      return (amountInYear(minimumWages, year)?.amount ?? 0) * wages;
    };
    expect(logged.length).toBeGreaterThan(1000);
    expect(logged.filter((entry) => entry.price > capOf(entry)).map(({ slug }) => slug)).toEqual([]);
  });

  test('most have four prices or more behind them, and rose', async () => {
    const histories = await rows<{ points: number; rose: boolean }>(
      `select count(*)::int as points, (array_agg(price order by effective_at))[1] <= (array_agg(price order by
        effective_at desc))[1] as rose from price_log group by plant_id`,
    );
    expect(histories.filter(({ points }) => points >= 4).length / histories.length).toBeGreaterThan(0.7);
    expect(histories.filter(({ rose }) => rose).length / histories.length).toBeGreaterThan(0.9);
  });
});

test('the stratum of a project is one of its zone, social housing stands in the lower ones', async () => {
  const stray =
    'project p join zone z on z.id = p.zone_id where p.stratum is not null and not p.stratum = any (z.strata)';
  expect(await count(stray)).toBe(0);
  expect(
    await count(`project p join project_category_link k on k.project_id = p.id and k.category_key = 'vis'
      where p.stratum > 4`),
  ).toBe(0);
});

describe('pictures', () => {
  test('every plant has a card picture and a plan, and every picture an alternative text', async () => {
    for (const role of ['main', 'plan']) {
      const without = `plant p where not exists (select from plant_media m where m.plant_id = p.id and m.role = '${role}')`;
      expect(await count(without), role).toBe(0);
    }
    expect(await count("plant_media where length(alt) < 20 or alt like '%undefined%'")).toBe(0);
    expect(await count("project_media where length(alt) < 20 or alt like '%undefined%'")).toBe(0);
    expect(await count("plant where finishes like '%undefined%'")).toBe(0);
  });

  test('a project shows one building', async () => {
    const buildings = await rows<{ id: number; keys: string[] }>(
      `select project_id as id, array_agg(distinct regexp_replace(m.media_key, '/[^/]+$', '')) as keys
       from project_media m join media_asset a on a.key = m.media_key where a.kind = 'exterior' group by project_id`,
    );
    expect(buildings.filter(({ keys }) => keys.length !== 1)).toEqual([]);
  });
});

describe('descriptions', () => {
  let texts: string[];
  beforeAll(async () => {
    texts = (await rows<{ description: string }>('select description from project')).map((row) => row.description);
  });
  const setPhrases: readonly string[] = closings;
  const sentencesOf = (text: string) => text.split(/(?<=\.)\s+/);

  test('no two are alike, and hardly a sentence comes twice', () => {
    expect(new Set(texts).size).toBe(texts.length);
    const uses = Map.groupBy(
      texts.flatMap((text) => [...new Set(sentencesOf(text))]),
      (sentence) => sentence,
    );
    const worn = [...uses].filter(
      ([sentence, used]) => used.length > texts.length * 0.04 && !setPhrases.includes(sentence),
    );
    expect(worn.map(([sentence]) => sentence)).toEqual([]);
  });

  test('they read as Spanish made from facts: no gaps, no doubled words, no contact data', () => {
    const broken = /undefined|NaN|null|\s{2}|,,|\.\.|(?<!\p{L})(de|en|la|el|los|las|con|a) \1(?!\p{L})|(?<![\d.])0 /u;
    expect(texts.filter((text) => broken.test(text) || hasContactData(text))).toEqual([]);
    expect(texts.every((text) => text.length >= 300 && text.length <= 1000)).toBe(true);
  });
});

test('places nearby are where their distance says: one name, one point', async () => {
  expect(await count('nearby_place where distance_m is null or distance_m < 60')).toBe(0);
  expect(
    await count("nearby_place where category_key in ('school', 'park', 'supermarket') and distance_m > 2600"),
  ).toBe(0);
  expect(await count('(select project_id from nearby_place group by project_id having count(*) < 3) few')).toBe(0);
});

test('building goes before delivery: break-even, then handover', async () => {
  expect(await count('project where break_even_date >= estimated_delivery_date')).toBe(0);
  expect(
    await count("project where building_status_key = 'under-construction' and break_even_date > '2026-11-21'"),
  ).toBe(0);
  expect(await count('project where updated_at < created_at')).toBe(0);
});
