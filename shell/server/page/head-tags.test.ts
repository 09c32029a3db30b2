import { expect, test } from 'vitest';
import { headTags, imagePreload, structuredDataTags } from './head-tags.ts';

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

test('[B104] structured data stand apart from the head, and no text in them ends their element', () => {
  const head = { title: 'x', jsonLd: [{ '@type': 'Event', name: '</script>' }] };
  expect(headTags({ head, robots: 'noindex', origin: 'https://portal.test', href: '/' })).not.toContain('ld+json');
  expect(structuredDataTags(head)).toBe(
    '<script type="application/ld+json">{"@type":"Event","name":"\\u003c/script>"}</script>\n',
  );
  expect(structuredDataTags({ title: 'x' })).toBe('');
});
