import { conditionsOf } from '@umbral/domain/filters/filter-conditions.ts';
import { choicesOfFilters } from '@umbral/domain/filters/filter-wire.ts';
import type { WatchedFilters } from '@umbral/domain/filters/wire-filters.ts';
import { priceOf } from '@umbral/domain/money/price.ts';
import { expect, test } from 'vitest';
import type { HomeValues } from '../../market/conditions/home-values.ts';
import { homeTest } from './home-test.ts';
import type { HomeTraits } from './home-traits.ts';

const now = Date.UTC(2026, 10, 21);

const home: HomeTraits = {
  id: 1,
  price: priceOf(300_000_000),
  initial_fee_percent: 30,
  separation_fee: null,
  number_fees: null,
  housing: 'none',
  // Two years from now.
  delivery: Date.UTC(2028, 10, 21, 5) / 1000,
  country: 'CO',
  words: 'Lagos de Suba Tipo B Niza Suba Bogotá Constructora Andina Apartamento',
  lat: 4.72,
  lng: -74.08,
  values: {
    country: 'CO',
    region: 'centro',
    department: 'cundinamarca',
    city: 'bogota',
    zone: 'suba',
    neighbourhood: 'niza',
    type: 'apartment',
    types: 'apartment',
    category: ['none'],
    categories: ['none'],
    price: 300_000_000,
    area: 58,
    rooms: 2,
    baths: 2,
    parking: 1,
    levels: 1,
    strata: 4,
    statuses: 'presale',
    criteria: ['pet-friendly'],
    amenities: ['lift'],
    without: ['lift'],
    nearby: ['park'],
    has360: false,
    holiday: false,
    hasBalcony: 4.5,
    belongsTv: false,
    inStock: true,
    fair: [],
  },
};

const fits = (filters: WatchedFilters, change: Partial<HomeTraits> = {}) =>
  homeTest(conditionsOf(choicesOfFilters(filters)), now)({ ...home, ...change });
const withValues = (change: Partial<HomeValues>) => ({ values: { ...home.values, ...change } });

test('[C120] an alert by monthly payment counts both payments, savings and the months that are left', () => {
  // 90 millions over 24 months: 3.750.000 each.
  expect(fits({ monthly: { during: 3_750_000, after: null } })).toBe(true);
  expect(fits({ monthly: { during: 3_700_000, after: null } })).toBe(false);
  expect(fits({ monthly: { during: 3_700_000, after: null }, upfront: 2_000_000 })).toBe(true);
  expect(fits({ monthly: { during: null, after: 1_000_000 } })).toBe(false);
  expect(fits({ monthly: { during: null, after: 5_000_000 } })).toBe(true);
  expect(fits({ monthly: { during: 3_750_000, after: 1_000_000 } })).toBe(false);
  expect(fits({ monthly: { during: 9_000_000_000, after: null } }, { price: { kind: 'hidden' } })).toBe(false);
  expect(fits({ monthly: { during: null, after: null } }, { price: { kind: 'hidden' } })).toBe(true);
});

test.each([
  ['LAGOS bogota', true],
  ['lagos nizá', true],
  ['niza en lag', true],
  ['lag nizá', false],
  ['lago constructoras', true],
  ['lagos cali', false],
  ['pet', true],
  ['apartamentos en Suba', true],
  ['en', false],
  [' ¡! ', true],
])('[C120] an alert by words reads %j as the search box does: %s', (text, isFound) => {
  expect(fits({ text })).toBe(isFound);
});

test('[C120] balcony, two categories and abroad', () => {
  expect(fits({ has_balcony: true })).toBe(true);
  expect(fits({ has_balcony: true }, withValues({ hasBalcony: null }))).toBe(false);
  expect(fits({ has_balcony: true }, withValues({ hasBalcony: 0 }))).toBe(false);
  expect(fits({ categories: ['none', 'gold'] })).toBe(true);
  expect(fits({ categories: ['none', 'gold'] }, withValues({ category: ['vis'], categories: ['vis'] }))).toBe(false);
  expect(fits({ is_abroad: true })).toBe(false);
  expect(fits({ is_abroad: true }, withValues({ country: 'PA' }))).toBe(true);
});

test('[C120] drawn areas and the piece of the map in sight', () => {
  const points = [
    { lat: 4.7, lng: -74.1 },
    { lat: 4.7, lng: -74.05 },
    { lat: 4.75, lng: -74.05 },
    { lat: 4.75, lng: -74.1 },
  ];
  expect(fits({ areas: [{ kind: 'include', points }] })).toBe(true);
  expect(fits({ areas: [{ kind: 'exclude', points }] })).toBe(false);
  expect(fits({ areas: [{ kind: 'include', points }] }, { lat: 4.8 })).toBe(false);
  expect(fits({ box: { north: 4.75, south: 4.7, east: -74.05, west: -74.1 } })).toBe(true);
  expect(fits({ box: { north: 4.71, south: 4.7, east: -74.05, west: -74.1 } })).toBe(false);
});
