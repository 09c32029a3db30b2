import { expect, test } from 'vitest';
import { doorDirections, placeOnStage } from './sphere-place.ts';
import { degree, firstView, turned } from './sphere-view.ts';

const ahead = { yaw: 0, pitch: 0 };

test('what one looks at is in the middle, and what is behind is not in view', () => {
  expect(placeOnStage(ahead, firstView, 2)).toEqual({ x: 0.5, y: 0.5 });
  expect(placeOnStage({ yaw: Math.PI, pitch: 0 }, firstView, 2)).toBeUndefined();
});

test('turning right moves a place to the left, looking up moves it down', () => {
  const place = placeOnStage(ahead, turned(firstView, 10, 10), 2);
  expect(place?.x).toBeLessThan(0.5);
  expect(place?.y).toBeGreaterThan(0.5);
});

test('a door stands where the plan has it: its bearing less where the picture looks', () => {
  const [right, left] = doorDirections([90, 270], 0);
  expect(right?.yaw).toBeCloseTo(90 * degree);
  expect(doorDirections([90], 90)[0]?.yaw).toBeCloseTo(0);
  expect(left?.pitch).toBe(right?.pitch);
});

test('two rooms behind one door stand under one another, also around the top of the plan', () => {
  const [first, second] = doorDirections([358, 3], 0);
  expect(second?.pitch ?? 0).toBeLessThan(first?.pitch ?? 0);
});
