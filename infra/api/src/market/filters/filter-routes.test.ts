import * as calls from '@umbral/domain/api/filters.ts';
import type { FilterOption } from '@umbral/domain/filters/filter-state.ts';
import type { ListedFilters } from '@umbral/domain/filters/wire-filters.ts';
import {
  additionalCriteria,
  buildingStatuses,
  projectCategories,
  propertyTypes,
} from '@umbral/domain/vocabulary/vocabulary.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { filterConditions } from '../conditions/filter-conditions.ts';
import { homesOnOffer } from '../conditions/homes-on-offer.ts';

let api: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
});

afterAll(() => api.close());

const lookups = [
  calls.filterCountries,
  calls.filterCategories,
  calls.filterDepartments,
  calls.filterCities,
  calls.filterZones,
  calls.filterPropertyTypes,
  calls.filterBuildingStatuses,
];

/** What each lookup counts, straight from the tables, and the filters that do not narrow it. */
const places = ['city', 'zone', 'neighbourhood'] as const;
const oracles = {
  C075: [sql`o.slug`, ['country', 'region', 'department', ...places]],
  C076: [sql`k.category_key`, ['category']],
  C077: [sql`d.slug`, ['department', ...places]],
  C078: [sql`c.slug`, [...places]],
  C079: [sql`z.slug`, ['zone', 'neighbourhood']],
  C080: [sql`(select t.slug from property_type t where t.key = p.property_type_key)`, ['type']],
  C081: [sql`(select s.slug from building_status s where s.key = j.building_status_key)`, ['statuses']],
} as const;

async function expected(id: keyof typeof oracles, filters: ListedFilters): Promise<Record<string, number>> {
  const [slug, except] = oracles[id];
  const links = id === 'C076' ? sql`join project_category_link k on k.project_id = j.id` : sql``;
  const { rows } = await sql<{ slug: string; count: number }>`
    select ${slug} as slug, count(*) as count from ${homesOnOffer} ${links}
    where ${filterConditions(filters, except)} group by 1`.execute(api.backend.db);
  return Object.fromEntries(rows.map((row) => [row.slug, row.count]));
}

const counted = (options: readonly FilterOption[]) =>
  Object.fromEntries(
    [...Map.groupBy(options, ({ slug }) => slug)].map(([slug, rows]) => [
      slug,
      rows.reduce((sum, { count }) => sum + count, 0),
    ]),
  );

/** The same choices for the same number. */
function chance(seed: number): <Value>(values: readonly Value[]) => Value | undefined {
  let state = seed;
  return (values) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return values[Math.floor((state / 2 ** 31) * values.length * 2)];
  };
}

function panelOf(seed: number): ListedFilters {
  const pick = chance(seed * 7919);
  const status = pick(buildingStatuses);
  const criterion = pick(additionalCriteria);
  const filters = {
    category: pick(projectCategories),
    country: pick(['CO', 'CO', 'PA'] as const),
    region: pick(['caribe', 'centro'] as const),
    department: pick(['cundinamarca', 'antioquia', 'bolivar']),
    city: pick(['bogota', 'medellin', 'cartagena', 'no-existe']),
    zone: pick(['suba', 'usaquen']),
    propertyType: pick(propertyTypes.slice(0, 3)),
    stratum: pick([[3, 4], [6]] as const)?.slice(),
    room: pick(['2', '3+']),
    bath: pick(['2+']),
    priceRange: pick([
      [150_000_000, 600_000_000],
      [1, null],
    ] as const)?.slice(),
    area: pick([{ min: 50, max: 90 }]),
    status: status ? [status] : undefined,
    additionalCriteria: criterion ? [criterion] : undefined,
    holidayProject: pick([true, false]),
    has_360_tour: pick([true]),
    belongs_tv: pick([true, false]),
    property_stock: pick([false, false, true]),
    fair_name: pick(['12-feria-virtual-umbral']),
    has_balcony: pick([true]),
    monthly: pick([{ during: 3_000_000, after: 4_000_000 }]),
    upfront: 30_000_000,
    aroundRadius: 8000,
    aroundLatLng: pick([{ lat: 4.69, lng: -74.05 }]),
  };
  // Few at a time, or nothing would be left to count.
  const kept = Object.entries(filters).filter(
    ([, value], index) => value !== undefined && (index * 31 + seed) % 4 === 0,
  );
  return Object.fromEntries(kept) as ListedFilters;
}

test('[C075, C076, C077, C078, C079, C080, C081, B023] every lookup counts what the tables hold', async () => {
  let options = 0;
  for (let seed = 0; seed < 40; seed++) {
    const filters = seed === 0 ? {} : panelOf(seed);
    for (const lookup of lookups) {
      const { data } = await call(app, lookup, { body: filters });
      expect(counted(data), `${lookup.id} ${JSON.stringify(filters)}`).toEqual(
        await expected(lookup.id as keyof typeof oracles, filters),
      );
      options += data.length;
    }
  }
  expect(options).toBeGreaterThan(1000);
});

