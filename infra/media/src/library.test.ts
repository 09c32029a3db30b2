import { expect, test } from 'vitest';
import { pictures } from './library.ts';

test('the same list draws the same pictures', () => {
  const some = pictures.filter((_, index) => index % 40 === 0);
  for (const picture of some) expect(picture.draw()).toBe(picture.draw());
});

test('every picture has a key and words of its own kind', () => {
  expect(new Set(pictures.map(({ key }) => key)).size).toBe(pictures.length);
  expect(pictures.filter(({ alt }) => alt.length < 10)).toEqual([]);
});
