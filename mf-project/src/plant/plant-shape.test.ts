import { expect, test } from 'vitest';
import { wordsOf } from '../project/project-shape.ts';
import { plantFixture } from '../testing/plant-fixtures.ts';
import { plantHead } from './plant-head.ts';
import { plantDataOf } from './plant-shape.ts';

const now = Date.parse('2026-11-21T15:00:00Z');
const dataOf = (change?: Parameters<typeof plantFixture>[0]) => plantDataOf(plantFixture(change), { now });
const origin = 'https://portal.test';

test('[B046] the chooser holds every area of the project, this one too, smallest first', () => {
  const { areas, id } = dataOf();
  expect(areas.map(({ areaM2 }) => areaM2)).toEqual([58, 72]);
  expect(areas[0]?.id).toBe(id);
  expect(areas[1]?.href).toBe('/proyectos-vivienda/bogota/suba/apartamento/alameda-170-bogota-apartamento-tipo-b');
});

test('[B046] a hidden price stands nowhere: not in the data, not in the head', () => {
  const zone = { min: 348_000_000, max: 522_000_000 };
  const hidden = dataOf({ price: { kind: 'hidden', zone } });
  const written = JSON.stringify([hidden, plantHead(hidden, origin)]);
  for (const amount of ['400000000', '6896552', '3900000', '120000000', '228']) expect(written).not.toContain(amount);
  expect(hidden.zonePricesCop).toEqual(zone);
});

test('[B046] what other areas cost stays hidden where their builder hides it', () => {
  const [other] = plantFixture().other_areas;
  const { areas } = dataOf({ other_areas: other ? [{ ...other, price: { kind: 'hidden' } }] : [] });
  expect(areas[1]).not.toHaveProperty('priceCop', 480_000_000);
});

test('[B104] title, canonical, picture and description, which counts what there is', () => {
  const head = plantHead(dataOf(), origin);
  expect(head.title).toBe('Alameda 170 · Apartamento tipo A en Suba, Bogotá | Umbral');
  expect(head.canonical).toBe('/proyectos-vivienda/bogota/suba/apartamento/alameda-170-bogota-apartamento-tipo-a');
  expect(head.image).toBe('/api/og/plants/7.jpg');
  expect(head.description?.replaceAll('\u00a0', ' ')).toBe(
    'Apartamento en Suba, Bogotá: $ 400.000.000, 58 m², 2 habitaciones y 2 baños. ' +
      'Con 4 imágenes y 1 plano, contacto directo con Trazo & Ladrillo.',
  );
});

test('[B104] the breadcrumbs lead from home over family, city, zone, type and project to the home', () => {
  expect(dataOf().crumbs.map(({ label, href }) => `${label} ${href ?? ''}`.trim())).toEqual([
    'Inicio /',
    'Proyectos de vivienda /proyectos-vivienda',
    'Bogotá /proyectos-vivienda/bogota',
    'Suba /proyectos-vivienda/bogota/suba',
    'Apartamentos /proyectos-vivienda/bogota/suba/apartamento',
    'Alameda 170 /proyecto/3-alameda-170-bogota',
    'Apartamento tipo A',
  ]);
});

test('[B046] [R048] a type of another kind in the same project keeps its own address', () => {
  const [other] = plantFixture().other_areas;
  const { areas } = dataOf({ other_areas: other ? [{ ...other, type: 'studio' }] : [] });
  expect(areas[1]?.href).toBe('/proyectos-vivienda/bogota/suba/apartaestudio/alameda-170-bogota-apartamento-tipo-b');
});

test('[R060] abroad the country takes the place of the zone', () => {
  const { project } = plantFixture();
  const localization = { ...project.localization, country: 'PA', country_name: 'Panamá', region: null } as const;
  const data = dataOf({ project: { ...project, localization } });
  expect(data.href).toBe('/proyectos-en-el-exterior/panama/bogota/apartamento/alameda-170-bogota-apartamento-tipo-a');
  expect(data.crumbs.map(({ label }) => label).slice(1, 3)).toEqual(['Proyectos en el exterior', 'Panamá']);
  expect(data.money?.wages).toBeUndefined();
});

test('a lot has no rooms, and no stratum where there is none', () => {
  const { project } = plantFixture();
  const data = dataOf({
    type: 'lot',
    room_number: null,
    bath_number: null,
    parking_number: null,
    private_area: null,
    balcony_area: null,
    project: { ...project, localization: { ...project.localization, stratum: null } },
  });
  expect(data.measures).toEqual({ builtM2: 58 });
  expect(data.strip.stratum).toBeUndefined();
});

test('the terms of a benefit do not begin with its name, which stands before them', () => {
  const { project } = plantFixture();
  const terms = 'Para quien recomiende a un comprador.';
  const saidTwice = { ...project, benefits: 'Referido', benefits_ext: `Referido. ${terms}` };
  const saidOnce = { ...project, benefits: 'Referido', benefits_ext: terms };
  for (const told of [saidTwice, saidOnce]) expect(wordsOf(told).benefitTerms).toBe(terms);
});
