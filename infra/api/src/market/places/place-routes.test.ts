import * as places from '@umbral/domain/api/places.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
});

afterAll(() => api.close());

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value;
const values: unknown[] = Object.values(places);
const named = values.filter(isEndpoint).map((endpoint) => [endpoint.id, endpoint] as const);

test.each(named)('[%s] everybody may ask; signs that are no name are refused', async (_id, endpoint) => {
  const params = { id: '1', dept: 'antioquia', code: 'co', country: 'colombia' };
  const answer = await send(app, endpoint, { params });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
    200,
    expect.stringMatching(/^(public|no-store)/),
  ]);
  if (!endpoint.params) return;
  const hostile = { id: "1' or 1=1", dept: '../x', code: 'COL', country: 'x'.repeat(61) };
  expect((await send(app, endpoint, { params: hostile })).statusCode).toBe(422);
});

test('[C002, C017, C018] all departments of Colombia, and those with projects among them', async () => {
  const all = (await call(app, places.listDepartments, {})).data.filter(({ country_code }) => country_code === 'CO');
  expect(all).toHaveLength(32);
  expect(all.every(({ region_name }) => region_name !== null)).toBe(true);
  const active = (await call(app, places.listActiveDepartments, {})).data.map(({ name }) => name);
  expect(active.length).toBeLessThan(all.length);
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(active));
  const abroad = await call(app, places.listActiveDepartmentsOfCountry, { params: { country: 'pa' } });
  expect(abroad.data.map(({ name }) => name)).toEqual(['Panamá', 'Panamá Oeste']);
});

test('[C004, C006, C007] a city without projects on offer is no active one', async () => {
  const active = async () =>
    (await call(app, places.listActiveCitiesOfDepartment, { params: { dept: 'valle-del-cauca' } })).data.map(
      ({ slug }) => slug,
    );
  expect(await active()).toContain('palmira');
  await sql`update project set state = 'paused' where state = 'published'
    and city_id = (select id from city where slug = 'palmira')`.execute(api.backend.db);
  expect(await active()).not.toContain('palmira');
  expect((await call(app, places.listCities, {})).data.map(({ slug }) => slug)).toContain('palmira');
});

test('[C005, C019] an unknown city is 404', async () => {
  expect((await send(app, places.getCity, { params: { id: 'no-existe' } })).statusCode).toBe(404);
  expect((await send(app, places.getDepartmentOfCity, { params: { id: 99_999 } })).statusCode).toBe(404);
});

test('[C009, C011, C012, C013] lists hold only what they are named for', async () => {
  const main = (await call(app, places.listMainCities, {})).data.map(({ name }) => name);
  expect(main.slice(0, 3)).toEqual(['Bogotá', 'Medellín', 'Cali']);
  const antioquia = await call(app, places.listCitiesOfDepartment, { params: { id: 'antioquia' } });
  expect(new Set(antioquia.data.map(({ department_name }) => department_name))).toEqual(new Set(['Antioquia']));
  for (const endpoint of [places.listCitiesOfBuilder, places.listCitiesOfFair]) {
    const { data } = await call(app, endpoint, { params: { id: '1' } });
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(({ projects }) => projects > 0)).toBe(true);
  }
});

test('[C015, C016] people live all over the world: names in Spanish, accents optional', async () => {
  const { data: countries } = await call(app, places.listWorldCountries, {});
  expect(countries.length).toBeGreaterThan(230);
  expect(countries.find(({ code }) => code === 'DE')).toMatchObject({ name: 'Alemania', phone_prefix: '49' });
  const search = async (query: object) => (await call(app, places.listWorldCities, { query })).data;
  const names = async (query: object) => (await search(query)).map(({ name }) => name);
  expect((await names({ q: 'bogota' }))[0]).toBe('Bogotá');
  expect(await names({ q: 'nueva york' })).toEqual(['Nueva York']);
  expect((await names({ country: 'co', limit: 2000 })).length).toBeGreaterThan(200);
  expect((await names({ country: 'US', limit: 2000 })).length).toBeGreaterThan(100);
  expect((await names({ limit: 2000 })).length).toBeGreaterThan(1000);
  expect(await names({ q: '%' })).toEqual([]);
  expect((await send(app, places.listWorldCities, { query: { limit: 5000 } })).statusCode).toBe(422);
});

