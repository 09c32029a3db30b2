import { expect, test } from 'vitest';
import { askOracle, isCorrect } from './bench-oracle.ts';
import { Corpus } from './corpus.ts';
import { buildMiniSearch } from './mini-search.ts';

function corpusOf(homes: readonly [city: string, type: string, title: string][]): Corpus {
  const corpus = new Corpus();
  for (const [number, [city, type, title]] of homes.entries()) {
    corpus.add({
      objectID: `plant-${number}`,
      type,
      type_slug: type,
      price_order: 100 * (number + 1),
      isActive: 1,
      highlighted: number === 2,
      completeness: 50,
      created_at: number,
      _geoloc: { lat: 4 + number, lng: -74 },
      project: { title, localization: { city, city_slug: city, neighborhood: null } },
    });
  }
  return corpus;
}

const corpus = corpusOf([
  ['cali', 'casa', 'Altos del Río'],
  ['cali', 'lote', 'Mirador Santa Marta'],
  ['chia', 'casa', 'Parques de luz'],
]);
const idsOf = (query: string) => askOracle(corpus, { is: 'text', query }).total;

test('filters and the portal’s own order', () => {
  const all = askOracle(corpus, { is: 'nothing' });
  expect(all).toMatchObject({
    total: 3,
    ids: ['plant-2', 'plant-1', 'plant-0'],
    facets: { type: { casa: 2, lote: 1 } },
  });
  expect(askOracle(corpus, { is: 'filters', city: 'cali', type: 'casa', from: 0, to: 100 }).ids).toEqual(['plant-0']);
  expect(askOracle(corpus, { is: 'place', lat: 4.02, lng: -74 }).total).toBe(1);
});

test('words: accents, plurals, stop words, typos, beginnings, spaces too many or too few', () => {
  expect(['rio ', 'parque de luces ', 'mirdaor ', 'santam', 'santamarta', 'mira dor ', 'x '].map(idsOf)).toEqual([
    1, 1, 1, 1, 1, 1, 0,
  ]);
});

test('an answer is right only with every count and, where it is given, the order', async () => {
  const right = askOracle(corpus, { is: 'nothing' });
  const answer = await buildMiniSearch(corpus).ask({ is: 'nothing' });
  expect(isCorrect(answer, right)).toBe(true);
  expect(isCorrect({ ...answer, ids: answer.ids.toReversed() }, right)).toBe(false);
  expect(isCorrect({ ...answer, facets: { ...answer.facets, type: { casa: 2 } } }, right)).toBe(false);
});
