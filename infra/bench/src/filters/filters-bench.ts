import type { ListedFilters } from '@umbral/domain/filters/wire-filters.ts';
import { type Backend, createApiPool, createBackend } from 'infra-api/engine/backend.ts';
import { readConfig } from 'infra-api/engine/config.ts';
import * as queries from 'infra-api/market/filters/filter-queries.ts';
import { createTestDatabase } from 'infra-db/testing/test-database.ts';
import { quantile } from '../report/statistics.ts';
import { figure, markdownTable, ratio } from '../report/table.ts';
import { growPlants } from './grow-plants.ts';

const plants = 20_000;
const rounds = 60;

/** What a panel asks with: nothing yet, a place, a place with a type, and much that only plants know. */
const panels: Readonly<Record<string, ListedFilters>> = {
  nothing: {},
  'category and department': { category: 'vis', department: 'cundinamarca' },
  'city and type': { city: 'bogota', propertyType: 'apartment' },
  'city, zone, status': { city: 'medellin', zone: 'laureles-estadio', status: ['presale'] },
  'price, rooms, criteria': {
    priceRange: [150_000_000, 450_000_000],
    room: '2+',
    additionalCriteria: ['pet-friendly'],
  },
};

/** Every plant on offer, counted over the tables themselves. */
const plainCount = `
  select count(*) from plant p
  join project j on j.id = p.project_id and j.state = 'published'
  join builder b on b.id = j.builder_id and b.is_active
  where p.is_active`;

type Work = () => Promise<unknown>;

/** Measures the lookups of the filter panel beside the plain count of the same plants, in turns. */
export async function filtersBench(): Promise<string> {
  const database = await createTestDatabase({ seeded: true });
  const config = readConfig({
    DATABASE_URL: database.url,
    PORTAL_ORIGIN: 'http://portal.test',
    CAPTCHA_SECRET: 'a secret for the benchmark',
  });
  const pool = createApiPool(config);
  try {
    const client = await pool.connect();
    const offers = await growPlants(client, plants).finally(() => client.release());
    return await compare(createBackend(config, pool), offers);
  } finally {
    await pool.end();
    await database.drop();
  }
}

async function compare(backend: Backend, offers: number): Promise<string> {
  const works = worksOf(backend);
  const times = new Map<string, number[]>([...works.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, work] of works) {
      const began = performance.now();
      await work();
      times.get(name)?.push(performance.now() - began);
    }
  }
  const base = quantile(times.get(plainName) ?? [], 0.5);
  const rows = [...times].map(([name, values]) => {
    const figures = [0, 0.5, 0.9, 0.99].map((share) => quantile(values, share));
    return [name, ...figures.map((value) => figure(value, 2)), ratio(figures[1], base)];
  });
  return markdownTable({
    head: [`${figure(offers)} plants on offer`, 'best ms', 'p50', 'p90', 'p99', 'against the count'],
    rows,
  });
}

const plainName = 'plain count';

/** The calls by name; each is what its route runs, from filters to rows. */
function worksOf(backend: Backend): Map<string, Work> {
  const works = new Map<string, Work>([
    [plainName, () => backend.pool.query({ name: plainName, text: plainCount })],
    ['combinations', () => queries.combinations(backend)],
    ['combinations abroad', () => queries.combinationsAbroad(backend)],
  ]);
  for (const [panel, filters] of Object.entries(panels)) {
    for (const [name, lookup] of Object.entries(queries.lookups)) {
      works.set(`${name}: ${panel}`, () => queries.filterOptions(backend, lookup, filters));
    }
    works.set(`department: ${panel}`, () => queries.departmentOptions(backend, filters));
  }
  return works;
}
