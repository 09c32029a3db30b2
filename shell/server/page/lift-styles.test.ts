import { expect, test } from 'vitest';
import { liftStyles } from './lift-styles.ts';

const sheet = (remote: string) => `<link rel="stylesheet" href="/r/_legacy/${remote}/0.css?path=%2Fa.css">`;

test('stylesheets of a legacy page come into the head, those of its own remote alone, each once', () => {
  const html = Buffer.from(`<div>${sheet('mf-barrios')}${sheet('mf-barrios')}${sheet('mf-otro')}<h1>Suba</h1></div>`);
  expect(liftStyles(html, 'mf-barrios')).toEqual({
    html: Buffer.from(`<div>${sheet('mf-otro')}<h1>Suba</h1></div>`),
    styles: [{ href: '/r/_legacy/mf-barrios/0.css?path=%2Fa.css' }],
  });
  expect(liftStyles(html, 'mf-tercero')).toEqual({ html, styles: [] });
});
