import { randomOf } from 'infra-random/random.ts';
import { expect, test } from 'vitest';
import type { GeoPoint } from './geo.ts';
import { PolygonArea } from './polygon-area.ts';

const random = randomOf(24);
const centre = { lat: 4.7, lng: -74.1 };

/** A star around the centre, its corners nearer and farther in turn. */
function star(corners: number, jag = 0.2): GeoPoint[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    const reach = 0.1 + random.fraction() * jag;
    return { lat: centre.lat + reach * Math.sin(angle), lng: centre.lng + reach * Math.cos(angle) };
  });
}

/** Every edge is looked at, whatever its latitude. */
function isInside(points: readonly GeoPoint[], { lat, lng }: GeoPoint): boolean {
  return points.reduce((inside, a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    const crosses = a.lat > lat !== b.lat > lat;
    return crosses && lng < a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng) ? !inside : inside;
  }, false);
}

const anywhere = () => ({
  lat: centre.lat + (random.fraction() - 0.5) * 0.7,
  lng: centre.lng + (random.fraction() - 0.5) * 0.7,
});

test.each([3, 5, 40, 900])(
  'a polygon of %i corners holds what lies inside, place by place and cell by cell',
  (corners) => {
    const points = star(corners);
    const area = new PolygonArea(points);
    for (let i = 0; i < 500; i++) {
      const { lat, lng } = anywhere();
      expect(area.contains(lat, lng)).toBe(isInside(points, { lat, lng }));
      const side = area.side({ south: lat - 0.005, north: lat + 0.005, west: lng - 0.005, east: lng + 0.005 });
      if (side === 'border') continue;
      const within = { lat: lat + (random.fraction() - 0.5) * 0.01, lng: lng + (random.fraction() - 0.5) * 0.01 };
      expect(isInside(points, within)).toBe(side === 'inside');
    }
  },
);

test('a place is held against the few edges at its height, however many there are', () => {
  expect(new PolygonArea(star(9000, 0.0001)).cost).toBeLessThan(60);
});
