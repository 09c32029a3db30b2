import { expect, test } from 'vitest';
import { pointsOf } from './sparkline.tsx';

test('a curve starts at the left, ends at the right and touches the top at its highest', () => {
  expect(pointsOf([0, 5, 10])).toBe('0.0,23.0 48.0,12.0 96.0,1.0');
});

test('one value is a level line, and nothing at all lies on the floor', () => {
  expect(pointsOf([3])).toBe('0.0,1.0 96.0,1.0');
  expect(pointsOf([0, 0])).toBe('0.0,23.0 96.0,23.0');
});
