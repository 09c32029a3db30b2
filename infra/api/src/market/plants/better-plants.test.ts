import { getPlant, listPlantsByIds, listRelatedPlants, type RelatedAdvantage } from '@umbral/domain/api/plants.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { toldCop } from '@umbral/domain/money/price.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let own: PlantRecord;
let ready: string;

/** A home that is neither the cheapest nor the largest nor the first to be ready of its city. */
beforeAll(async () => {
  api = await createTestApp();
  const { rows } = await sql<{ id: number; ready: string }>`
    select p.id, j.estimated_delivery_date::text as ready
    from plant_offer o join plant p on p.id = o.plant_id join project j on j.id = p.project_id
    where not p.hide_price and j.building_status_key = 'off-plan' and j.estimated_delivery_date is not null
      and p.property_type_key = 'apartment'
    order by (select count(*) from plant_offer n where n.city_id = o.city_id) desc,
      abs(p.price - 500000000), p.id limit 1`.execute(api.backend.db);
  const [found] = rows;
  if (!found) throw new Error('the seed has no such home');
  ready = found.ready;
  const { data } = await call(api.app, listPlantsByIds, { params: { id: String(found.id) } });
  if (!data[0]) throw new Error('the home is not public');
  [own] = data;
});
afterAll(() => api.close());

const better = async (than: RelatedAdvantage, id = own.id) =>
  (await call(api.app, listRelatedPlants, { params: { id }, query: { limit: 6, than } })).data;

test('[C069] cheaper ones cost less, in the same city, one of a project', async () => {
  const found = await better('cheaper');
  expect(found.length).toBeGreaterThan(1);
  expect(found.every(({ price }) => (toldCop(price) ?? Number.NaN) < own.price_order)).toBe(true);
  const cities = new Set(found.map(({ project }) => project.localization.city));
  expect([...cities]).toEqual([own.project.localization.city]);
  expect(new Set([own, ...found].map(({ project }) => project.id)).size).toBe(found.length + 1);
});

test('[C069] larger ones have more room', async () => {
  const found = await better('larger');
  expect(found.length).toBeGreaterThan(1);
  expect(found.every(({ built_area }) => built_area > own.built_area)).toBe(true);
});

test('[C069] sooner ones are ready before this one', async () => {
  const found = await better('sooner');
  expect(found.length).toBeGreaterThan(1);
  for (const { project } of found) {
    const day = project.delivery_at === null ? '' : new Date(project.delivery_at * 1000).toISOString().slice(0, 10);
    expect(project.building_status === 'immediate-delivery' || (day !== '' && day < ready)).toBe(true);
  }
});

test('[C069, B046] nothing is cheaper than a hidden price: it would tell it', async () => {
  await sql`update plant set hide_price = true where id = ${own.id}`.execute(api.backend.db);
  expect(await better('cheaper')).toEqual([]);
  await sql`update plant set hide_price = false where id = ${own.id}`.execute(api.backend.db);
});

test('[C068] homes of the stock tell tower and floor, lowest first', async () => {
  const { rows } = await sql<{ slug: string }>`
    select p.slug from plant_offer o join plant p on p.id = o.plant_id
    join stock_unit s on s.plant_id = p.id and s.floor is not null
    where not p.hide_price group by p.id having count(*) > 2 order by p.id limit 1`.execute(api.backend.db);
  const { data } = await call(api.app, getPlant, { params: { slug: rows[0]?.slug ?? '' } });
  const places = data.stock.map(({ tower, floor }) => [tower ?? '', floor ?? 0] as const);
  expect(places.length).toBeGreaterThan(2);
  expect(places).toEqual(places.toSorted((a, b) => a[0].localeCompare(b[0]) || a[1] - b[1]));
});

test('[C068, C073] views are those of the last thirty days', async () => {
  await sql`insert into plant_view_count (plant_id, day, views)
    select ${own.id}, bogota_day(now()) - d, 100 + d from unnest(array[0, 29, 30]) d
    on conflict (plant_id, day) do update set views = excluded.views`.execute(api.backend.db);
  await sql`delete from plant_view_count where plant_id = ${own.id}
    and bogota_day(now()) - day not in (0, 29, 30)`.execute(api.backend.db);
  const { data } = await call(api.app, getPlant, { params: { slug: own.slug } });
  expect(data.views).toEqual({ count: 229, days: 30 });
});

test('[C068] a project of a television programme names it', async () => {
  const { rows } = await sql<{ slug: string; programme: string }>`
    select p.slug, g.slug as programme from tv_programme_project l join tv_programme g on g.id = l.programme_id
    join plant_offer o on o.project_id = l.project_id join plant p on p.id = o.plant_id
    where g.published_at <= now() order by p.id limit 1`.execute(api.backend.db);
  const { data } = await call(api.app, getPlant, { params: { slug: rows[0]?.slug ?? '' } });
  expect(data.programmes.map(({ slug }) => slug)).toContain(rows[0]?.programme);
});
