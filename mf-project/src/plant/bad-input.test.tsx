import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { plantFixture } from '../testing/plant-fixtures.ts';
import { renderPage, standInForBrowser } from '../testing/probe-context.tsx';
import { plantHead } from './plant-head.ts';
import { PlantPage } from './plant-page.tsx';
import { preloadParts } from './plant-parts.ts';
import { plantDataOf } from './plant-shape.ts';

const now = Date.parse('2026-11-21T15:00:00Z');
const origin = 'https://portal.test';
const dataOf = (change?: Parameters<typeof plantFixture>[0]) => plantDataOf(plantFixture(change), { now });
const { project, media, other_areas } = plantFixture();
const withPlace = (place: Partial<typeof project.localization>) => ({
  project: { ...project, localization: { ...project.localization, ...place } },
});

beforeAll(async () => {
  standInForBrowser();
  await preloadParts();
});

/** What the structured data say of the home. */
const offerOf = (change?: Parameters<typeof plantFixture>[0]) => plantHead(dataOf(change), origin).jsonLd?.[1] ?? {};

test('[B108] a home of a project that is not published any more is unavailable too', () => {
  renderPage(PlantPage, dataOf({ project: { ...project, isActive: 0 } }));
  expect(screen.getByRole('heading', { name: 'Proyecto no disponible' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Contacto' })).toBeNull();
});

test('[R048] without pictures the page says so, asks for none ahead, and keeps everything else', () => {
  const data = dataOf({ media: { main_image: null, images: [], plans: [] } });
  renderPage(PlantPage, data);
  expect(screen.getByText('Este proyecto aún no tiene fotos')).toBeTruthy();
  expect(plantHead(data, origin)).not.toHaveProperty('preloadImage');
  expect(screen.getByRole('heading', { name: 'Ficha de transparencia' })).toBeTruthy();
});

test('[R048] without a point on the map there is an address and no map', () => {
  const nowhere = withPlace({ coordinates: { lat: 0, lng: 0 } });
  renderPage(PlantPage, dataOf(nowhere));
  expect(screen.getAllByText('Calle 127 # 70-30')).not.toHaveLength(0);
  expect(screen.queryByRole('img', { name: /^Mapa/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /mapa/i })).toBeNull();
  expect(offerOf(nowhere)).not.toHaveProperty('geo');
});

test('[B046] a price of nothing is a price that is not known', () => {
  const free = { price: { kind: 'none' }, m2_price: null, monthly_fee: null } as const;
  renderPage(PlantPage, dataOf(free));
  expect(screen.getAllByText('Precio por confirmar')).not.toHaveLength(0);
  expect(screen.queryByText(/\$ 0/)).toBeNull();
  expect(JSON.stringify(offerOf(free))).not.toContain('"price"');
});

test('[B046] a hidden price hides what single homes cost and when it fell', () => {
  const unit = { name: 'Apto 201', tower: null, floor: 2, available: true, price: 398_765_432, discount: null };
  const data = plantDataOf(plantFixture({ price: { kind: 'hidden' }, stock: [{ ...unit, description: null }] }), {
    now,
    market: { history: [{ day: '2026-01-01', price: 412_345_678 }] },
  });
  expect(JSON.stringify(data)).not.toMatch(/398765432|412345678/);
});

test('[R048] forty unit types stand in the chooser, each a link to its page', () => {
  const [other] = other_areas;
  if (!other) throw new Error('the fixture has no other area');
  const many = Array.from({ length: 39 }, (_, index) => ({
    ...other,
    id: 100 + index,
    slug: `alameda-170-bogota-tipo-${index}`,
    built_area: 60 + index,
  }));
  renderPage(PlantPage, dataOf({ other_areas: many }));
  const chooser = within(screen.getByRole('navigation', { name: 'Otras áreas' }));
  expect(chooser.getAllByRole('link')).toHaveLength(40);
  expect(chooser.getAllByRole('link', { current: 'page' })).toHaveLength(1);
});

test('[R048] a title of three hundred letters is shown whole, and cut where others cut it anyway', () => {
  const title = 'Apartamento '.repeat(25).trim();
  const data = dataOf({ title });
  renderPage(PlantPage, data);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(title);
  expect(plantHead(data, origin).title.length).toBeLessThan(140);
});

test('[R048] without a plan the areas stand alone', () => {
  renderPage(PlantPage, dataOf({ media: { ...media, plans: [] } }));
  const areas = within(screen.getByRole('table', { name: 'Áreas del inmueble' }));
  expect(areas.getByRole('row', { name: 'Área privada 51 m²' })).toBeTruthy();
  expect(screen.queryByRole('img', { name: /^Plano/ })).toBeNull();
});

test('[R048] a home of which little is told has no empty parts', () => {
  const bare = dataOf({
    specifications: [],
    finishes: null,
    private_area: null,
    balcony_area: null,
    media: { main_image: null, images: [], plans: [] },
    project: {
      ...project,
      description: '',
      specifications: [],
      nearby_places: [],
      additional_criteria: [],
      benefits: null,
      financial_legal: { ...project.financial_legal, estimated_delivery_date: null, trust_company: null },
    },
  });
  renderPage(PlantPage, bare);
  for (const name of ['Características', 'Cerca de aquí', 'Unidades disponibles', 'Este proyecto en televisión']) {
    expect(screen.queryByRole('heading', { name })).toBeNull();
  }
  expect(screen.getByText('La constructora aún no informa la fecha de entrega')).toBeTruthy();
  expect(screen.getAllByText('No informado')).toHaveLength(2);
});
