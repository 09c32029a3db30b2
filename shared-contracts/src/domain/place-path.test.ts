import { expect, test } from 'vitest';
import { readPlacePath, writePlacePath } from './place-path.ts';

const niza = {
  country: 'CO',
  country_name: 'Colombia',
  region: 'centro',
  department: 'Cundinamarca',
  department_slug: 'cundinamarca',
  city: 'Bogotá',
  city_id: 1,
  city_slug: 'bogota',
  zone: 'Suba',
  zone_slug: 'suba',
  neighborhood: 'Niza',
  neighborhood_slug: 'niza',
  address: 'Calle 1',
  stratum: 4,
  coordinates: { lat: 4.7, lng: -74.1 },
} as const;

test('a place is one value, from the country to the neighbourhood', () => {
  expect(writePlacePath(niza)).toBe('CO > centro > Cundinamarca > Bogotá > Suba > Niza');
  expect(readPlacePath(writePlacePath(niza))).toEqual({
    country: 'CO',
    region: 'centro',
    department: 'Cundinamarca',
    city: 'Bogotá',
    zone: 'Suba',
    neighbourhood: 'Niza',
  });
});

test('abroad there is no region, and not every home has a neighbourhood', () => {
  const path = writePlacePath({ ...niza, country: 'US', region: null, neighborhood: null });
  expect(readPlacePath(path)).toEqual({ country: 'US', department: 'Cundinamarca', city: 'Bogotá', zone: 'Suba' });
});

test.each(['', 'CO', 'XX > a > b > c > d > e', 'CO > centro > Cundinamarca'])('«%s» is no place', (text) => {
  expect(readPlacePath(text)).toBeUndefined();
});
