import { expect, test } from 'vitest';
import { type ImageRow, toImage } from './image.ts';

const file = (width: number, format: string) => ({ width, format, src: `/media/a-${width}.${format}` });

function imageOf(files: ImageRow['files']) {
  return toImage({ width: 1280, height: 800, color: '#8fa3ad', thumbhash: null, alt: 'Torre', files });
}

test('a photograph comes as AVIF in its widths, with one WebP for other browsers', () => {
  const image = imageOf([file(1280, 'avif'), file(400, 'avif'), file(800, 'avif'), file(800, 'webp')]);
  expect(image?.avifSrcSet).toBe('/media/a-400.avif 400w, /media/a-800.avif 800w, /media/a-1280.avif 1280w');
  expect(image?.src).toBe('/media/a-800.webp');
  expect(image?.srcSet).toBeUndefined();
});

test('AVIF that is not there in every width is not offered', () => {
  const image = imageOf([file(400, 'avif'), file(400, 'webp'), file(800, 'webp'), file(1600, 'webp')]);
  expect(image?.avifSrcSet).toBeUndefined();
  expect(image?.srcSet).toBe('/media/a-400.webp 400w, /media/a-800.webp 800w, /media/a-1600.webp 1600w');
});

test('a drawing is its one file', () => {
  const image = imageOf([file(1200, 'svg')]);
  expect([image?.src, image?.srcSet, image?.avifSrcSet]).toEqual(['/media/a-1200.svg', undefined, undefined]);
});

test('nothing stands for a picture without a file that every browser shows', () => {
  expect(imageOf([])).toBeNull();
  expect(imageOf([file(800, 'avif')])).toBeNull();
});
