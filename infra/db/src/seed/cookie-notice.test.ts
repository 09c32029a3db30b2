import { readFileSync } from 'node:fs';
import { sheetsCookie } from '@umbral/domain/storage/sheets-cookie.ts';
import {
  cookies,
  draftKey,
  localKeys,
  questsOffKey,
  sessionKeys,
  surveyOpenKey,
  surveySentKey,
} from '@umbral/domain/storage/storage-keys.ts';
import { product } from '@umbral/domain/vocabulary/product.ts';
import { expect, test } from 'vitest';

const notice = readFileSync(new URL('../../seed/content/pages/04-aviso-cookies.md', import.meta.url), 'utf8');

/** First cells of its tables: the names that it tells. */
const told = notice
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|')[1] ?? '')
  .join(' ');

test('[B094, B129] the notice of cookies names everything that the portal keeps in a browser', () => {
  const kept = [
    ...Object.values(localKeys),
    ...Object.values(sessionKeys),
    ...Object.values(cookies).map(({ name }) => name),
    sheetsCookie.name,
    questsOffKey,
    surveySentKey(product),
    surveyOpenKey(product),
    draftKey('').replace(/-$/, ''),
  ];
  expect(kept.filter((name) => !told.split(/[ ,]+/).includes(name))).toEqual([]);
});

test('[B129] it says how to choose, and how to choose anew', () => {
  for (const words of ['Aceptar todas', 'Solo las necesarias', 'Preferencias de cookies']) {
    expect(notice).toContain(`«${words}»`);
  }
});
