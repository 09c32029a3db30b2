import { expect, test } from 'vitest';
import { filterLabels, searchTitle, wordsSentence } from './filter-labels.ts';

test('[C120] every filter of an alert is said in a few words', () => {
  const labels = filterLabels(
    {
      country: 'CO',
      city: 'bogota',
      zone: 'suba',
      propertyType: 'apartment',
      priceRange: [180_000_000, 320_000_000],
      area: { min: 50, max: null },
      room: '2+',
      bath: '1',
      stratum: [3],
      status: ['presale'],
      monthly: { during: 900_000, after: 1_800_000 },
      upfront: 12_000_000,
      areas: [
        { kind: 'include', points: [] },
        { kind: 'include', points: [] },
        { kind: 'exclude', points: [] },
      ],
      aroundRadius: 2500,
      has_balcony: true,
      text: 'lagos',
    },
    { city: 'Bogotá', zone: 'Suba' },
  );
  expect(labels).toEqual([
    'Bogotá',
    'Suba',
    '2 áreas dibujadas',
    '1 área excluida',
    'A menos de 2,5 km',
    '«lagos»',
    'Apartamento',
    'Preventa',
    'Estrato 3',
    '$ 180–320 M',
    'Desde 50 m²',
    '2+ hab',
    '1 baño',
    'Hasta $ 900 mil al mes en obra',
    'Hasta $ 1,8 M al mes al banco',
    'Con $ 12 M ahorrados',
    'Con balcón',
  ]);
});

test('[C120] a search without filters says nothing; a place whose name is unknown says its slug', () => {
  expect(filterLabels({ country: 'CO' })).toEqual([]);
  expect(filterLabels({ city: 'santa-marta' })).toEqual(['Santa Marta']);
  expect(filterLabels({ is_abroad: true })).toEqual(['En el exterior']);
});

test('[C120] a search has a title', () => {
  expect(searchTitle({ propertyType: 'apartment', city: 'bogota', zone: 'suba' }, { city: 'Bogotá' })).toBe(
    'Apartamentos en Suba, Bogotá',
  );
  expect(searchTitle({ country: 'PA' })).toBe('Inmuebles en Panamá');
  expect(searchTitle({})).toBe('Inmuebles para ti');
});

test('[C120] words that choose are part of the title, and it is said what words do', () => {
  expect(searchTitle({ city: 'pereira', text: 'jardín' })).toBe('Inmuebles en Pereira que digan “jardín”');
  expect(searchTitle({ text: 'x'.repeat(120) })).toMatch(/^Inmuebles para ti que digan “x{29}…”$/);
  expect(wordsSentence({ text: 'jardín' }, 'patio')).toBe('Solo lo que dice «jardín».');
  expect(wordsSentence({}, 'patio')).toBe('«patio» no es un filtro: en la lista van primero los que lo mencionan.');
  expect(wordsSentence({})).toBeUndefined();
});
