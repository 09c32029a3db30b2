import { screen } from '@testing-library/react';
import type { ProjectCardRecord } from '@umbral/domain/api/project-cards.ts';
import { asOnServer } from '@umbral/kit/testing/as-on-server.ts';
import { beforeAll, expect, test } from 'vitest';
import { recordFixture } from '../testing/plant-fixtures.ts';
import { fakeCall, renderPage, standInForBrowser } from '../testing/probe-context.tsx';
import { launchesHead } from './launches-head.ts';
import { LaunchesPage } from './launches-page.tsx';
import { loadLaunches } from './launches-queries.ts';

const origin = 'https://portal.test';
const { signal } = new AbortController();

beforeAll(standInForBrowser);

/** A project as the call lists it. */
function listed(id: number, city = 'Bogotá'): ProjectCardRecord {
  const { project, ...home } = recordFixture({ id: id * 10, price: { kind: 'told', cop: 350_000_000 } });
  const localization = { ...project.localization, city, city_slug: city === 'Bogotá' ? 'bogota' : 'cali' };
  const own = { id, title: `Proyecto ${id}`, slug: `proyecto-${id}`, building_status: 'launch' as const };
  return {
    home: { ...home, project: { ...project, ...own, localization } },
    homes: 3,
    rooms: { min: 1, max: 2 },
    baths: null,
    parking: { min: 1, max: 1 },
    built_area: { min: 40, max: 80 },
  };
}

const projects = [listed(31), listed(32, 'Cali')];

/** The call over some projects, `size` to a page. */
function callOf(all: readonly ProjectCardRecord[], size = 24) {
  return fakeCall({
    C317: (input) => {
      const { page, city } = Object(Reflect.get(Object(input), 'query'));
      const cityOf = ({ home }: ProjectCardRecord) => home.project.localization;
      const own = all.filter((one) => city === undefined || cityOf(one).city_slug === city);
      const cities = all.map((one) => ({ slug: cityOf(one).city_slug, name: cityOf(one).city, count: 1 }));
      const data = own.slice((page - 1) * size, page * size);
      const pages = Math.ceil(own.length / size);
      return { data, total: own.length, page, items_by_page: size, pages, cities, statuses: [] };
    },
  });
}

async function launches(city?: string, page = 1) {
  const data = await loadLaunches(callOf(projects).call, { city, page }, signal);
  if (!data) throw new Error('no such page');
  return data;
}

test('[R040] every project in launch is one card with the measures of its homes, which leads to its launch', async () => {
  const { call, calls } = callOf(projects);
  const data = await loadLaunches(call, { page: 1 }, signal);
  expect(calls).toEqual([
    { id: 'C317', input: { query: { status: 'launch', city: undefined, page: 1, items_by_page: 24 } } },
  ]);
  expect(data).toMatchObject({ total: 2, pages: 1 });
  expect(data?.cards[0]).toMatchObject({
    href: '/lanzamiento/31-proyecto-31',
    title: 'Proyecto 31',
    priceCop: 350_000_000,
    areaM2: { min: 40, max: 80 },
    rooms: { min: 1, max: 2 },
    baths: undefined,
    otherAreas: undefined,
  });
});

test('[R040] the page shows cards, cities with their counts, and the way here', async () => {
  renderPage(LaunchesPage, await launches());
  expect(screen.getByRole('heading', { level: 1, name: 'Proyectos en lanzamiento' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: '2 proyectos en lanzamiento' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Cali/ }).getAttribute('href')).toBe('/lanzamiento?ciudad=cali');
  expect(screen.getAllByRole('link', { name: /Proyecto 31/ })[0]?.getAttribute('href')).toBe(
    '/lanzamiento/31-proyecto-31',
  );
});

test('[R040] of one city only its launches are shown; an unknown city has none', async () => {
  const cali = await launches('cali');
  expect([cali.total, cali.city]).toEqual([1, { slug: 'cali', name: 'Cali', count: 1 }]);
  renderPage(LaunchesPage, await launches('narnia'));
  expect(screen.getByRole('heading', { name: 'No hay lanzamientos por ahora' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver todos los lanzamientos' }).getAttribute('href')).toBe('/lanzamiento');
});

test('[R040] without any launch the page says so and leads on', async () => {
  const none = await loadLaunches(callOf([]).call, { page: 1 }, signal);
  expect(none && launchesHead(none, origin).robots).toBe('noindex,follow');
  renderPage(LaunchesPage, none);
  const on = screen.getByRole('link', { name: 'Ver proyectos de vivienda nueva' });
  expect(on.getAttribute('href')).toBe('/proyectos-vivienda');
  expect(screen.queryByRole('link', { name: 'Ver todos los lanzamientos' })).toBeNull();
});

test('[R040] a page behind the last does not exist', async () => {
  expect(await loadLaunches(callOf(projects).call, { page: 2 }, signal)).toBeUndefined();
});

test('[R040, B008, B104] the head names the list and its pages; of a city it is not indexed', async () => {
  const data = await launches();
  expect(asOnServer(() => launchesHead({ ...data, page: 2, pages: 3 }, origin))).toMatchObject({
    title: 'Lanzamientos de vivienda nueva, página 2 | Umbral',
    canonical: '/lanzamiento?page=2',
    prev: '/lanzamiento',
    next: '/lanzamiento?page=3',
    jsonLd: [
      { '@type': 'BreadcrumbList' },
      { '@type': 'ItemList', itemListElement: [{ url: `${origin}/lanzamiento/31-proyecto-31` }, {}] },
    ],
  });
  expect(launchesHead(data, origin).robots).toBeUndefined();
  expect(launchesHead(await launches('cali'), origin)).toMatchObject({
    robots: 'noindex,follow',
    canonical: '/lanzamiento?ciudad=cali',
  });
});
