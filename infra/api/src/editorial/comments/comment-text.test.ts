import { computingMs } from '@umbral/domain/testing/computing-ms.ts';
import { expect, test } from 'vitest';
import { cleanComment } from './comment-text.ts';

test('[B068] links are kept for administrators only; empty paragraphs collapse', () => {
  const text = 'Mira https://example.com/x ya\r\n\r\n\r\n \n\nFin';
  expect(cleanComment(text, 'visitor')).toBe('Mira ya\n\nFin');
  expect(cleanComment(text, 'administrator')).toBe('Mira https://example.com/x ya\n\nFin');
});

test.each([
  ['Entra a casas-baratas.com.co/oferta?x=1 hoy', 'Entra a hoy'],
  ['[aquí](https://spam.example) y <a href="https://spam.example">allá</a>', 'aquí y allá'],
  ['Escríbeme a ana@example.com', 'Escríbeme a ana@example.com'],
  ['Cuesta 3.500.000 y mide 58.5 m2. Gracias.', 'Cuesta 3.500.000 y mide 58.5 m2. Gracias.'],
  ['HTTPS://SPAM.EXAMPLE www.spam.example:8080/x', ''],
])('[B068] of %j stays %j', (written, kept) => {
  expect(cleanComment(written, 'visitor')).toBe(kept);
});

test('[B068] hostile text is cleaned in no time', () => {
  for (const part of ['a.', '<a ', '[x](', 'www.', '\n ']) {
    expect(
      computingMs(() => cleanComment(part.repeat(2500), 'visitor')),
      part,
    ).toBeLessThan(200);
  }
});
