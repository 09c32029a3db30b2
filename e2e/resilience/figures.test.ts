import { expect, test } from 'vitest';
import { percentile, slopeOf } from './figures.ts';

test('growth is found under noise, and what only swings has none', () => {
  const noise = [3, -2, 1, 0, -3, 2, -1, 0];
  expect(slopeOf(noise.map((swing, step) => 400 + 2 * step + swing))).toBeGreaterThan(1);
  expect(Math.abs(slopeOf(noise.map((swing) => 400 + swing)))).toBeLessThan(0.5);
  expect(slopeOf([5])).toBe(0);
});

test('a percentile is a value of the series', () => {
  expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
  expect(percentile([5, 1, 4, 2, 3], 0.95)).toBe(5);
});
