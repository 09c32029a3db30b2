import * as blog from '@umbral/domain/api/blog.ts';
import * as builders from '@umbral/domain/api/builders.ts';
import * as catalogue from '@umbral/domain/api/catalogue.ts';
import { listComments } from '@umbral/domain/api/comments.ts';
import { getExchangeRates } from '@umbral/domain/api/currency.ts';
import * as events from '@umbral/domain/api/events.ts';
import { listFairs } from '@umbral/domain/api/fairs.ts';
import * as filters from '@umbral/domain/api/filters.ts';
import { getReverseGeocode } from '@umbral/domain/api/geo.ts';
import * as guides from '@umbral/domain/api/guides.ts';
import { getStaticPage } from '@umbral/domain/api/pages.ts';
import * as places from '@umbral/domain/api/places.ts';
import * as plants from '@umbral/domain/api/plants.ts';
import * as projects from '@umbral/domain/api/projects.ts';
import * as seo from '@umbral/domain/api/seo.ts';
import { standInListings, standInPlaces } from '@umbral/domain/api/stand-in.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints } from './testing/api-suite.ts';
import { call } from './testing/call.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;

interface Samples {
  plant: { id: number; slug: string; project_id: number };
  place: { city: string; department: string; neighborhood: string };
  fair: string;
  article: { slug: string; category: string; tag: string };
  event: { slug: string; category: string };
}
let samples: Samples;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  samples = await findSamples();
});

afterAll(() => api.close());

async function first<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> {
  const [row] = (await query.execute(api.backend.db)).rows;
  if (!row) throw new Error('the seed lacks a sample');
  return row;
}

async function findSamples(): Promise<Samples> {
  const { slug } = await first(sql<{ slug: string }>`select slug from fair where is_active`);
  return {
    fair: slug,
    plant: await first(sql`select p.id, p.slug, p.project_id from plant p join project j on j.id = p.project_id
      where j.state = 'published' and p.is_active order by p.id limit 1`),
    place: await first(sql`select c.slug as city, d.slug as department, n.slug as neighborhood from project j
      join city c on c.id = j.city_id join department d on d.id = c.department_id
      join neighborhood n on n.id = j.neighborhood_id where j.state = 'published' order by j.id limit 1`),
    article: await first(sql`select a.slug, k.slug as category, t.slug as tag from article a
      join article_category k on k.id = a.category_id join article_tag l on l.article_id = a.id
      join tag t on t.id = l.tag_id order by a.id limit 1`),
    event: await first(sql`select e.slug, k.slug as category from event e
      join event_category k on k.id = e.category_id order by e.id limit 1`),
  };
}

/** Makes each call, has its answer parsed by its own schema, and expects at least one entry in every list. */
async function answerWithRows(calls: readonly (readonly [Endpoint, object?])[]): Promise<void> {
  for (const [endpoint, input = {}] of calls) {
    const answer = await call(app, endpoint, input as never);
    const { data } = answer as { data?: unknown };
    if (Array.isArray(data)) expect(data.length, `${endpoint.id} ${endpoint.path}`).toBeGreaterThan(0);
  }
}

test('every endpoint of the contract is bound to a handler', async () => {
  const unbound = (await allEndpoints()).filter(
    ({ method, path }) => !app.hasRoute({ method, url: `/api${path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}` }),
  );
  expect(unbound.map(({ id }) => id)).toEqual([]);
});

test('[C001, C020, C022, C026, C027] the vocabulary answers its schema', () =>
  answerWithRows([
    [catalogue.listCategories],
    [catalogue.listZones, { query: { city: 'bogota' } }],
    [catalogue.listPropertyTypes],
    [catalogue.listPropertyTypesOfFair, { params: { id: samples.fair } }],
    [catalogue.listBuildingStatuses],
    [catalogue.listCriteria],
    [catalogue.listNearbyCategories],
    [catalogue.listPriceRanges],
    [catalogue.listSubsidies],
    [catalogue.listExteriorSpecifications],
    [catalogue.listInteriorSpecifications],
    [catalogue.listCommonServices],
    [places.listNeighbourhoodsOfZone, { params: { id: 1 } }],
    [catalogue.listRegions],
  ]));

test('[C030, C033, C034, C035] the lists of forms answer their schema', () =>
  answerWithRows([
    [catalogue.listTimeZones],
    [catalogue.listPurchaseGoals],
    [catalogue.listPurchaseTimes],
    [catalogue.listMonthlyIncomes],
    [catalogue.listMonthlyIncomesUsd],
    [catalogue.listIncomesAbroad],
    [catalogue.listOccupations],
    [catalogue.listDeliveryTimes],
    [catalogue.listPurchaseDecisions],
    [catalogue.listTimesAbroad],
    [catalogue.listMonthlyBudgets],
  ]));

