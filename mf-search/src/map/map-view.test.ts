import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaAround } from './area-around.ts';
import { defaultCentre, firstView } from './first-view.ts';
import {
  boxOf,
  centreOf,
  evenInsets,
  onScreen,
  toPlace,
  toWorld,
  viewAround,
  viewOfBox,
  worldAt,
  zoomOf,
} from './map-view.ts';
import { simplifyLine } from './simplify-line.ts';

const size = { width: 640, height: 480 };
const place = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
});
const housing = emptySearch('housing');

test('a place is where it was, after the flat world and the screen', () => {
  fc.assert(
    fc.property(place, fc.double({ min: 3, max: 17, noNaN: true }), (at, zoom) => {
      const view = viewAround(at, zoom, size);
      const back = toPlace(worldAt(view, onScreen(view, toWorld(at))));
      expect(back.lat).toBeCloseTo(at.lat, 6);
      expect(back.lng).toBeCloseTo(at.lng, 6);
      expect(onScreen(view, toWorld(at)).x).toBeCloseTo(320, 3);
    }),
  );
});

test('the view of a box shows all of it, and its box holds it', () => {
  const box = { north: 4.8, east: -74, south: 4.6, west: -74.2 };
  const shown = boxOf(viewOfBox(box, size, evenInsets(20)), size);
  expect(shown.north).toBeGreaterThan(4.8);
  expect(shown.south).toBeLessThan(4.6);
  expect(shown.west).toBeLessThan(-74.2);
  expect(shown.east).toBeGreaterThan(-74);
});

test('[B091] a map that knows nothing looks at 3.368154, -73.5224991', () => {
  const centre = centreOf(firstView(housing, undefined, size), size);
  expect(centre.lat).toBeCloseTo(defaultCentre.lat, 6);
  expect(centre.lng).toBeCloseTo(-73.5224991, 6);
});

test('[R064] an entry of the history goes first, then what was drawn, then the piece in sight', () => {
  const box = { north: 6.4, east: -75.4, south: 6, west: -75.8 };
  const points = [
    { lat: 4.6, lng: -74.2 },
    { lat: 4.6, lng: -74 },
    { lat: 4.8, lng: -74.1 },
  ];
  const areas = [{ kind: 'include', points } as const];
  const memory = { lat: 10.4, lng: -75.5, zoom: 13 };
  const remembered = firstView({ ...housing, areas, box }, memory, size);
  expect(zoomOf(remembered)).toBeCloseTo(13, 6);
  expect(centreOf(remembered, size).lat).toBeCloseTo(10.4, 6);
  expect(centreOf(firstView({ ...housing, areas, box }, undefined, size), size).lat).toBeCloseTo(4.7, 2);
  expect(centreOf(firstView({ ...housing, box }, undefined, size), size).lat).toBeCloseTo(6.2, 2);
});

test('a stroke keeps its shape with few points', () => {
  const circle = Array.from({ length: 400 }, (_, index) => ({
    lat: 4.7 + 0.05 * Math.sin((index / 400) * 2 * Math.PI),
    lng: -74.1 + 0.05 * Math.cos((index / 400) * 2 * Math.PI),
  }));
  const view = viewAround({ lat: 4.7, lng: -74.1 }, 13, size);
  const kept = simplifyLine(circle, view, 48);
  expect(kept.length).toBeLessThanOrEqual(48);
  expect(kept.length).toBeGreaterThan(10);
});

test('[R064] the area of a neighbourhood goes around its homes, also around a single one', () => {
  const one = areaAround([{ lat: 4.7, lng: -74.1 }]);
  expect(one).toHaveLength(8);
  const two = areaAround([
    { lat: 4.7, lng: -74.1 },
    { lat: 4.72, lng: -74.08 },
    { lat: 4.71, lng: -74.09 },
  ]);
  expect(Math.max(...two.map(({ lat }) => lat))).toBeGreaterThan(4.72);
  expect(two.length).toBeLessThanOrEqual(16);
});

test('[R064] what is kept free at each edge of the map is free', () => {
  const box = { north: 4.8, east: -74, south: 4.6, west: -74.2 };
  const view = viewOfBox(box, size, { top: 150, right: 90, bottom: 30, left: 10 });
  const from = onScreen(view, toWorld({ lat: box.north, lng: box.west }));
  const to = onScreen(view, toWorld({ lat: box.south, lng: box.east }));
  expect(from.x).toBeGreaterThanOrEqual(10 - 1e-6);
  expect(from.y).toBeGreaterThanOrEqual(150 - 1e-6);
  expect(to.x).toBeLessThanOrEqual(size.width - 90 + 1e-6);
  expect(to.y).toBeLessThanOrEqual(size.height - 30 + 1e-6);
});

test('[R064] a screen larger than the world has no more than the world in sight', () => {
  const shown = boxOf(viewAround({ lat: 0, lng: 0 }, 2.5, { width: 2560, height: 1900 }), {
    width: 2560,
    height: 1900,
  });
  expect(shown).toMatchObject({ east: 180, west: -180 });
  expect(Math.max(shown.north, -shown.south)).toBeLessThan(86);
});

test('[R064] whatever an address draws, the map has a view of it', () => {
  const points = fc.array(
    fc.record({ lat: fc.integer({ min: -90, max: 90 }), lng: fc.integer({ min: -180, max: 180 }) }),
    {
      minLength: 3,
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(points, fc.boolean(), (drawn, isSpot) => {
      const outline = isSpot ? drawn.map(() => drawn[0] ?? defaultCentre) : drawn;
      const view = firstView({ ...housing, areas: [{ kind: 'include', points: outline }] }, undefined, size);
      expect(Object.values(view).every(Number.isFinite)).toBe(true);
      expect(zoomOf(view)).toBeGreaterThanOrEqual(2.5);
      expect(zoomOf(view)).toBeLessThanOrEqual(18 + 1e-9);
    }),
  );
});
