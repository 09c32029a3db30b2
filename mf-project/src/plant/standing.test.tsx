import { cleanup, screen } from '@testing-library/react';
import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { fromUrl } from '@umbral/domain/routes/search-url.ts';
import { beforeAll, expect, test } from 'vitest';
import { plantFixture } from '../testing/plant-fixtures.ts';
import { renderPage, standInForBrowser } from '../testing/probe-context.tsx';
import { PlantPage } from './plant-page.tsx';
import { preloadParts } from './plant-parts.ts';
import { plantDataOf } from './plant-shape.ts';

const now = Date.parse('2026-11-21T15:00:00Z');
const dataOf = (change?: Parameters<typeof plantFixture>[0], history?: { day: string; price: number }[]) =>
  plantDataOf(plantFixture(change), { now, market: { history } });

beforeAll(async () => {
  standInForBrowser();
  await preloadParts();
});

test('[R048] what is included is told, and what buyers expect and nobody names', () => {
  renderPage(PlantPage, dataOf());
  const included = screen.getByRole('heading', { name: 'Dentro de tu espacio' }).nextElementSibling;
  expect(included?.textContent).toBe('Balcón');
  const missing = screen.getByRole('heading', { name: 'No figura como incluido' }).nextElementSibling;
  expect(missing?.textContent).toContain('Cocina integral');
  expect(missing?.textContent).not.toContain('Parqueadero');
});

test('[R048] the sheet says whose the parking is, and who answers for licence and money, where it is told', () => {
  const { project } = plantFixture();
  const told = { ...project.financial_legal, building_licence: 'LC-4820-2026', trust_company: 'Fiduciaria Horizonte' };
  renderPage(PlantPage, dataOf({ project: { ...project, financial_legal: told } }));
  // A word of the trade may lead into the glossary.
  const said = (term: string) =>
    [...document.querySelectorAll('dt')]
      .filter((dt) => dt.textContent === term)
      .map((dt) => dt.nextElementSibling?.textContent);
  expect(said('Parqueadero')).toContain('1 · Comunal, de uso exclusivo');
  expect(said('Licencia de construcción')).toContain('LC-4820-2026');
  expect(said('Fiduciaria')).toEqual(['Fiduciaria Horizonte']);
  cleanup();
  renderPage(PlantPage, dataOf({ parking_kind: null }));
  expect(said('Parqueadero')).toEqual(['1', '1']);
});

test('[R048] the steps of the building tell where it stands, since when that is told, and when it ends', () => {
  renderPage(PlantPage, dataOf());
  const current = screen.getByText('Preventa', { selector: 'li' });
  expect(current.getAttribute('aria-current')).toBe('step');
  expect(current.textContent).toBe('Preventainformado el 10 nov 2026');
  const last = current.parentElement?.lastElementChild;
  expect(last?.textContent).toBe('Entregajunio de 2028');
});

test('[R048] a home that is ready says so as the last of its steps', () => {
  const { project } = plantFixture();
  renderPage(PlantPage, dataOf({ project: { ...project, building_status: 'immediate-delivery' } }));
  expect(screen.getByText('Entrega inmediata', { selector: 'li' }).getAttribute('aria-current')).toBe('step');
});

test('[R048] a price that fell and views are told with their days, and nothing where there is nothing', () => {
  const history = [
    { day: '2026-03-01', price: 430_000_000 },
    { day: '2026-10-12', price: 400_000_000 },
  ];
  const { standing } = dataOf({ views: { count: 1, days: 30 } }, history);
  expect(standing.drop).toEqual({ percent: 7, day: '12 oct 2026' });
  expect(standing.priceSince).toBe('12 oct 2026');
  renderPage(PlantPage, dataOf({ views: { count: 1, days: 30 } }, history));
  expect(screen.getByText('Bajó 7 % el 12 oct 2026')).toBeTruthy();
  expect(screen.getByText('Una visita en los últimos 30 días')).toBeTruthy();
  expect(dataOf({}, history.toReversed()).standing).not.toMatchObject({ drop: expect.anything() });
  const barely = history.map(({ day }, index) => ({ day, price: 400_000_000 - index * 100_000 }));
  expect(dataOf({}, barely).standing).not.toMatchObject({ drop: expect.anything() });
  expect(dataOf().standing.views).toBeUndefined();
});

test('[R048] the picture of the surroundings leads to that piece of the map', () => {
  renderPage(PlantPage, dataOf());
  const picture = screen.getByRole('img', { name: 'Mapa de los alrededores de Calle 127 # 70-30' });
  expect([picture.getAttribute('src'), picture.getAttribute('width'), picture.getAttribute('height')]).toEqual([
    '/api/map/plants/7.webp',
    '1000',
    '500',
  ]);
  const href = picture.closest('a')?.getAttribute('href') ?? '';
  expect(href).toMatch(/^\/projects\/map\?/);
  expect(new URLSearchParams(href.split('?')[1]).get('caja')).toBeTruthy();
});

test('[R048, R060] abroad it leads to the listing of that country beside its map: the page of the map is Colombia', () => {
  const { project } = plantFixture();
  const coordinates = { lat: 8.9824, lng: -79.5199 };
  const localization = { ...project.localization, country: 'PA', country_name: 'Panamá', coordinates } as const;
  const { mapHref = '' } = dataOf({ project: { ...project, localization } }).standing;
  const search = fromUrl(new URL(mapHref, 'https://portal.test'));
  const box = { north: 8.9914, south: 8.9734, east: -79.5019, west: -79.5379 };
  expect(search).toEqual({ ...emptySearch('abroad'), country: 'PA', box, view: 'map' });
});

test('[R048] a project of a television programme leads to it', () => {
  const programmes = [{ slug: 'bogota-estrena', title: 'Bogotá estrena', excerpt: 'Recorridos por lo nuevo.' }];
  renderPage(PlantPage, dataOf({ programmes }));
  expect(screen.getByRole('link', { name: 'Ver el programa Bogotá estrena' }).getAttribute('href')).toBe(
    '/umbraltv/programas/bogota-estrena',
  );
});

test('[B107, B116] what matters of the places around is asked below them, and not where none are told', () => {
  const questions = () =>
    [...document.querySelectorAll<HTMLElement>('[data-fragment="mf-content/audience-form"]')].map(
      ({ dataset }) => dataset.props,
    );
  const { project } = plantFixture();
  renderPage(PlantPage, dataOf());
  expect(questions()).toEqual(['{"form":"nearby-places"}']);
  cleanup();
  renderPage(PlantPage, dataOf({ project: { ...project, nearby_places: [] } }));
  expect(questions()).toEqual([]);
});
