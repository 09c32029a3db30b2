import { expect, test } from 'vitest';
import type { DrawnArea } from '../filters/filter-values.ts';
import { emptySearch } from '../routes/search-state.ts';
import { fromHref, toHref } from '../routes/search-url.ts';
import { listingFamilies } from '../vocabulary/vocabulary.ts';
import { filterLabels } from './filter-labels.ts';
import { watchedFilters } from './filter-state.ts';
import { choicesOfFilters, filtersOfSearch } from './filter-wire.ts';

const filters = (href: string) => {
  const state = fromHref(href);
  return watchedFilters.parse(state && filtersOfSearch(state));
};

test('[C120] an alert keeps what the listing had chosen, and only that', () => {
  expect(filters('/proyectos-vivienda/bogota/suba/casa?p=180M-320M&a=50-&h=2%2B&e=3,4&s=preventa&360=1')).toEqual({
    country: 'CO',
    city: 'bogota',
    zone: 'suba',
    propertyType: 'house',
    priceRange: [180_000_000, 320_000_000],
    area: { min: 50, max: null },
    room: '2+',
    stratum: [3, 4],
    status: ['presale'],
    has_360_tour: true,
  });
  expect(filters('/proyectos-vivienda/cali?orden=precio&vista=tabla&page=3')).toEqual({ country: 'CO', city: 'cali' });
});

test('[C120] also what only an address can say: months, balcony, stock and drawn areas; words only rank', () => {
  const points = [
    { lat: 4.6, lng: -74.2 },
    { lat: 4.6, lng: -74 },
    { lat: 4.8, lng: -74 },
  ];
  const areas: DrawnArea[] = [
    { kind: 'include', points },
    { kind: 'exclude', points: points.toReversed() },
  ];
  const box = { north: 4.8, east: -74, south: 4.6, west: -74.2 };
  const state = { ...emptySearch('housing'), text: 'lagos', hasBalcony: true, inStock: true, belongsTv: true };
  expect(filters(toHref({ ...state, monthly: { during: 900_000 }, upfront: 12_000_000, areas, box }))).toEqual({
    country: 'CO',
    has_balcony: true,
    property_stock: true,
    belongs_tv: true,
    monthly: { during: 900_000, after: null },
    upfront: 12_000_000,
    areas,
  });
  expect(filters(toHref({ ...state, box }))).toMatchObject({ box });
});

test('[C120] what a sentence chooses is kept and read back as it was', () => {
  const chosen = {
    city: 'bogota',
    places: [
      { level: 'zone' as const, slug: 'suba' },
      { level: 'neighbourhood' as const, slug: 'cedritos' },
    ],
    types: ['apartment' as const, 'house' as const],
    rooms: { value: 2, orMore: false, orFewer: true as const },
    baths: { value: 2, orMore: false, orNext: true as const },
    parking: { value: 0, orMore: false },
    levels: { value: 2, orMore: false },
    amenities: ['lift' as const],
    without: ['swimming-pool' as const],
    nearby: ['park' as const],
  };
  const kept = filters(toHref({ ...emptySearch('housing'), ...chosen }));
  expect(watchedFilters.parse(kept)).toEqual(kept);
  expect(choicesOfFilters(kept)).toMatchObject(chosen);
  expect(filterLabels(kept)).toEqual([
    'Bogota',
    'Suba o Cedritos',
    'Apartamento',
    'Casa',
    'Ascensor',
    'Sin piscina',
    'Cerca: parque',
    'Hasta 2 hab',
    '2–3 baños',
    'Sin parqueadero',
    '2 pisos',
  ]);
});

test.each(listingFamilies)('[C120] the listings of %s can be an alert', (family) => {
  expect(() => watchedFilters.parse(filtersOfSearch(emptySearch(family)))).not.toThrow();
});

test('[C120] a family stands for its filter', () => {
  expect(filters('/vivienda-de-interes-social').category).toBe('vis');
  expect(filters('/entrega-inmediata').status).toEqual(['immediate-delivery']);
  expect(filters('/proyectos-superior-a-vis').categories).toEqual(['none', 'gold']);
  expect(filters('/proyectos-en-el-exterior')).toEqual({ is_abroad: true });
  expect(filters('/proyectos-en-el-exterior/panama')).toEqual({ country: 'PA' });
});
