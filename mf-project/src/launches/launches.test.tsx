import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { recordFixture } from '../testing/plant-fixtures.ts';
import { fakeCall, renderPage, standInForBrowser } from '../testing/probe-context.tsx';
import { launchesHead } from './launches-head.ts';
import { LaunchesPage } from './launches-page.tsx';
import { loadLaunches } from './launches-queries.ts';

const origin = 'https://portal.test';
const { signal } = new AbortController();

beforeAll(standInForBrowser);

/** A home of project `projectId`. */
function home(id: number, projectId: number, change: Parameters<typeof recordFixture>[0] = {}, city = 'Bogotá') {
  const { project, ...record } = recordFixture({ id, objectID: String(id), ...change });
  const localization = { ...project.localization, city, city_slug: city === 'Bogotá' ? 'bogota' : 'cali' };
  const own = { id: projectId, title: `Proyecto ${projectId}`, slug: `proyecto-${projectId}` };
  return { ...record, project: { ...project, ...own, building_status: 'launch' as const, localization } };
}

const homes = [
  home(1, 31, { built_area: 60, price: 500_000_000 }),
  home(2, 31, { built_area: 40, price: 350_000_000, room_number: 1 }),
  home(3, 31, { built_area: 80, price: 100_000_000, hide_price: true }),
  home(4, 32, {}, 'Cali'),
];

/** The call, in pages of two homes. */
function callOf(all: readonly ReturnType<typeof home>[], size = 2) {
  return fakeCall({
    C072: (input) => {
      const page = Number(Reflect.get(Reflect.get(Object(input), 'body'), 'current_page'));
      const data = all.slice((page - 1) * size, page * size);
      return {
        data,
        total: all.length,
        page,
        items_per_page: size,
        items_by_page: size,
        pages: Math.ceil(all.length / size),
      };
    },
  });
}

async function launches(city?: string, page = 1) {
  const data = await loadLaunches(callOf(homes).call, { city, page }, signal);
  if (!data) throw new Error('no such page');
  return data;
}

test('[R040] every project in launch has one card out of all its homes, which leads to its launch', async () => {
  const { call, calls } = callOf(homes);
  const data = await loadLaunches(call, { page: 1 }, signal);
  expect(calls.map(({ input }) => input)).toMatchObject([
    { body: { status: ['launch'], current_page: 1 } },
    { body: { status: ['launch'], current_page: 2 } },
  ]);
  expect(data).toMatchObject({ total: 2, pages: 1 });
  expect(data?.cards[0]).toMatchObject({
    href: '/lanzamiento/31-proyecto-31',
    title: 'Proyecto 31',
    priceCop: 350_000_000,
    areaM2: { min: 40, max: 80 },
    rooms: { min: 1, max: 2 },
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
  expect(await loadLaunches(callOf(homes).call, { page: 2 }, signal)).toBeUndefined();
});

test('[R040, B008, B104] the head names the list and its pages; of a city it is not indexed', async () => {
  const data = await launches();
  expect(launchesHead({ ...data, page: 2, pages: 3 }, origin)).toMatchObject({
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