test('[C078, C080] what one can pay narrows the choices', async () => {
  const body = { monthly: { during: 2_000_000, after: 3_000_000 }, upfront: 20_000_000 };
  const all = await call(app, calls.filterCities, { body: {} });
  const payable = await call(app, calls.filterCities, { body });
  const sum = (options: readonly FilterOption[]) => options.reduce((total, { count }) => total + count, 0);
  expect(sum(payable.data)).toBeGreaterThan(0);
  expect(sum(payable.data)).toBeLessThan(sum(all.data) / 2);
  expect(counted(payable.data)).toEqual(await expected('C078', body));
});

test('[C078, C080, C081] what is chosen does not narrow its own choices', async () => {
  const free = await call(app, calls.filterPropertyTypes, { body: { city: 'bogota' } });
  const chosen = await call(app, calls.filterPropertyTypes, { body: { city: 'bogota', propertyType: 'apartment' } });
  expect(chosen.data).toEqual(free.data);
  const cities = await call(app, calls.filterCities, {
    body: { department: 'antioquia', city: 'medellin', zone: 'belen' },
  });
  expect(cities.data.map(({ slug }) => slug)).toContain('envigado');
  const statuses = await call(app, calls.filterBuildingStatuses, { body: { status: ['launch'] } });
  expect(statuses.data.length).toBeGreaterThan(3);
});

test('[C077, B024] a region restricts departments, which come with it', async () => {
  const { data } = await call(app, calls.filterDepartments, { body: { region: 'caribe' } });
  expect(data.map(({ name }) => name)).toEqual(['Atlántico', 'Bolívar', 'Cesar', 'Córdoba', 'Magdalena']);
  expect(new Set(data.map(({ region_name }) => region_name))).toEqual(new Set(['Caribe']));
});

test('[C082, C083] combinations lead to plants: each counts what its own filters count', async () => {
  const [home] = (await call(app, calls.listCombinations, {})).data;
  const [city = '', zone = '', type = ''] = home?.slug.split('/') ?? [];
  const { data } = await call(app, calls.filterPropertyTypes, { body: { country: 'CO', city, zone } });
  expect(data.find(({ slug }) => slug === type)?.count).toBe(home?.count);
  const [abroad] = (await call(app, calls.listCombinationsAbroad, {})).data;
  const [, cityAbroad = '', typeAbroad = ''] = abroad?.slug.split('/') ?? [];
  const there = await call(app, calls.filterPropertyTypes, { body: { city: cityAbroad } });
  expect(there.data.find(({ slug }) => slug === typeAbroad)?.count).toBe(abroad?.count);
});

test('[C075, C078] a change is counted at once: plant, project, builder', async () => {
  const total = async () =>
    (await call(app, calls.filterCountries, { body: {} })).data.reduce((sum, { count }) => sum + count, 0);
  const { db } = api.backend;
  const before = await total();
  const { rows } = await sql<{ id: number; project_id: number }>`
    select p.id, p.project_id from plant p join project j on j.id = p.project_id
    where j.state = 'published' and p.is_active and j.builder_id = 3 order by p.id limit 1`.execute(db);
  const [plant] = rows;
  await sql`update plant set is_active = false where id = ${plant?.id}`.execute(db);
  expect(await total()).toBe(before - 1);
  await sql`update plant set is_active = true where id = ${plant?.id}`.execute(db);
  await sql`update project set state = 'paused' where id = ${plant?.project_id}`.execute(db);
  expect(await total()).toBeLessThan(before);
  await sql`update project set state = 'published' where id = ${plant?.project_id}`.execute(db);
  await sql`update builder set is_active = false where id = 3`.execute(db);
  expect(await total()).toBeLessThan(before);
  await sql`update builder set is_active = true where id = 3`.execute(db);
  expect(await total()).toBe(before);
});

const wrong: readonly [string, unknown][] = [
  ['an unknown field', { ciudad: 'bogota' }],
  ['a city that is no name', { city: "bogota' or 1=1" }],
  ['a number in words', { priceRange: ['uno', 'dos'] }],
  ['an unknown type', { propertyType: 'castle' }],
  ['a negative area', { area: { min: -1, max: null } }],
  ['a list', []],
];

test.each(wrong)('[C075, C076, C077, C078, C079, C080, C081] %s is refused', async (_what, body) => {
  for (const lookup of lookups) expect((await send(app, lookup, { body })).statusCode, lookup.id).toBe(422);
});

test('[C075, C076, C077, C078, C079, C080, C081, C082, C083] everybody may ask, but not through another site', async () => {
  for (const lookup of lookups) {
    expect((await send(app, lookup, { body: {} })).statusCode).toBe(200);
    const foreign = await send(app, lookup, { body: {} }, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(foreign.statusCode).toBe(403);
  }
  for (const list of [calls.listCombinations, calls.listCombinationsAbroad]) {
    expect((await send(app, list, {})).headers['cache-control']).toContain('public');
  }
});