test('[C003] homes are sold in five countries, Colombia first, with the currency and prefix of each', async () => {
  const { data } = await call(app, places.listCountries, {});
  expect(data.map(({ code, name, currency, phone_prefix }) => [code, name, currency, phone_prefix])).toEqual([
    ['CO', 'Colombia', 'COP', '57'],
    ['ES', 'España', 'EUR', '34'],
    ['US', 'Estados Unidos', 'USD', '1'],
    ['PA', 'Panamá', 'USD', '507'],
    ['DO', 'República Dominicana', 'USD', '1'],
  ]);
});

test('[C003] Colombia comes first, whatever the others are called', async () => {
  await sql`update country set name = 'América del Norte' where code = 'US'`.execute(api.backend.db);
  const { data } = await call(app, places.listCountries, {});
  expect(data.map(({ name }) => name).slice(0, 3)).toEqual(['Colombia', 'América del Norte', 'España']);
});

test('[C008] a city has builders while an active one keeps a branch there', async () => {
  const withBuilders = async () => (await call(app, places.listCitiesWithBuilders, {})).data.map(({ slug }) => slug);
  await sql`insert into city (department_id, name, slug, lat, lng)
    select department_id, 'Silvia', 'silvia', lat, lng from city where slug = 'popayan'`.execute(api.backend.db);
  expect(await withBuilders()).toContain('popayan');
  expect(await withBuilders()).not.toContain('silvia');
  await sql`update builder_branch set city_id = (select id from city where slug = 'silvia')
    where builder_id = 24 and not is_main and city_id = (select id from city where slug = 'cali')`.execute(
    api.backend.db,
  );
  expect(await withBuilders()).toContain('silvia');
  await sql`update builder set is_active = false where id = 24`.execute(api.backend.db);
  expect(await withBuilders()).not.toContain('silvia');
});

test('[C010] a country is named by its code in either case and has its own cities only', async () => {
  const citiesOf = async (code: string) =>
    (await call(app, places.listCitiesOfCountry, { params: { code } })).data.map(({ name }) => name);
  expect(await citiesOf('pa')).toEqual(['Ciudad de Panamá', 'Panamá Oeste']);
  expect(await citiesOf('DO')).toEqual(['Punta Cana']);
  expect(await citiesOf('de')).toEqual([]);
});

test('[C014] the fair of Bolívar is held in its cities that have projects of a fair', async () => {
  const cities = async () => (await call(app, places.listCitiesOfBolivarFair, {})).data.map(({ name }) => name);
  expect(await cities()).toEqual(['Cartagena']);
  await sql`delete from fair_project where project_id in (
    select j.id from project j join city c on c.id = j.city_id where c.slug = 'cartagena')`.execute(api.backend.db);
  expect(await cities()).toEqual([]);
});

test('[C019] a city tells its department with the region', async () => {
  const cities = new Map((await call(app, places.listCities, {})).data.map(({ slug, id }) => [slug, id]));
  const departmentOf = async (city: string) =>
    (await call(app, places.getDepartmentOfCity, { params: { id: cities.get(city) ?? 0 } })).data;
  expect(await departmentOf('palmira')).toMatchObject({ slug: 'valle-del-cauca', region_name: 'Valle' });
  expect(await departmentOf('soledad')).toMatchObject({ slug: 'atlantico', region_name: 'Caribe' });
  expect(await departmentOf('punta-cana')).toMatchObject({
    slug: 'la-altagracia',
    country_code: 'DO',
    region_id: null,
  });
});

test('[C371] neighbourhoods of a zone have their numbers and come by name; of no zone there are none', async () => {
  const { rows } = await sql<{ zone: number; count: number }>`
    select zone_id as zone, count(*)::int as count from neighborhood group by 1 order by 2 desc, 1 limit 1`.execute(
    api.backend.db,
  );
  const [{ zone, count } = { zone: 0, count: 0 }] = rows;
  const { data } = await call(app, places.listNeighbourhoodsOfZone, { params: { id: zone } });
  expect(data).toHaveLength(count);
  expect(data.every((one) => one.zone_id === zone)).toBe(true);
  expect(data.map(({ name }) => name)).toEqual(
    data.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'es')),
  );
  expect((await call(app, places.listNeighbourhoodsOfZone, { params: { id: 999_999 } })).data).toEqual([]);
});
