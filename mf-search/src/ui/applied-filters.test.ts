import { emptySearch } from 'shared-contracts/routes/search-state.ts';
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
  const chips = new Map(appliedFilters(state, names).map(({ label, href }) => [label, href]));
  expect(chips.get('Bogotá')).toBe('/proyectos-vivienda/ciudad-general/zona-general/casa?p=180M-320M&h=2%2B&e=3%2C4');
  expect(chips.get('Suba')).toBe('/proyectos-vivienda/bogota/zona-general/casa?p=180M-320M&h=2%2B&e=3%2C4');
  expect(chips.get('Casa')).toBe('/proyectos-vivienda/bogota/suba?p=180M-320M&h=2%2B&e=3%2C4');
  expect(chips.get('$ 180–320 M')).toBe('/proyectos-vivienda/bogota/suba/casa?h=2%2B&e=3%2C4');
  expect(chips.get('2+ hab')).toBe('/proyectos-vivienda/bogota/suba/casa?p=180M-320M&e=3%2C4');
  expect(chips.get('Estrato 3')).toBe('/proyectos-vivienda/bogota/suba/casa?p=180M-320M&h=2%2B&e=4');
});

test('what the family has settled is no chip', () => {
  expect(appliedFilters({ ...emptySearch('lots'), type: 'lot' }, {})).toEqual([]);
});

test('a family that has no page without a city gives way to housing', () => {
  const [city] = appliedFilters({ ...emptySearch('tour360'), city: 'cali' }, { city: 'Cali' });
  expect(city?.href).toBe('/proyectos-vivienda?360=1');
});
