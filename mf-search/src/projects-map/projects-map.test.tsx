import { screen, within } from '@testing-library/react';
import type { WantedListing } from '@umbral/domain/api/stand-in.ts';
import { drawingLimits, writeAreas } from '@umbral/domain/filters/drawn-areas.ts';
import type { DrawnArea } from '@umbral/domain/filters/filter-values.ts';
import { onCountryPicture } from '@umbral/domain/ground/country-picture.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { StandIn } from '../stand-in/stand-in-part.ts';
import { probeContext, renderPage } from '../testing/probe-context.tsx';
import { CountryPicture } from './country-picture.tsx';
import { ProjectsMapPage } from './projects-map-page.tsx';
import { loadProjectsMap } from './projects-map-queries.ts';
import { handle } from './projects-map-route.ts';

const search = { appId: 'app', apiKey: 'key', host: 'search.test', protocol: 'https' } as const;
const answer = {
  hits: [],
  nbHits: 71,
  nbPages: 3,
  facets: { 'project.localization.city': { Cali: 30, Bogotá: 41 } },
};

/** The page's data for a query, with every query of the index that it asked. */
async function load(query: string) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    const { requests }: { requests: unknown[] } = JSON.parse(String(init.body));
    asked.push(...requests.map((request) => JSON.stringify(request)));
    return Response.json({ results: requests.map(() => answer) });
  });
  const url = new URL(`https://portal.test/projects/map${query}`);
  return { data: await loadProjectsMap({ search, call }, url, new AbortController().signal), asked };
}

/** The database, with a city that the index forgot. */
const call: CallApi = async (_, input) => {
  const { body } = input as { readonly body: { readonly listings: readonly WantedListing[] } };
  wanted = body.listings;
  const data = wanted.map(({ countBy }) => ({
    data: [],
    total: 12,
    pages: 0,
    fitting: [],
    counts: countBy ? [{ name: 'Cali', slug: 'cali', count: 12 }] : [],
  }));
  return { data } as never;
};
let wanted: readonly WantedListing[] = [];

type Place = readonly [lat: number, lng: number];

function area(kind: DrawnArea['kind'], ...places: readonly Place[]): DrawnArea {
  return { kind, points: places.map(([lat, lng]) => ({ lat, lng })) };
}

function square([lat, lng]: Place): DrawnArea {
  return area('include', [lat, lng], [lat + 0.01, lng], [lat + 0.01, lng + 0.01]);
}

/** Points around Bogotá, each step so far around that every line crosses many others. */
function star(count: number): Place[] {
  return Array.from({ length: count }, (_, at) => [4.6 + 0.2 * Math.sin(2.4 * at), -74.1 + 0.2 * Math.cos(2.4 * at)]);
}

afterEach(() => vi.unstubAllGlobals());

test('[R064] the page of the map tells search engines what it is', async () => {
  const { data } = await load('');
  const head = handle.head?.({ data, environment: { origin: 'https://portal.test' } } as never);
  expect(head).toMatchObject({
    title: 'Mapa de proyectos de vivienda nueva en Colombia | Umbral',
    canonical: '/projects/map',
  });
  expect(head?.description).toMatch(/^71 proyectos de vivienda nueva sobre el mapa/);
});

test('[R064] before the map is there, the page shows its search: the number found and the cities, most first', async () => {
  const { data } = await load('?tipo=apartamento');
  renderPage(ProjectsMapPage, data);
  const cities = within(screen.getByRole('navigation', { name: 'Proyectos por ciudad' })).getAllByRole('link');
  expect(cities.map(({ textContent }) => textContent)).toEqual(['Bogotá41', 'Cali30']);
});

test('[R064] without script the cities are links on a picture of the country, each where it lies', async () => {
  const { data } = await load('');
  const environment = { ...probeContext().context.environment, mapGround: { url: '/media/ground/a' } };
  const markup = renderToStaticMarkup(
    <RemoteReactContext value={{ ...probeContext().context, environment }}>
      <CountryPicture label="Mapa" note="Nota" cities={data.placed} />
    </RemoteReactContext>,
  );
  expect(markup).toMatch(/^<noscript>/);
  expect(markup).toContain('href="/media/ground/a/country.svg"');
  expect(markup).toContain('href="/proyectos-vivienda/bogota"');
  const [bogota, cali] = ['Bogotá', 'Cali'].map((name) => data.placed.find(({ label }) => label === name));
  const [north, south] = [bogota, cali].map((city) => city && onCountryPicture(city));
  expect(north && south && north.y < south.y && north.x > south.x).toBe(true);
});

