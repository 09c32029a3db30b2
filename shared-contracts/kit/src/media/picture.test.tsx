import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const photo = {
  src: '/media/a-800.webp',
  alt: 'Torre al atardecer',
  width: 1280,
  height: 800,
  color: '#8fa3ad',
};
const avifSrcSet = '/media/a-400.avif 400w, /media/a-800.avif 800w';

test('offers AVIF with its sizes, and WebP to browsers that take no other', () => {
  const { container } = render(<Picture image={{ ...photo, avifSrcSet }} sizes="92vw" priority="high" />);
  const source = container.querySelector('picture > source');
  expect(source?.getAttribute('type')).toBe('image/avif');
  expect(source?.getAttribute('srcset')).toBe(avifSrcSet);
  expect(source?.getAttribute('sizes')).toBe('92vw');
  const img = container.querySelector('picture > img');
  expect(img?.getAttribute('src')).toBe(photo.src);
  expect(img?.getAttribute('fetchpriority')).toBe('high');
});

test('a picture without AVIF, as a drawing, is an img alone', () => {
  const { container } = render(<Picture image={{ ...photo, src: '/media/plan.svg' }} sizes="92vw" />);
  expect(container.querySelector('picture')).toBeNull();
  expect(container.querySelector('img')?.hasAttribute('sizes')).toBe(false);
});

test('reserves its place: size, words and colour are there before the file', () => {
  const { container } = render(<Picture image={{ ...photo, avifSrcSet }} sizes="92vw" />);
  const img = container.querySelector('img');
  expect([img?.width, img?.height, img?.alt, img?.getAttribute('loading')]).toEqual([1280, 800, photo.alt, 'lazy']);
  expect(container.querySelector('rect')?.getAttribute('fill')).toBe(photo.color);
});

test('tells the stylesheet what must stay in sight where it is cropped', () => {
  const { container } = render(<Picture image={{ ...photo, focus: 'eb' }} />);
  expect(container.querySelector('img')?.dataset.focus).toBe('eb');
});
