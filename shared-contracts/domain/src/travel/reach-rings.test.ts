import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceM, type GlobePoint } from '../places/globe.ts';
import { type ReachRing, reachablePlaces, reachLimits } from './reach.ts';
import { reachRings } from './reach-rings.ts';
import { ringsOf } from './straight-reach.ts';
import { travelModel } from './travel-model.ts';
import { emptyNetwork, type TravelNetwork } from './travel-network.ts';
import { reachRings as wireRings } from './wire-reach.ts';

const middle = { lat: 4.65, lng: -74.08 };
const straight = travelModel(emptyNetwork);

/** Two stations of a metro eight kilometres apart. */
const far = { lat: 4.722, lng: -74.08 };
const metro: TravelNetwork = {
  ...emptyNetwork,
  stations: [
    { name: 'Una', system: 'Metro', city: 'x', ...middle },
    { name: 'Otra', system: 'Metro', city: 'x', ...far },
  ],
  platforms: [0, 1],
  rides: [0, 1, 600],
};

function holds(ring: ReachRing, { lat, lng }: GlobePoint): boolean {
  return ring.reduce((isIn, to, index) => {
    const from = ring.at(index - 1) ?? to;
    const isCrossed =
      from.lat > lat !== to.lat > lat && lng < to.lng + ((lat - to.lat) / (from.lat - to.lat)) * (from.lng - to.lng);
    return isCrossed ? !isIn : isIn;
  }, false);
}

test('a reach on foot without roads is about a circle, and the circle of whoever knows no ways is the same', () => {
  const reach = { ...middle, minutes: 20, mode: 'walk' } as const;
  const radius = (20 * 80) / 1.3;
  for (const rings of [reachRings(straight, reach), ringsOf(reach)]) {
    expect(rings).toHaveLength(1);
    for (const point of rings[0] ?? []) {
      expect(distanceM(middle, point)).toBeGreaterThan(radius * 0.95);
      expect(distanceM(middle, point)).toBeLessThan(radius * 1.05);
    }
  }
});

test('a reach by transit has an island around the station that the line leads to', () => {
  const rings = reachRings(travelModel(metro), { ...middle, minutes: 25, mode: 'transit' });
  expect(rings).toHaveLength(2);
  expect(rings.filter((ring) => holds(ring, far))).toHaveLength(1);
  expect(rings.some((ring) => holds(ring, { lat: 4.69, lng: -74.08 }))).toBe(false);
});

test('what lies clearly within the minutes lies in the rings, and what lies clearly beyond does not', () => {
  const model = travelModel(metro);
  const rings = reachRings(model, { ...middle, minutes: 25, mode: 'transit' });
  const minutes = model.transit(middle);
  const spot = fc.record({
    lat: fc.double({ min: 4.6, max: 4.76, noNaN: true }),
    lng: fc.double({ min: -74.13, max: -74.03, noNaN: true }),
  });
  fc.assert(
    fc.property(spot, (point) => {
      const time = minutes(point) ?? Number.POSITIVE_INFINITY;
      if (Math.abs(time - 25) < 4) return;
      expect(rings.some((ring) => holds(ring, point))).toBe(time < 25);
    }),
    { numRuns: 400, seed: 7 },
  );
});

test('the rings of the farthest places that ways lead to are on the map', () => {
  const { lat, lng } = reachablePlaces;
  for (const place of [
    { lat, lng },
    { lat: -lat, lng: -lng },
  ]) {
    const reach = { ...place, minutes: 90, mode: 'transit' } as const;
    for (const rings of [reachRings(straight, reach), ringsOf(reach)])
      expect(wireRings.safeParse(rings).success).toBe(true);
  }
});

test('a pole has an end: what is near is counted, however far from the globe one asks', () => {
  const model = travelModel(metro);
  for (const lat of [90, -90]) expect(reachRings(model, { lat, lng: 180, minutes: 30, mode: 'walk' })).toBeDefined();
  expect(reachRings(model, { ...middle, lng: 180, minutes: 30, mode: 'transit' }).length).toBeLessThanOrEqual(
    reachLimits.rings,
  );
});
