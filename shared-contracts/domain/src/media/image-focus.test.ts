import { expect, test } from 'vitest';
import { focusMark } from './image-focus.ts';

const square = { width: 900, height: 900 };
const card = { width: 1200, height: 800 };

test('a focus is a letter for each axis, and the middle is none', () => {
  expect(focusMark({ x: 0, y: 1 }, card)).toBe('ae');
  expect(focusMark({ x: 0.3, y: 0.7 }, card)).toBe('bd');
  expect(focusMark({ x: 0.55, y: 0.45 }, card)).toBeUndefined();
});

test('what is cut off is chosen so that the focus comes to the middle of the crop', () => {
  const crops = [0.1, 0.33, 0.4, 0.5, 0.6, 0.9].map((y) => focusMark({ x: 0.5, y }, square));
  expect(crops).toEqual(['ca', 'ca', 'cb', undefined, 'cd', 'ce']);
  expect(focusMark({ x: 0.8, y: 0.5 }, { width: 3000, height: 1000 })).toBe('ec');
});
