import { spellInPesos } from '@umbral/domain/format/marked-pesos.ts';
import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { expect, test } from 'vitest';
import { type IntroFacts, listingIntro } from './listing-intro.ts';

const counts: IntroFacts['counts'] = {
  country: { PA: 20, US: 5 },
  city: { Cali: 40, Bogotá: 90, Medellín: 60, Pasto: 3 },
  zone: { Suba: 20, Usaquén: 30, Bosa: 10, Kennedy: 5, Usme: 0 },
  neighbourhood: { Niza: 4 },
  type: { apartment: 98, house: 1, castle: 9 },
  rooms: { '0': 2, '1': 30, '3': 20 },
  strata: { '3': 5, '4': 9 },
  statuses: { 'immediate-delivery': 36 },
  category: { vis: 1 },
  has360: { true: 7 },
};

function introOf(change: Partial<SearchState>, facts: Partial<IntroFacts> = {}) {
  const state = { ...emptySearch('housing'), ...change };
  const given = { state, place: 'Bogotá', counts, count: 842, priceFrom: 158_000_000, year: 2026, ...facts };
  return spellInPesos(listingIntro(given));
}

test.each([
  [
    { city: 'bogota' },
    'Hay oferta en 4 zonas de Bogotá: sobre todo en Usaquén, Suba y Bosa, desde $ 158 M. De los 842 proyectos, 36 tienen entrega inmediata y 1 ofrece VIS.',
  ],
  [
    { family: 'neighbourhoods', city: 'bogota' },
    'La oferta de Bogotá está en Niza, desde $ 158 M. De los 842 proyectos, 36 tienen entrega inmediata y 1 ofrece VIS.',
  ],
  [
    { city: 'bogota', zone: 'suba', statuses: ['presale'] },
    'En Bogotá hay 98 proyectos de apartamentos y 1 de casas, desde $ 158 M. De los 842 proyectos, 1 ofrece VIS y 7 tienen recorrido 360°.',
  ],
  [
    { city: 'bogota', zone: 'suba', type: 'house', family: 'vis' },
    'Tienen de 1 a 3 habitaciones, en estratos 3 y 4, desde $ 158 M. De los 842 proyectos, 36 tienen entrega inmediata y 7 tienen recorrido 360°.',
  ],
] as const)('[B104] %j is told in numbers', (change, intro) => {
  expect(introOf(change)).toBe(intro);
});

test('[B104] one home alone is told in the singular', () => {
  const one = { rooms: { '2': 1 }, strata: { '4': 1 }, statuses: {}, category: {}, has360: {} };
  const search = { city: 'bogota', zone: 'suba', type: 'apartment' } as const;
  const intro = introOf(search, { count: 1, counts: { ...counts, ...one }, priceFrom: undefined });
  expect(intro).toBe('Tiene 2 habitaciones, en estrato 4. En total, 1 proyecto.');
});

test('[B104] a family says what it is for where no place is chosen', () => {
  expect(introOf({}, { place: 'Colombia' })).toMatch(
    /^Precios, áreas, .+ Hay oferta en 4 ciudades de Colombia: sobre.+ En total, 842 proyectos\.$/,
  );
  expect(introOf({ family: 'abroad' }, { place: 'el exterior' })).toContain('La oferta del exterior está en Panamá y');
});

test('the cap of social housing has its year', () => {
  expect(introOf({ family: 'vis' })).toContain('El tope VIS general de 2026 es de 236 millones de pesos (135 salarios');
  expect(introOf({ family: 'vip', city: 'cali' })).not.toContain('tope');
});

test('[B046] where every price is hidden none is told, and where nothing is on offer that is said', () => {
  expect(introOf({ city: 'bogota' }, { priceFrom: undefined })).not.toContain('desde');
  expect(introOf({ city: 'leticia' }, { place: 'Leticia', count: 0 })).toMatch(/^Todavía no hay nada así en Leticia/);
});
