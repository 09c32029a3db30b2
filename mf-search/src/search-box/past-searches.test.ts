// @vitest-environment jsdom
import { markedPesos } from '@umbral/domain/format/marked-pesos.ts';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { pastHints } from './past-hints.ts';
import { forgetSearches, readPastSearches, rememberSearch } from './past-searches.ts';
import { rememberListing } from './remember-listing.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const search = (number: number) => ({ href: `/proyectos-vivienda?h=${number}`, label: `Cali ${number}`, at: number });

test('the last search comes first, each stands once, twelve are kept', () => {
  for (let number = 1; number <= 14; number++) rememberSearch(search(number));
  rememberSearch({ ...search(5), at: 99 });
  const kept = readPastSearches();
  expect(kept).toHaveLength(12);
  expect(kept[0]).toEqual({ ...search(5), at: 99 });
  expect(kept.filter(({ href }) => href === search(5).href)).toHaveLength(1);
});

test('one is forgotten, or all of them', () => {
  rememberSearch(search(1));
  rememberSearch(search(2));
  forgetSearches(search(2).href);
  expect(readPastSearches()).toEqual([search(1)]);
  forgetSearches();
  expect(localStorage.getItem(localKeys.pastSearches)).toBeNull();
});

test.each(['', '{', 'null', '7', '[null, 3, {"href": 1}]', '[{"href":"javascript:alert(1)","label":"x","at":1}]'])(
  'a broken memory counts as none: %s',
  (stored) => {
    localStorage.setItem(localKeys.pastSearches, stored);
    expect(readPastSearches()).toEqual([]);
  },
);

test('a storage that is full or forbidden breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => rememberSearch(search(1))).not.toThrow();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(readPastSearches()).toEqual([]);
});

test('a past search is suggested by the beginnings of its words, accents or not', () => {
  const past = [{ ...search(1), label: 'Apartamentos nuevos en Bogotá · 2 hab' }, search(2)];
  expect(pastHints(past, 'bogota 2').map(({ label }) => label)).toEqual(['Apartamentos nuevos en Bogotá · 2 hab']);
  expect(pastHints(past, 'gota')).toEqual([]);
});

test('one search in another layout or order stands once', () => {
  const dollars = { code: 'usd', rates: { usd: 4000, eur: 4500 } } as const;
  const listing = { heading: `Vivienda nueva en Cali desde ${markedPesos(180_000_000)}`, applied: [] };
  for (const query of ['?h=2', '?h=2&vista=tabla', '?h=2&orden=price-asc&vista=compacta']) {
    rememberListing({ ...listing, firstPage: `/proyectos-vivienda/cali${query}` }, dollars);
  }
  expect(readPastSearches().map(({ href, label }) => [href, label])).toEqual([
    ['/proyectos-vivienda/cali?h=2', 'Vivienda nueva en Cali desde US$\u00a045\u00a0mil'],
  ]);
});
