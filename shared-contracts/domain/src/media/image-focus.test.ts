import { expect, test } from 'vitest';
import { focusMark } from './image-focus.ts';

test('a focus is a letter for each axis, and the middle is none', () => {
  expect(focusMark({ x: 0, y: 1 })).toBe('ae');
  expect(focusMark({ x: 0.3, y: 0.7 })).toBe('bd');
  expect(focusMark({ x: 0.55, y: 0.45 })).toBeUndefined();
});
