import { expect, test } from 'vitest';
import { cutHtml } from './cut-html.ts';

const preload = (name: string) => `<link rel="preload" as="image" imagesrcset="/${name}.avif 1x"/>`;
const slot = (props: string, address = 'mf-content/news') =>
  `<div class="señal" data-fragment="${address}" data-props="${props}"></div>`;
const textsOf = (html: string) => {
  const { pieces, preloads } = cutHtml(Buffer.from(html));
  return { pieces: pieces.map((piece) => (Buffer.isBuffer(piece) ? piece.toString() : piece)), preloads };
};

test('pieces and slots come in their order, whatever letters stand around and in them', () => {
  const html = `${preload('ñ')}<h1>Niñez – 😀</h1>${slot('{&quot;c&quot;:&quot;Bogotá – 😀&quot;}')}<p>€</p>`;
  expect(textsOf(html)).toEqual({
    preloads: [preload('ñ')],
    pieces: [
      '',
      '<h1>Niñez – 😀</h1>',
      {
        open: '<div class="señal" data-fragment="mf-content/news" data-props="{&quot;c&quot;:&quot;Bogotá – 😀&quot;}"',
        owner: 'mf-content',
        name: 'news',
        props: { c: 'Bogotá – 😀' },
      },
      '<p>€</p>',
    ],
  });
});

test('a slot that cannot be read stays HTML, and what has none is one piece', () => {
  const bad = `<p>é</p>${slot('{')}${slot('{}', 'nobody')}`;
  expect(textsOf(bad)).toEqual({ pieces: [bad], preloads: [] });
  expect(textsOf('')).toEqual({ pieces: [''], preloads: [] });
});
