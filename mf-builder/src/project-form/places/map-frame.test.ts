import { expect, test } from 'vitest';
import { centerOf, frameOf, placeIn, pointAt, pointOf } from './map-frame.ts';

const points = [
  { lat: 4.7, lng: -74.1 },
  { lat: 4.74, lng: -74.02 },
];

test('[B098] a point that is set on the map is the point that the map shows there', () => {
  const frame = frameOf(points);
  if (!frame) throw new Error('no frame');
  for (const point of points) {
    const place = placeIn(frame, point);
    expect(place.x).toBeGreaterThan(0);
    expect(place.x).toBeLessThan(1);
    expect(pointAt(frame, place)).toEqual(point);
  }
  expect(placeIn(frame, { lat: 4.72, lng: -74.06 })).toEqual({ x: expect.closeTo(0.5), y: expect.closeTo(0.5) });
});

test('[B098] one point has a map too; none has none', () => {
  expect(frameOf([{ lat: 4.7, lng: -74.1 }])?.height).toBeGreaterThan(0.004);
  expect(frameOf([])).toBeUndefined();
  expect(centerOf(points)).toEqual({ lat: 4.72, lng: -74.06 });
  expect(centerOf([])).toBeUndefined();
});

test('[B098] coordinates are read as they are typed, with dot or comma, and nothing else', () => {
  expect(pointOf('4,7489', '-74.0521')).toEqual({ lat: 4.7489, lng: -74.0521 });
  expect(pointOf(4.7, '')).toBeUndefined();
  expect(pointOf('4.7°', -74)).toBeUndefined();
});
