import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StockUnit } from '@umbral/domain/homes/plant.ts';
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

const unit = (name: string, change: Partial<StockUnit>): StockUnit => ({
  name,
  tower: 'Torre 1',
  floor: 2,
  available: true,
  price: 400_000_000,
  discount: null,
  description: null,
  ...change,
});
const stock = [
  unit('Apto 201', {}),
  unit('Apto 501', { floor: 5, price: 420_000_000, discount: 10_000_000, description: 'Vista al parque' }),
  unit('Apto 502', { floor: 5, available: false }),
  unit('Apto 301', { tower: 'Torre 2', floor: 3 }),
];

test('[R048] homes for sale stand in a table for each tower, with floor, state and price', () => {
  renderPage(PlantPage, dataOf({ stock }));
  expect(screen.getByText('Hay 3 unidades a la venta de este tipo.')).toBeTruthy();
  const first = within(screen.getByRole('table', { name: 'Torre 1' }));
  expect(first.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Unidad',
    'Piso',
    'Estado',
    'Precio',
  ]);
  expect(first.getByRole('row', { name: 'Apto 201 2 Disponible $ 400.000.000' })).toBeTruthy();
  expect(first.getByRole('row', { name: /^Apto 502 5 No disponible$/ })).toBeTruthy();
  expect(
    first.getByRole('row', { name: /Vista al parque 5 Disponible \$ 410\.000\.000.*\$ 10\.000\.000 menos/ }),
  ).toBeTruthy();
  expect(within(screen.getByRole('table', { name: 'Torre 2' })).getAllByRole('row')).toHaveLength(2);
});

test('[R048] from what price there is something on each floor, the taken ones aside', () => {
  renderPage(PlantPage, dataOf({ stock }));
  const floors = within(screen.getByRole('list', { name: 'Desde qué precio hay en cada piso' }));
  expect(floors.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Piso 2: desde $ 400.000.000',
    'Piso 3: desde $ 400.000.000',
    'Piso 5: desde $ 410.000.000',
  ]);
});

test('[R048] one may ask to hear of a free home: an alert of its kind, also without script', async () => {
  const user = userEvent.setup();
  const { bus } = renderPage(PlantPage, dataOf({ stock }));
  const link = screen.getByRole('link', { name: 'Avísame si se libera una' });
  expect(link.getAttribute('href')).toMatch(/^\/api\/alertas\/nueva\?filtros=/);
  await user.click(link);
  const asked = bus.recent().at(-1);
  expect(asked).toMatchObject({ topic: 'account/create-alert' });
  expect(JSON.stringify(asked?.payload)).toContain('/proyectos-vivienda/bogota/suba/apartamento');
});

test('[R048] what is included is told, and what buyers expect and nobody names', () => {
  renderPage(PlantPage, dataOf());
  const included = screen.getByRole('heading', { name: 'Dentro de tu espacio' }).nextElementSibling;
  expect(included?.textContent).toBe('Balcón');
  const missing = screen.getByRole('heading', { name: 'No figura como incluido' }).nextElementSibling;
  expect(missing?.textContent).toContain('Cocina integral');
  expect(missing?.textContent).not.toContain('Parqueadero');
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
