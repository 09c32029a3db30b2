import { getPriceHistory } from '@umbral/domain/api/builder-prices.ts';
import { getZonePrices } from '@umbral/domain/api/plant-money.ts';
import * as plants from '@umbral/domain/api/plants.ts';
import { listProjectCards, listProjectPoints } from '@umbral/domain/api/project-cards.ts';
import * as projects from '@umbral/domain/api/projects.ts';
import { unknownMonthly } from '@umbral/domain/homes/record-attributes.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** Pesos that no other plant costs, in the step from 240 to 300 million. */
const secret = 287_654_321;
const step = 240_000_000;

interface Pair {
  id: number;
  slug: string;
  sibling: number;
  project: number;
  builder: string;
}
let api: TestApp;
let app: FastifyInstance;
let pair: Pair;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  const { rows } = await sql<Pair>`
    select p.id, p.slug, q.id as sibling, j.id as project, b.slug as builder from plant p
    join project j on j.id = p.project_id and j.state = 'published'
    join builder b on b.id = j.builder_id and b.is_active
    join plant q on q.project_id = j.id and q.id <> p.id and q.is_active
    where p.is_active order by p.id limit 1`.execute(api.backend.db);
  if (!rows[0]) throw new Error('the seed has no project with two plants');
  pair = rows[0];
});

beforeEach(() => change(sql`is_active = true, removed_at = null, hide_price = false, price = ${secret}`));

afterAll(() => api.close());

async function change(values: ReturnType<typeof sql>): Promise<void> {
  await sql`update plant set ${values} where id = ${pair.id}`.execute(api.backend.db);
}

async function recordOf(id: number) {
  const { data } = await call(app, plants.listPlantsByIds, { params: { id: String(id) } });
  if (!data[0]) throw new Error(`no plant ${id}`);
  return data[0];
}

async function idsOfProject(includeInactive: boolean): Promise<number[]> {
  const input = { params: { id: pair.project }, query: { includeInactive } };
  return (await call(app, projects.listPlantsOfProject, input)).data.map(({ id }) => id);
}

const areasOf = async (id: number) => (await recordOf(id)).other_areas;

test('[C057, C067] an inactive plant is listed where it is asked for; one that the builder removed is not', async () => {
  await change(sql`is_active = false`);
  expect(await idsOfProject(false)).not.toContain(pair.id);
  expect(await idsOfProject(true)).toContain(pair.id);
  expect((await areasOf(pair.sibling)).map(({ id }) => id)).toContain(pair.id);
  await change(sql`removed_at = now()`);
  expect(await idsOfProject(true)).not.toContain(pair.id);
  expect((await areasOf(pair.sibling)).map(({ id }) => id)).not.toContain(pair.id);
});

test('[C067, B108] who saved a plant that was removed still sees it, as no longer available', async () => {
  await change(sql`is_active = false, removed_at = now()`);
  expect((await recordOf(pair.id)).isActive).toBe(0);
});

test('[C057, C067, C068, C069, C072, B046] no answer tells a hidden price, nor what it could be reckoned from', async () => {
  expect(await recordOf(pair.id)).toMatchObject({ price: { kind: 'told', cop: secret }, price_order: secret });
  await change(sql`hide_price = true, m2_price = 7654321, monthly_fee = 2654321, price_salaries = 187.654`);
  await sql`insert into stock_unit (plant_id, name, price, discount)
    values (${pair.id}, 'Apto 9999', ${secret}, 654321)`.execute(api.backend.db);
  await sql`update project set price_from = ${secret} where id = ${pair.project}`.execute(api.backend.db);
  const answers = await Promise.all([
    send(app, plants.listPlantsByIds, { params: { id: `${pair.id},${pair.sibling}` } }),
    send(app, plants.getPlant, { params: { slug: pair.slug } }),
    send(app, plants.listRelatedPlants, { params: { id: pair.id }, query: { limit: 24 } }),
    send(app, plants.filterPlants, { body: { priceRange: [secret, secret] } }),
    send(app, projects.listPlantsOfProject, { params: { id: pair.project } }),
    send(app, listProjectCards, { query: { builder: pair.builder } }),
    send(app, listProjectPoints, { query: { builder: pair.builder } }),
    send(app, getPriceHistory, { params: { id: pair.id } }),
    send(app, getZonePrices, { params: { id: pair.id } }),
  ]);
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/287654321|7654321|2654321|187\.654|"discount":654321/);
  }
  expect(await recordOf(pair.id)).toMatchObject({
    price: { kind: 'hidden' },
    price_order: step,
    price_salaries: null,
    monthly_fee: null,
    m2_price: null,
    monthly_credit: null,
    initial_fee: null,
    monthly_order: unknownMonthly,
  });
  expect((await areasOf(pair.sibling)).find(({ id }) => id === pair.id)).toMatchObject({
    price: { kind: 'hidden' },
  });
  const page = await call(app, plants.getPlant, { params: { slug: pair.slug } });
  expect(page.data.stock).toEqual([]);
});

test('[C072, B046] a filter by price finds a plant that hides it by the start of its step, never by the price', async () => {
  await change(sql`hide_price = true`);
  const found = async (min: number, max: number) => {
    const body = { priceRange: [min, max] as [number, number], items_per_page: 100 };
    return (await call(app, plants.filterPlants, { body })).data.map(({ id }) => id);
  };
  expect(await found(step, step)).toContain(pair.id);
  expect(await found(280_000_000, 290_000_000)).not.toContain(pair.id);
});

test('[C070] the highest price is one that is shown', async () => {
  await change(sql`price = 99000000000`);
  const highest = async () => (await call(app, plants.getMaxPrice, {})).data.max_price;
  expect(await highest()).toBe(99_000_000_000);
  await change(sql`hide_price = true`);
  expect(await highest()).toBeLessThan(99_000_000_000);
});

test('[C072] a word after the path says where the list stands and changes nothing', async () => {
  const body = { city: 'bogota', items_per_page: 5 } as const;
  const plain = await call(app, plants.filterPlants, { body });
  const suffixed = await call(app, plants.filterPlantsOfPage, { params: { suffix: 'feria-hogar' }, body });
  expect(suffixed).toEqual(plain);
  const wrong = await send(app, plants.filterPlantsOfPage, { params: { suffix: 'No es una palabra' }, body });
  expect(wrong.statusCode).toBe(422);
  expect(Object.keys(wrong.json().issues)).toEqual(['suffix']);
});
