import { expect, test } from 'vitest';
import { headTags, imagePreload } from './head-tags.ts';

const src = '/media/a-800.webp';
const sizes = '92vw';

test('a photograph is fetched early as AVIF, and not at all where AVIF is unknown', () => {
  const tag = imagePreload({ src, avifSrcSet: '/media/a-400.avif 400w, /media/a-800.avif 800w', sizes });
  expect(tag).toContain('type="image/avif"');
  expect(tag).toContain('imagesrcset="/media/a-400.avif 400w, /media/a-800.avif 800w" imagesizes="92vw"');
  expect(tag).not.toContain('webp');
});

test('without AVIF the preload names what the img shows', () => {
  expect(imagePreload({ src, srcSet: `${src} 800w`, sizes })).toBe(
    `<link rel="preload" as="image" href="${src}" imagesrcset="${src} 800w" imagesizes="92vw" fetchpriority="high">`,
  );
  expect(imagePreload(undefined)).toBe('');
});

test('[B104] an indexed page names its language once for Colombia and once for everybody else', () => {
  const facts = { head: { title: 'x', canonical: '/a?page=2' }, origin: 'https://portal.test', href: '/a?page=2' };
  const tags = headTags({ ...facts, robots: 'index,follow' });
  expect(tags).toContain('<link rel="alternate" hreflang="es-CO" href="https://portal.test/a?page=2">');
  expect(tags).toContain('<link rel="alternate" hreflang="x-default" href="https://portal.test/a?page=2">');
  expect(headTags({ ...facts, robots: 'noindex,follow' })).not.toContain('hreflang');
});
