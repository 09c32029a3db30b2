import fc from 'fast-check';
import { sql } from 'kysely';
import { filterState } from 'shared-contracts/domain/filter-state.ts';
import * as vocabulary from 'shared-contracts/domain/vocabulary.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filterConditions, filteredPlants, type GivenFilters } from '../plants/filter-conditions.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { filterTest } from './filter-match.ts';
import { type NewsPlant, plantsInTheNews } from './news-queries.ts';

let api: TestApp;
let plants: NewsPlant[];
let names: { city: string[]; zone: string[]; department: string[]; neighborhood: string[]; fair: string[] };

beforeAll(async () => {
  api = await createTestApp();
  const { db } = api.backend;
  await sql`insert into plant_news (plant_id, kind) select id, 'listed' from plant`.execute(db);
  await sql`update plant set property_stock = false, stock_quantity = 0 where id % 7 = 0`.execute(db);
  plants = await plantsInTheNews(api.backend, new Date(0), new Date(Date.now() + 60_000));
  const slugs = async (table: string) => {
    const { rows } = await sql<{ slug: string }>`select slug from ${sql.table(table)} order by id`.execute(db);
    return rows.map(({ slug }) => slug);
  };
  names = {
    city: await slugs('city'),
    zone: await slugs('zone'),
    department: await slugs('department'),
    neighborhood: await slugs('neighborhood'),
    fair: await slugs('fair'),
  };
}, 60_000);
afterAll(() => api.close());

const filterNames = [...filterState.keyof().options, 'has_benefits'] as const;

/** Searches as people make them: few filters, values that exist and some that do not fit one another. */
function searches(): fc.Arbitrary<GivenFilters> {
  const rooms = fc.constantFrom('1', '2', '3', '2+', '3+', '4+');
  const price = fc.option(fc.constantFrom(0.5, 1, 150_000_000, 250_000_000.5, 420_000_000, 2_800_000_000), { freq: 3 });
  const area = fc.option(fc.constantFrom(0, 36.5, 50, 72.25, 120), { freq: 3 });
  const whole = fc.record<GivenFilters>({
    category: fc.constantFrom(...vocabulary.projectCategories),
    country: fc.constantFrom(...vocabulary.countries),
    region: fc.constantFrom(...vocabulary.regions),
    department: fc.constantFrom(...names.department),
    city: fc.constantFrom(...names.city.slice(0, 6)),
    zone: fc.constantFrom(...names.zone.slice(0, 12)),
    neighborhood: fc.constantFrom(...names.neighborhood.slice(0, 8)),
    stratum: fc.subarray([...vocabulary.strata]),
    priceRange: fc.tuple(price, price),
    propertyType: fc.constantFrom(...vocabulary.propertyTypes.slice(0, 5)),
    room: rooms,
    bath: rooms,
    parking: rooms,
    area: fc.record({ min: area, max: area }),
    status: fc.subarray([...vocabulary.buildingStatuses]),
    fair_name: fc.constantFrom(...names.fair),
    has_benefits: fc.boolean(),
    has_360_tour: fc.boolean(),
    holidayProject: fc.boolean(),
    additionalCriteria: fc.subarray([...vocabulary.additionalCriteria], { maxLength: 2 }),
    belongs_tv: fc.boolean(),
    property_stock: fc.boolean(),
    has_balcony: fc.boolean(),
    monthly: fc.record({
      during: fc.constantFrom(null, 0, 1_200_000, 3_500_000),
      after: fc.constantFrom(null, 1_900_000, 4_000_000),
    }),
    upfront: fc.constantFrom(null, 20_000_000, 90_000_000),
    aroundRadius: fc.constantFrom(800, 4000, 30_000),
    aroundLatLng: fc.constantFrom({ lat: 4.69, lng: -74.05 }, { lat: 6.21, lng: -75.57 }),
  });
  // Each filter alone narrows enough, so that two or three still find something.
  const chosen = fc.subarray([...filterNames], { maxLength: 3 });
  return fc.tuple(whole, chosen).map(([filters, kept]) => only(filters, kept));
}

function only(filters: GivenFilters, kept: readonly (keyof GivenFilters)[]): GivenFilters {
  const narrowed = { ...filters };
  for (const name of filterNames) if (!kept.includes(name)) delete narrowed[name];
  return narrowed;
}

async function listed(filters: GivenFilters): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from ${filteredPlants} where ${filterConditions(filters)} order by p.id`.execute(api.backend.db);
  return rows.map(({ id }) => id);
}

test('[C120] an alert finds exactly the plants of the listing, whatever the filters', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(searches(), async (filters) => {
      const fits = filterTest(filters);
      const matched = plants.filter(fits).map(({ id }) => id);
      const expected = await listed(filters);
      expect(matched.toSorted((a, b) => a - b)).toEqual(expected);
      if (expected.length > 0) found += 1;
    }),
    { numRuns: 400 },
  );
  expect(found).toBeGreaterThan(80);
}, 120_000);