test('[C002, C004, C005, C006, C007, C009, C011, C012] places answer their schema', () =>
  answerWithRows([
    [places.listDepartments],
    [places.listCountries],
    [places.listCities],
    [places.getCity, { params: { id: 'bogota' } }],
    [places.listActiveCities],
    [places.listActiveCitiesOfDepartment, { params: { dept: samples.place.department } }],
    [places.listCitiesWithBuilders],
    [places.listMainCities],
    [places.listCitiesOfCountry, { params: { code: 'CO' } }],
    [places.listCitiesOfDepartment, { params: { id: samples.place.department } }],
    [places.listCitiesOfBuilder, { params: { id: '1' } }],
  ]));

test('[C013, C015, C016, C017, C018, C163] fairs, the world and points answer their schema', () =>
  answerWithRows([
    [places.listCitiesOfFair, { params: { id: samples.fair } }],
    [places.listCitiesOfBolivarFair],
    [places.listWorldCities, { query: { q: 'madrid' } }],
    [places.listWorldCountries],
    [places.listActiveDepartments],
    [places.listActiveDepartmentsOfCountry, { params: { country: 'panama' } }],
    [places.getDepartmentOfCity, { params: { id: 1 } }],
    [getReverseGeocode, { query: { lat: 4.69, lng: -74.05 } }],
  ]));

test('[C044, C045] builders answer their schema', () =>
  answerWithRows([
    [builders.listBuilders],
    [builders.getBuilder, { params: { slug: 'constructora-guayacan' } }],
    [builders.listHomeBuilders],
    [builders.listBuildersOfCity, { params: { id: 'bogota' } }],
    [builders.listBranchesOfBuilder, { params: { id: 1 } }],
    [builders.listBuildersByIds, { params: { id: '1,2' } }],
    [builders.listProjectsOfBuilder, { params: { id: '1' } }],
    [builders.listProjectsOfBranch, { params: { id: '1', branch: '1' } }],
  ]));

test('[C057, C415] projects answer their schema', () =>
  answerWithRows([
    [projects.listPlantsOfProject, { params: { id: samples.plant.project_id } }],
    [projects.getProject, { params: { id: samples.plant.project_id } }],
    [projects.countProjectView, { params: { id: samples.plant.project_id } }],
    [projects.listProjectsByIds, { params: { ids: String(samples.plant.project_id) } }],
    [projects.listHomeProjects],
    [projects.listProjectsOfNeighborhood, { params: samples.place }],
    [projects.listHeaderImages],
    [projects.listFeaturedProjects, { query: { scope: 'home' } }],
    [projects.listFeaturedProjectsOf, { params: { x: 'bogota' } }],
    [projects.listFeaturedProjectsOfDepartment, { params: { id: samples.place.department } }],
    [projects.listFeaturedProjectsBy, { params: { type: 'category', params: 'gold' } }],
  ]));

test('[C067, C068, C069, C070, C072, C074, C396, C397] plants answer their schema', () =>
  answerWithRows([
    [plants.listPlantsByIds, { params: { id: String(samples.plant.id) } }],
    [plants.getPlant, { params: { slug: samples.plant.slug } }],
    [plants.listRelatedPlants, { params: { id: samples.plant.id } }],
    [plants.getMaxPrice],
    [plants.findRelatedPlants, { body: { ids: [samples.plant.id] } }],
    [plants.filterPlants, { body: { fair_name: samples.fair, has_benefits: true } }],
    [standInListings, { body: { listings: [{ city: 'bogota', countBy: 'zone' }] } }],
    [standInPlaces],
    [plants.countPlantView, { params: { id: samples.plant.id } }],
    [plants.countPhoneClick, { params: { id: samples.plant.id }, body: { type: 'whatsapp' } }],
  ]));

test('[C075, C076, C077, C078, C079, C080, C081, C082, C083] filter lookups answer their schema', () =>
  answerWithRows([
    [filters.filterCountries, { body: {} }],
    [filters.filterCategories, { body: { city: 'bogota' } }],
    [filters.filterDepartments, { body: { category: 'vis' } }],
    [filters.filterCities, { body: { department: samples.place.department } }],
    [filters.filterZones, { body: { city: 'bogota' } }],
    [filters.filterPropertyTypes, { body: { city: 'bogota', zone: 'suba' } }],
    [filters.filterBuildingStatuses, { body: { city: 'bogota', propertyType: 'apartment' } }],
    [filters.listCombinations],
    [filters.listCombinationsAbroad],
  ]));

