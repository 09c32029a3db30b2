import { expect, test } from 'vitest';
import { isInPolygon, isWithin } from './map-area.ts';

/** An L around the corner of a block: the notch at the north-east is outside. */
const corner = [
  { lat: 4.6, lng: -74.2 },
  { lat: 4.6, lng: -74.0 },
  { lat: 4.7, lng: -74.0 },
  { lat: 4.7, lng: -74.1 },
  { lat: 4.8, lng: -74.1 },
  { lat: 4.8, lng: -74.2 },
];
const include = { kind: 'include', points: corner } as const;
const hole = {
  kind: 'exclude',
  points: [
    { lat: 4.62, lng: -74.18 },
    { lat: 4.62, lng: -74.14 },
    { lat: 4.68, lng: -74.14 },
    { lat: 4.68, lng: -74.18 },
  ],
} as const;

test.each([
  ['in the foot', { lat: 4.65, lng: -74.05 }, true],
  ['in the arm', { lat: 4.75, lng: -74.15 }, true],
  ['in the notch', { lat: 4.75, lng: -74.05 }, false],
  ['west of all', { lat: 4.65, lng: -74.3 }, false],
  ['east of all', { lat: 4.65, lng: -73.9 }, false],
  ['at the height of a corner, outside', { lat: 4.7, lng: -74.3 }, false],
  ['at the height of a corner, inside', { lat: 4.7, lng: -74.15 }, true],
])('[C120] a point %s', (_where, point, isInside) => {
  expect(isInPolygon(point, corner)).toBe(isInside);
  expect(isInPolygon(point, corner.toReversed())).toBe(isInside);
  expect(isInPolygon(point, [...corner.slice(3), ...corner.slice(0, 3)])).toBe(isInside);
});

test('[C120] neighbours share a border and no point of it lies in both or in neither', () => {
  const west = [0, 1, 2, 3].map((step) => ({ lat: [4, 4, 5, 5][step] ?? 0, lng: [-75, -74, -74, -75][step] ?? 0 }));
  const east = west.map(({ lat, lng }) => ({ lat, lng: lng + 1 }));
  for (const lat of [4, 4.25, 4.5, 4.999]) {
    const border = { lat, lng: -74 };
    expect(Number(isInPolygon(border, west)) + Number(isInPolygon(border, east))).toBe(1);
  }
});

test('[C120] fewer than three points hold nothing', () => {
  expect(isInPolygon({ lat: 4.65, lng: -74.05 }, [])).toBe(false);
  expect(isInPolygon({ lat: 4.65, lng: -74.05 }, corner.slice(0, 2))).toBe(false);
});

test('[C120] unwanted areas are taken out of the wanted ones, or out of everything', () => {
  const inHole = { lat: 4.65, lng: -74.16 };
  const inFoot = { lat: 4.65, lng: -74.05 };
  const far = { lat: 10, lng: -75 };
  expect([inHole, inFoot, far].map((point) => isWithin(point, { areas: [include, hole] }))).toEqual([
    false,
    true,
    false,
  ]);
  expect([inHole, inFoot, far].map((point) => isWithin(point, { areas: [hole] }))).toEqual([false, true, true]);
});

test('[C120] the piece of the map in sight counts where nothing is drawn', () => {
  const box = { north: 4.7, east: -74, south: 4.6, west: -74.1 };
  expect(isWithin({ lat: 4.65, lng: -74.05 }, { box })).toBe(true);
  expect(isWithin({ lat: 4.75, lng: -74.05 }, { box })).toBe(false);
  expect(isWithin({ lat: 4.75, lng: -74.15 }, { box, areas: [include] })).toBe(true);
  expect(isWithin({ lat: 4.75, lng: -74.15 }, {})).toBe(true);
});
