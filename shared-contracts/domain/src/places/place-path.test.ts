import { expect, test } from 'vitest';
import { niza } from '../testing/record-fixture.ts';
import { readPlacePath, writePlacePath } from './place-path.ts';

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
