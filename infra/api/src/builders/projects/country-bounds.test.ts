import { expect, test } from 'vitest';
import { isInCountry } from './country-bounds.ts';

test.each([
  ['CO', 4.65, -74.05, true],
  ['CO', 12.58, -81.7, true],
  ['CO', -4.21, -69.94, true],
  ['CO', -74.05, 4.65, false],
  ['CO', 8.98, -79.52, false],
  ['PA', 8.98, -79.52, true],
  ['CO', 40.4, -3.7, false],
  ['ES', 28.1, -15.4, true],
  ['XX', 0, 0, true],
])('a point in %s at %d, %d: %s', (country, lat, lng, isInside) => {
  expect(isInCountry(country, { lat, lng })).toBe(isInside);
});
