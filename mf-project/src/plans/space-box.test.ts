import { expect, test } from 'vitest';
import { boxOf, markPlace, rulerMetres } from './space-box.ts';

const image = { src: '/media/plan.svg', alt: '', width: 960, height: 480 };
const hall = { name: 'Hall', x: 0.5, y: 0.5, widthM: 1, depthM: 3 };
const living = { name: 'Sala', x: 0.25, y: 0.5, widthM: 4, depthM: 4 };
const plan = { name: 'Tipo A', image, widthM: 12, spaces: [hall, living] };

test('a space lies around its middle, as large as the scale says', () => {
  expect(boxOf(plan, hall)).toEqual({ x: 440, y: 120, width: 80, height: 240 });
  expect(boxOf({ ...plan, widthM: undefined }, hall)).toBeUndefined();
});

test('a number stands in the corner of its space, where no name is written; in the middle where no size is known', () => {
  expect(markPlace(plan, living)).toEqual({ x: 392, y: 392 });
  expect(markPlace(plan, { ...hall, depthM: 1 })).toEqual({ x: 512, y: 272 });
  expect(markPlace(plan, { ...hall, depthM: undefined })).toEqual({ x: 480, y: 240 });
});

test.each([
  [8.5, 2],
  [40, 10],
  [2, 0.5],
])('a drawing of %d metres has a ruler of %d', (width, ruler) => {
  expect(rulerMetres(width)).toBe(ruler);
});