test('[C093, C094, C095, C096, C097, C098, C099, C100, C101, C102] news and comments answer their schema', () =>
  answerWithRows([
    [blog.listArticles, { query: { items_by_page: 5, page: 2 } }],
    [blog.listHomeArticles],
    [blog.listRecommendedArticles, { query: { except: samples.article.slug } }],
    [blog.listTags],
    [blog.listArticlesOfTag, { params: { tag: samples.article.tag } }],
    [blog.listArticleCategories],
    [blog.listArticlesOfCategory, { params: { c: samples.article.category } }],
    [blog.getArticle, { params: { slug: samples.article.slug } }],
    [blog.listPanamaArticles],
    [listComments, { params: { slug: samples.article.slug } }],
  ]));

test('[C032, C108, C109, C110, C111, C148, C149, C150, C151, C152, C153] guides, tools, events, fairs answer', () =>
  answerWithRows([
    [listFairs],
    [guides.listGuides],
    [guides.getGuide, { params: { id: '1' } }],
    [guides.listTools],
    [guides.getTool, { params: { id: '1' } }],
    [events.listEvents],
    [events.listEventCategories],
    [events.listEventsOfCategory, { params: { c: samples.event.category } }],
    [events.listHomeEvents],
    [events.listCurrentEvents],
    [events.getEvent, { params: { slug: samples.event.slug } }],
  ]));

test('[C143, C158, C159] pages and search-engine rules answer their schema', () =>
  answerWithRows([[seo.listCanonicals], [getStaticPage, { params: { slug: '22-quienes-somos' } }], [seo.getSitemap]]));

test('[C043, B001, B003] the rates in force are the newest on or before today', async () => {
  await sql`insert into exchange_rate (currency, as_of, rate, source) values
    ('USD', '2027-01-10', 4000, 'prueba'), ('EUR', '2027-01-10', 4600, 'prueba'),
    ('USD', '2027-01-15', 9999, 'prueba'), ('EUR', '2027-01-15', 9999, 'prueba')
    on conflict (currency, as_of) do update set rate = excluded.rate`.execute(api.backend.db);
  api.setNow(new Date('2027-01-11T12:00:00Z'));
  const rates = await call(app, getExchangeRates, {});
  expect(rates).toMatchObject({ base: 'cop', usd: 4000, eur: 4600, asOf: '2027-01-10' });
});

test('[B048] featured projects are 6 on the home page and 8 elsewhere; home shows 12', async () => {
  const count = async (endpoint: Endpoint, query: object) =>
    ((await call(app, endpoint, { query } as never)) as { data: unknown[] }).data.length;
  expect(await count(projects.listFeaturedProjects, { scope: 'home' })).toBe(6);
  expect(await count(projects.listFeaturedProjects, {})).toBe(8);
  expect(await count(projects.listHomeProjects, {})).toBe(12);
});

test('[C067] a plant of a draft does not exist for the public; an inactive one comes with isActive 0', async () => {
  const { id, project_id } = await first(
    sql<{ id: number; project_id: number }>`select id, project_id from plant order by id desc limit 1`,
  );
  await sql`update plant set is_active = false where id = ${id}`.execute(api.backend.db);
  const list = () => call(app, plants.listPlantsByIds, { params: { id: String(id) } });
  expect((await list()).data[0]?.isActive).toBe(0);
  await sql`update project set state = 'draft' where id = ${project_id}`.execute(api.backend.db);
  expect((await list()).data).toEqual([]);
});

test('[C072] filters narrow: every plant has the city, the type, the rooms and a price in the range', async () => {
  const body = {
    city: 'bogota',
    propertyType: 'apartment',
    room: '2+',
    priceRange: [1, 500_000_000],
    orderBy: 'price-asc',
  };
  const page = await call(app, plants.filterPlants, { body: { ...body, items_per_page: 100 } } as never);
  expect(page.total).toBeGreaterThan(0);
  const prices = page.data.map(({ price_order }) => price_order);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  const odd = page.data.filter(
    ({ type, price_order, room_number, project }) =>
      type !== 'apartment' ||
      price_order > 500_000_000 ||
      (room_number ?? 0) < 2 ||
      project.localization.city !== 'Bogotá',
  );
  expect(odd).toEqual([]);
});
