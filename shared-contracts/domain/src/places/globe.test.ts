import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceM, earthRadiusM } from './globe.ts';

const bogota = { lat: 4.711, lng: -74.0721 };
const medellin = { lat: 6.2442, lng: -75.5812 };

test('a distance on the globe is that of the great circle', () => {
  expect(distanceM(bogota, medellin) / 1000).toBeCloseTo(238.6, 0);
  expect(distanceM({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo((earthRadiusM * Math.PI) / 180, 6);
  expect(distanceM({ lat: 90, lng: 0 }, { lat: -90, lng: 0 })).toBeCloseTo(earthRadiusM * Math.PI, 3);
});

test('it is the same both ways, nothing to the place itself, and at most half a turn', () => {
  const place = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(place, place, (one, other) => {
      const distance = distanceM(one, other);
      expect(distance).toBeCloseTo(distanceM(other, one), 3);
      expect(distance).toBeLessThanOrEqual(earthRadiusM * Math.PI + 1);
      expect(distanceM(one, one)).toBe(0);
    }),
  );
});
