import { spellInPesos } from '@umbral/domain/format/marked-pesos.ts';
import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { fromHref } from '@umbral/domain/routes/search-url.ts';
import { expect, test } from 'vitest';
import { appliedFilters } from './applied-filters.ts';

const state = {
  ...emptySearch('housing'),
  city: 'bogota',
  zone: 'suba',
  type: 'house' as const,
  rooms: { value: 2, orMore: true },
  price: { min: 180_000_000, max: 320_000_000 },
  strata: [3, 4],
  page: 3,
};
const names = { city: 'Bogotá', zone: 'Suba' };

test('[B025] each chip leads to the listing without it, from page 1; a place takes what lies inside it along', () => {
  const chips = new Map(appliedFilters(state, names).map(({ label, href }) => [spellInPesos(label), href]));
  expect(chips.get('Bogotá')).toBe('/proyectos-vivienda/ciudad-general/zona-general/casa?p=180M-320M&h=2%2B&e=3%2C4');
  expect(chips.get('Suba')).toBe('/proyectos-vivienda/bogota/zona-general/casa?p=180M-320M&h=2%2B&e=3%2C4');
  expect(chips.get('Casa')).toBe('/proyectos-vivienda/bogota/suba?p=180M-320M&h=2%2B&e=3%2C4');
  expect(chips.get('$ 180–320 M')).toBe('/proyectos-vivienda/bogota/suba/casa?h=2%2B&e=3%2C4');
  expect(chips.get('2+ hab')).toBe('/proyectos-vivienda/bogota/suba/casa?p=180M-320M&e=3%2C4');
  expect(chips.get('Estrato 3')).toBe('/proyectos-vivienda/bogota/suba/casa?p=180M-320M&h=2%2B&e=4');
});

test('a place inside another of the same name says what it is', () => {
  const place = { ...emptySearch('housing'), city: 'cartagena', zone: 'bocagrande', neighbourhood: 'bocagrande' };
  const found = { city: 'Cartagena', zone: 'Bocagrande', neighbourhood: 'Bocagrande' };
  const labels = appliedFilters(place, found).map(({ label }) => label);
  expect(labels).toEqual(['Cartagena', 'Bocagrande', 'Barrio: Bocagrande']);
});

test('an area of thousands of square metres is written like any other number', () => {
  const labels = appliedFilters({ ...emptySearch('lots'), area: { min: 1000, max: 1500 } }, {});
  expect(labels.map(({ label }) => label)).toEqual(['1.000–1.500 m²']);
});

test('what the family has settled is no chip', () => {
  expect(appliedFilters({ ...emptySearch('lots'), type: 'lot' }, {})).toEqual([]);
});

test('a family that has no page without a city gives way to housing', () => {
  const [city] = appliedFilters({ ...emptySearch('tour360'), city: 'cali' }, { city: 'Cali' });
  expect(city?.href).toBe('/proyectos-vivienda?360=1');
});

test('what is on or off, what one can pay and what was drawn are chips of their own', () => {
  const point = { lat: 4.6, lng: -74.1 };
  const areas = [
    { kind: 'include' as const, points: [point, { lat: 4.7, lng: -74.1 }, { lat: 4.7, lng: -74 }] },
    { kind: 'exclude' as const, points: [point, { lat: 4.65, lng: -74.1 }, { lat: 4.65, lng: -74 }] },
  ];
  const box = { north: 5, east: -73, south: 4, west: -75 };
  const monthly = { during: 1_500_000, after: 2_100_000 };
  const all = {
    ...emptySearch('housing'),
    hasBalcony: true,
    belongsTv: true,
    inStock: true,
    monthly,
    upfront: 2e7,
    areas,
  };
  const chips = new Map(
    appliedFilters({ ...all, box }, {}).map(({ label, href }) => [spellInPesos(label), fromHref(href)]),
  );
  expect([...chips.keys()]).toEqual([
    'Con balcón',
    'Visto en TV',
    'Con unidades disponibles',
    'Hasta $ 1,5 M al mes en obra',
    'Con $ 20 M ahorrados',
    'Hasta $ 2,1 M al mes al banco',
    'Área dibujada 1',
    'Área excluida 2',
  ]);
  expect(chips.get('Con balcón')?.hasBalcony).toBe(false);
  expect(chips.get('Hasta $ 1,5 M al mes en obra')).toMatchObject({ monthly: { after: 2_100_000 }, hasBalcony: true });
  expect(chips.get('Hasta $ 1,5 M al mes en obra')?.upfront).toBeUndefined();
  expect(chips.get('Con $ 20 M ahorrados')).toMatchObject({ monthly });
  expect(chips.get('Hasta $ 2,1 M al mes al banco')).toMatchObject({ monthly: { during: 1_500_000 }, upfront: 2e7 });
  expect(chips.get('Área dibujada 1')?.areas).toEqual([areas[1]]);
});

test('the piece of the map in sight is a chip where nothing is drawn', () => {
  const box = { north: 5, east: -73, south: 4, west: -75 };
  const [chip] = appliedFilters({ ...emptySearch('housing'), box }, {});
  expect(chip?.label).toBe('Zona del mapa');
  expect(chip && fromHref(chip.href)?.box).toBeUndefined();
});

test('savings without payments are no chip', () => {
  expect(appliedFilters({ ...emptySearch('housing'), upfront: 5_000_000 }, {})).toEqual([]);
});
