import { expect, test } from 'vitest';
import { bearing, dragged, firstView, turned, zoomed } from './sphere-view.ts';

test('turning right all the way round comes back to the middle', () => {
  let view = firstView;
  for (let step = 0; step < 36; step += 1) view = turned(view, 10, 0);
  expect(bearing(view)).toBe(0);
});

test('past half a turn the bearing counts from the other side', () => {
  expect(bearing(turned(firstView, 190, 0))).toBe(-170);
});

test('nobody looks past the zenith', () => {
  expect(turned(firstView, 0, 400).pitch).toBeCloseTo((85 * Math.PI) / 180);
  expect(turned(firstView, 0, -400).pitch).toBeCloseTo((-85 * Math.PI) / 180);
});

test('the view widens and narrows within limits', () => {
  expect(zoomed(firstView, 100).fov).toBeCloseTo((95 * Math.PI) / 180);
  expect(zoomed(firstView, 0.001).fov).toBeCloseTo((30 * Math.PI) / 180);
});

test('dragging the picture its own height to the left turns right by what was in view', () => {
  const view = dragged(firstView, { x: -500, y: 0 }, 500);
  expect(bearing(view)).toBe(70);
});

test('dragging the picture down looks up', () => {
  expect(dragged(firstView, { x: 0, y: 50 }, 500).pitch).toBeGreaterThan(0);
});