test('[R064] a city counts what its link leads to: all of it, not what lies in the piece of the map', async () => {
  const { data, asked } = await load('?caja=4.8,-74,4.6,-74.2&ciudad=bogota&zona=suba');
  expect(data.cities[1]).toMatchObject({ label: 'Cali', href: '/proyectos-vivienda/cali' });
  expect(asked.at(-1)).toContain('"facets":["project.localization.city"]');
  expect(asked.at(-1)).not.toMatch(/insideBoundingBox|suba/);
});

test('[R064] without the index the page of the map has its cities, all of each, and says that the map is away', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('connection refused')));
  const url = new URL('https://portal.test/projects/map?caja=4.8,-74,4.6,-74.2&h=2');
  const data = await loadProjectsMap({ search, call }, url, new AbortController().signal);
  expect(handle.isPartial?.(data)).toBe(true);
  expect(wanted[0]).toMatchObject({ country: 'CO', room: '2', items_per_page: 0 });
  expect(wanted[0]).not.toHaveProperty('box');
  await StandIn.preload();
  renderPage(ProjectsMapPage, data);
  const cities = within(screen.getByRole('navigation', { name: 'Proyectos por ciudad' })).getAllByRole('link');
  expect(cities.map(({ textContent }) => textContent)).toEqual(['Cali12']);
  screen.getByText(/El mapa no está disponible por un momento/);
  const again = screen.getByRole('link', { name: 'Intentar de nuevo' });
  expect(again.getAttribute('href')).toContain('caja=');
});

test.each([
  ['crosses itself', [area('include', [4.5, -74.2], [4.8, -74], [4.5, -74], [4.8, -74.2])]],
  ['crosses itself and is not wanted', [area('exclude', ...star(80))]],
  ['is the whole world', [area('include', [-90, -180], [90, -180], [90, 180], [-90, 180])]],
  ['leaves nothing', [area('exclude', [-90, -180], [90, -180], [90, 180], [-90, 180])]],
  ['goes over the end of the world', [area('include', [10, 170], [10, -170], [-10, -170], [-10, 170])]],
  ['is a line', [area('include', [4.6, -74], [4.7, -74], [4.8, -74])]],
  ['is a point', [area('exclude', [4.6, -74], [4.6, -74], [4.6, -74])]],
  ['is one of 200', Array.from({ length: 200 }, (_, at) => square([4 + at / 1000, -74]))],
  ['has 500 points', [area('include', ...star(500))]],
])('[R064] an area that %s still makes a page, and polygons that the index can read', async (_, areas) => {
  const { data, asked } = await load(`?poly=${writeAreas(areas)}`);
  expect(data.count).toBe(71);
  const polygons = asked.flatMap((query): number[][] => JSON.parse(query).insidePolygon ?? []);
  expect(polygons.every((outline) => outline.length >= 6 && outline.every(Number.isFinite))).toBe(true);
  expect(data.applied.length).toBeLessThanOrEqual(drawingLimits.areas);
});

test.each([
  'poly=i%00%FF..e.x.__proto__',
  `poly=i${'_'.repeat(6000)}`,
  'poly=',
  'caja=1,2,3',
  'caja=NaN,NaN,NaN,NaN',
  'caja=91,181,-91,-181',
  'caja=10,-170,-10,170',
  'caja=1e999,0,0,0',
  `caja=${'9'.repeat(6000)}`,
  'caja=4.6,-74,4.6,-74',
])('[R064] a broken %s is no part of the search', async (query) => {
  const { data, asked } = await load(`?${query}`);
  expect(data.href).toBe('/proyectos-vivienda?vista=mapa');
  expect(asked.join()).not.toMatch(/insidePolygon|insideBoundingBox/);
});
