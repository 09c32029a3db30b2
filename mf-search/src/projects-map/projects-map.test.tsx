import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/probe-context.tsx';
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
  return { data: await loadProjectsMap(search, url, new AbortController().signal), asked };
}

afterEach(() => vi.unstubAllGlobals());

test('[R064] the page of the map tells search engines what it is', async () => {
  const { data } = await load('');
  const head = handle.head?.({ data, environment: { origin: 'https://portal.test' } } as never);
  expect(head).toMatchObject({
    title: 'Mapa de proyectos de vivienda nueva en Colombia | Umbral',
    canonical: '/projects/map',
  });
  expect(head?.description).toMatch(/^71 inmuebles de vivienda nueva sobre el mapa/);
});

test('[R064] before the map is there, the page shows its search: the number found and the cities, most first', async () => {
  const { data } = await load('?tipo=apartamento');
  renderPage(ProjectsMapPage, data);
  const cities = within(screen.getByRole('navigation', { name: 'Proyectos por ciudad' })).getAllByRole('link');
  expect(cities.map(({ textContent }) => textContent)).toEqual(['Bogotá41', 'Cali30']);
});
