import type { MapPoint } from '@umbral/domain/filters/filter-values.ts';
import { computingMs } from '@umbral/domain/testing/computing-ms.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Outline, piecesOf, type Wanted } from './area-pieces.ts';

/** The oracle: a point is inside where a ray to the east crosses the outline an odd number of times. */
function isInside(outline: Outline, { lat, lng }: MapPoint): boolean {
  return outline.reduce((inside, a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    const isCrossed = a.lat > lat !== b.lat > lat && lng < a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng);
    return isCrossed ? !inside : inside;
  }, false);
}

function isWanted({ include, exclude, within }: Wanted, point: MapPoint): boolean {
  const holds = (outline: Outline) => isInside(outline, point);
  return (
    (include.length === 0 || include.some(holds)) && !exclude.some(holds) && within.every((any) => any.some(holds))
  );
}

/** Degrees from a point to the nearest side of any outline. */
function distance({ include, exclude, within }: Wanted, point: MapPoint): number {
  const sides = [...include, ...exclude, ...within.flat()].flatMap((outline) =>
    outline.map((a, index) => [a, outline[(index + 1) % outline.length] ?? a] as const),
  );
  return Math.min(
    ...sides.map(([a, b]) => {
      const [dx, dy] = [b.lng - a.lng, b.lat - a.lat];
      const along = ((point.lng - a.lng) * dx + (point.lat - a.lat) * dy) / (dx * dx + dy * dy || 1);
      const at = Math.min(1, Math.max(0, along));
      return Math.hypot(point.lng - a.lng - at * dx, point.lat - a.lat - at * dy);
    }),
  );
}

/** Points as addresses keep them: four decimals, so that corners often share a latitude or lie on another's side. */
const degree = (from: number) => fc.integer({ min: 0, max: 40 }).map((step) => from + step / 100);
const corner = fc.record({ lat: degree(4.5), lng: degree(-74.2) });
const outline = fc.array(corner, { minLength: 3, maxLength: 14 });
const search = fc.record({
  include: fc.array(outline, { minLength: 1, maxLength: 3 }),
  exclude: fc.array(outline, { maxLength: 2 }),
  within: fc.array(fc.array(outline, { minLength: 1, maxLength: 2 }), { maxLength: 2 }),
});
const probe = fc.record({
  lat: fc.double({ min: 4.45, max: 4.95, noNaN: true }),
  lng: fc.double({ min: -74.25, max: -73.75, noNaN: true }),
});

test('[R064] the pieces hold exactly what is wanted, however outlines cross, touch and repeat', () => {
  let inside = 0;
  fc.assert(
    fc.property(search, fc.array(probe, { minLength: 30, maxLength: 30 }), (wanted, probes) => {
      const pieces = piecesOf(wanted);
      for (const point of probes) {
        if (distance(wanted, point) < 1e-6) continue;
        const holding = pieces.filter((piece) => isInside(piece, point)).length;
        expect(holding).toBe(isWanted(wanted, point) ? 1 : 0);
        inside += holding;
      }
    }),
    { numRuns: 400 },
  );
  expect(inside).toBeGreaterThan(300);
});

test('[R064] a piece is simple: every latitude cuts it twice at most', () => {
  fc.assert(
    fc.property(search, fc.double({ min: 4.5, max: 4.9, noNaN: true }), (wanted, lat) => {
      for (const piece of piecesOf(wanted)) {
        const cut = piece.filter((a, index) => a.lat > lat !== (piece[(index + 1) % piece.length] ?? a).lat > lat);
        expect(cut.length).toBeLessThanOrEqual(2);
      }
    }),
  );
});

test('a hole in a round area makes few pieces with few corners', () => {
  const ring = (radius: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI + 0.1;
      return { lat: 4.7 + radius * Math.sin(angle), lng: -74.1 + radius * Math.cos(angle) };
    });
  const pieces = piecesOf({ include: [ring(0.1, 80)], exclude: [ring(0.04, 80)], within: [] });
  expect(pieces).toHaveLength(4);
  expect(pieces.flat().length).toBeLessThan(340);
});

test('outlines that no hand draws are thinned, and take no time', () => {
  const wild = (seed: number) =>
    Array.from({ length: 80 }, (_, index) => ({
      lat: 4.5 + ((index * 7919 + seed) % 97) / 200,
      lng: -74.2 + ((index * 104_729 + seed * 31) % 89) / 200,
    }));
  const area = { include: [wild(1), wild(2), wild(3)], exclude: [wild(4), wild(5)], within: [] };
  expect(computingMs(() => piecesOf(area))).toBeLessThan(1500);
  expect(piecesOf(area).length).toBeGreaterThan(0);
});

/** A ring that goes from south to north and back all the way: every two of them cross everywhere. */
const zigzag = (points: number, seed: number): Outline =>
  Array.from({ length: points }, (_, index) => ({
    lat: (index % 2 === 0 ? 4.5 : 4.9) + ((index * 31 + seed * 7) % 13) / 1000,
    lng: -74.2 + (((index * 37 + seed * 11) % points) * 0.4) / points,
  }));

test('a reach that somebody wrote by hand is thinned too, within a box in sight and around a point', () => {
  const rings = Array.from({ length: 12 }, (_, seed) => zigzag(96, seed));
  const box = [
    { lat: 4.4, lng: -74.1 },
    { lat: 5, lng: -74.1 },
    { lat: 5, lng: -74 },
    { lat: 4.4, lng: -74 },
  ];
  const wanted = { include: [], exclude: [], within: [[box], rings] };
  expect(computingMs(() => piecesOf(wanted))).toBeLessThan(1500);
  for (const { lng } of piecesOf(wanted).flat()) {
    expect(lng).toBeGreaterThanOrEqual(-74.1);
    expect(lng).toBeLessThanOrEqual(-74);
  }
});

test('what still crosses everywhere when nothing gets thinner is covered by boxes, and nothing is left out of it', () => {
  const rings = Array.from({ length: 40 }, (_, seed) => zigzag(6, seed));
  const pieces = piecesOf({ include: [], exclude: rings, within: [rings] });
  expect(pieces.length).toBeGreaterThan(0);
  const lats = rings.flat().map(({ lat }) => lat);
  expect(Math.min(...pieces.flat().map(({ lat }) => lat))).toBe(Math.min(...lats));
  expect(Math.max(...pieces.flat().map(({ lat }) => lat))).toBe(Math.max(...lats));
});
