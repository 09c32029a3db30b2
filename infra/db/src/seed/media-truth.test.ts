import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowTypes } from '../pool.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readMediaLibrary } from './media-library.ts';
import { hasRoom, shownRooms } from './room-pictures.ts';

let database: TestDatabase;
let client: pg.Client;
const manifest = fileURLToPath(new URL('../../../media/library/manifest.json', import.meta.url));
const library = readMediaLibrary(manifest);
const layoutOfPicture = new Map(
  library.layouts.flatMap((layout) => layout.levels.map(({ picture }) => [picture, layout])),
);

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

test('[B046] a home shows a picture of each kind of room that its plan has, and of no other', async () => {
  const homes = await rows<{ slug: string; drawing: string; pictures: string[] }>(`
    select p.slug, b.media_key as drawing,
      (select array_agg(m.media_key) from plant_media m where m.plant_id = p.id and m.role <> 'plan') as pictures
    from plant p join blueprint b on b.plant_id = p.id and b.position = 1 where p.room_number is not null`);
  expect(homes.length).toBeGreaterThan(1500);
  const wrong = homes.flatMap(({ slug, drawing, pictures }) => {
    const layout = layoutOfPicture.get(drawing);
    if (!layout) return [`${slug} has no layout`];
    const shown = pictures.map((key) => library.get(key).room);
    const lacking = shownRooms.filter((room) => hasRoom(layout, room) && !shown.includes(room));
    const untrue = pictures.flatMap((key) => {
      const room = shownRooms.find((one) => one === library.get(key).room);
      return room === undefined || hasRoom(layout, room) ? [] : [`${slug} has no ${room}`];
    });
    return [...untrue, ...lacking.map((room) => `${slug} shows no ${room}`)];
  });
  expect(wrong).toEqual([]);
});

test('[B046] a view all around, which opens to a balcony or a garden, is of homes that have one', async () => {
  const homes = await rows<{ slug: string; drawings: string[] | null; url_360: string | null }>(`
    select p.slug, p.url_360,
      (select array_agg(b.media_key) from blueprint b where b.plant_id = p.id and b.media_key is not null) as drawings
    from plant p`);
  const shown = homes.filter(({ url_360 }) => url_360 !== null);
  expect(shown.length).toBeGreaterThan(100);
  const untrue = shown.filter(({ drawings }) => {
    const layouts = (drawings ?? []).flatMap((key) => layoutOfPicture.get(key) ?? []);
    return !layouts.some((layout) => hasRoom(layout, 'balcony'));
  });
  expect(untrue.map(({ slug }) => slug)).toEqual([]);
});

test('[B046] a space of a plan opens a picture of such a space', async () => {
  const points = await rows<{ name: string; key: string; count: number }>(`
    select name, media_key as key, count(*)::int as count from blueprint_point
    where name ~* '^(alcoba|baño|cocina|balcón|terraza)' group by 1, 2`);
  const kinds = { alcoba: 'bedroom', baño: 'bath', cocina: 'kitchen', balcón: 'balcony', terraza: 'balcony' };
  const wrong = points.filter(({ name, key }) =>
    Object.entries(kinds).some(([word, room]) => name.toLowerCase().startsWith(word) && library.get(key).room !== room),
  );
  expect(wrong).toEqual([]);
});

test('[B046] a site plan shows a pool where the project tells of one, and none where it does not', async () => {
  const projects = await rows<{ slug: string; drawing: string; has_pool: boolean }>(`
    select j.slug, m.media_key as drawing, exists (
        select from project_specification s join specification c on c.id = s.specification_id
        where s.project_id = j.id and c.key in ('swimming-pool', 'children-pool')) as has_pool
    from project j join project_media m on m.project_id = j.id and m.media_key like 'site-plan/%'`);
  expect(projects.length).toBeGreaterThan(300);
  const wrong = projects.filter(({ drawing, has_pool }) => library.get(drawing).hasPool !== has_pool);
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test('[B046] every picture that stands for a home or its project says that it is representative', async () => {
  const silent = await rows(`
    select alt from plant_media where alt not like '%imagen representativa'
    union all select alt from project_media where alt not like '%imagen representativa'`);
  expect(silent).toEqual([]);
});
