import { expect, test } from 'vitest';
import { fittingFile } from './image-set.ts';

const image = { src: '/a-800.webp', srcSet: '/a-800.webp 800w', avifSrcSet: '/a-400.avif 400w, /a-800.avif 800w' };

test('[B050] a small picture takes the narrowest file that fills it', () => {
  expect(fittingFile(image, 120)).toBe('/a-400.avif');
  expect(fittingFile(image, 401)).toBe('/a-800.webp');
  expect(fittingFile(image, 2000)).toBe('/a-800.webp');
  expect(fittingFile({ ...image, srcSet: '/a-160.webp 160w, /a-800.webp 800w' }, 120)).toBe('/a-160.webp');
  expect(fittingFile({ src: '/only.webp' }, 120)).toBe('/only.webp');
});
