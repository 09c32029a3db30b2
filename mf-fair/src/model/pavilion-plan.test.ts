import { expect, test } from 'vitest';
import { linesOf, nextSpot, planOf } from './pavilion-plan.ts';

test('stands stand in rows of five, two rows back to back, and none covers another', () => {
  const { stands, width, height } = planOf(12);
  expect(stands).toHaveLength(12);
  for (const [index, spot] of stands.entries()) {
    expect(spot.x + spot.width).toBeLessThanOrEqual(width);
    expect(spot.y + spot.height).toBeLessThanOrEqual(height);
    for (const other of stands.slice(index + 1)) {
      const isApart =
        other.x >= spot.x + spot.width ||
        spot.x >= other.x + other.width ||
        other.y >= spot.y + spot.height ||
        spot.y >= other.y + other.height;
      expect(isApart).toBe(true);
    }
  }
});

test('a stand is 44 pixels or more where the plan is drawn on the narrowest phone, 320 pixels less its edges', () => {
  const { stands, width } = planOf(7);
  const scale = (320 - 2 * 16) / width;
  expect(Math.min(...stands.map((spot) => Math.min(spot.width, spot.height) * scale))).toBeGreaterThanOrEqual(44);
});

test('arrows lead along a row and from row to row, and stop at the walls', () => {
  const plan = planOf(12);
  const spots = [plan.hall, plan.desk, ...plan.stands];
  const walk = (from: number, ...steps: readonly ('left' | 'right' | 'up' | 'down')[]) =>
    steps.reduce((at, step) => nextSpot(spots, at, step), from);
  expect(walk(0, 'right')).toBe(1);
  expect(walk(0, 'left')).toBe(0);
  expect(walk(0, 'down')).toBe(3);
  expect(walk(2, 'right', 'right', 'right', 'right', 'right')).toBe(6);
  expect(walk(2, 'down', 'down')).toBe(12);
  expect(walk(12, 'down')).toBe(12);
  expect(walk(6, 'up')).toBe(1);
  expect(walk(13, 'right')).toBe(13);
});

test('every stand can be reached with arrows from the first place', () => {
  for (const count of [1, 4, 5, 6, 11, 23]) {
    const plan = planOf(count);
    const spots = [plan.hall, plan.desk, ...plan.stands];
    const reached = new Set([0]);
    const ahead = [0];
    for (let at = ahead.pop(); at !== undefined; at = ahead.pop()) {
      for (const step of ['left', 'right', 'up', 'down'] as const) {
        const next = nextSpot(spots, at, step);
        if (!reached.has(next)) ahead.push(next);
        reached.add(next);
      }
    }
    expect(reached.size).toBe(spots.length);
  }
});

test('a name is broken between words where it does not fit', () => {
  expect(linesOf('Trazo & Ladrillo')).toEqual(['Trazo &', 'Ladrillo']);
  expect(linesOf('Nogal')).toEqual(['Nogal']);
  expect(linesOf('Constructora Guayacán del Alto Magdalena y Asociados')).toHaveLength(3);
});
