import { expect, test } from 'vitest';
import { sharperFile } from './panorama-file.ts';
import { firstView, zoomed } from './sphere-view.ts';

const files = [1024, 2048, 3072].map((width) => ({ src: `/media/sala-${width}.avif`, width }));
const sharper = (width: number, height: number, view = firstView) =>
  sharperFile({ picture: { width }, files }, view, height)?.width;

test('a stage is given the narrowest file that is sharp on it, a phone a narrower one than a desktop', () => {
  expect(sharper(1024, 400)).toBe(2048);
  expect(sharper(1024, 700)).toBe(3072);
});

test('who looks nearer gets the widest, and who has it nothing more', () => {
  expect(sharper(2048, 400)).toBeUndefined();
  expect(sharper(2048, 400, zoomed(firstView, 0.5))).toBe(3072);
  expect(sharper(3072, 2000)).toBeUndefined();
});

test('what not every graphics card takes is given to nobody, and a picture whose width nobody knows stays', () => {
  const picture = { width: 4096 };
  expect(sharperFile({ picture, files: [{ src: '/media/sala.avif', width: 8192 }] }, firstView, 2000)).toBeUndefined();
  expect(sharperFile({ picture, files: [{ src: '/media/otra.webp' }] }, firstView, 2000)).toBeUndefined();
});
