import { expect, test } from 'vitest';
import type { PlantAnswer, PlantQuery } from './plant-query.ts';
import { answersOf, queriesOf } from './query-bundle.ts';

const query = (indexName: string): PlantQuery => ({ indexName, hitsPerPage: 0 });
const answer = (nbHits: number): PlantAnswer => ({ hits: [], nbHits, nbPages: 1 });

const bundle = {
  hits: query('a'),
  absent: undefined,
  counts: { type: query('b'), 10: query('c') },
  steps: [query('d'), query('e')],
};

test('each answer stands where its query stands, whatever is asked besides', () => {
  const queries = queriesOf(bundle);
  const answers = answersOf(
    bundle,
    queries.map(({ indexName }) => answer(indexName.charCodeAt(0))),
  );
  const [a, b, c, d, e] = [97, 98, 99, 100, 101].map(answer);
  expect(answers).toEqual({ hits: a, absent: undefined, counts: { type: b, 10: c }, steps: [d, e] });
});

test('what was not answered found nothing', () => {
  expect(answersOf(bundle, [answer(1)]).steps).toEqual([
    { hits: [], nbHits: 0, nbPages: 0 },
    { hits: [], nbHits: 0, nbPages: 0 },
  ]);
});
