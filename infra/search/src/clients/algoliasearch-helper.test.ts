import algoliasearchHelper from 'algoliasearch-helper';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SearchFixture, startFixture } from '../testing/search-fixture.ts';

const HOMES = [
  {
    objectID: '1',
    type: 'Casa',
    price: 300,
    place: { lvl0: 'Cundinamarca', lvl1: 'Cundinamarca > Chía' },
    _tags: ['vis'],
  },
  {
    objectID: '2',
    type: 'Casa',
    price: 500,
    place: { lvl0: 'Cundinamarca', lvl1: 'Cundinamarca > Cajicá' },
    _tags: [],
  },
  { objectID: '3', type: 'Lote', price: 100, place: { lvl0: 'Valle', lvl1: 'Valle > Cali' }, _tags: ['vis'] },
  { objectID: '4', type: 'Apartamento', price: 200, place: { lvl0: 'Valle', lvl1: 'Valle > Cali' }, _tags: [] },
];

let fixture: SearchFixture;

beforeAll(async () => {
  fixture = await startFixture();
  const { client } = fixture;
  for (const indexName of ['homes', 'others']) {
    const indexSettings = {
      attributesForFaceting: ['searchable(type)', 'place.lvl0', 'place.lvl1', 'price'],
      customRanking: ['asc(price)'],
    };
    const { taskID } = await client.setSettings({ indexName, indexSettings });
    await client.waitForTask({ indexName, taskID });
  }
  await client.saveObjects({ indexName: 'homes', objects: HOMES, waitForTasks: true });
  await client.saveObjects({ indexName: 'others', objects: HOMES.slice(0, 1), waitForTasks: true });
});

afterAll(async () => {
  expect(fixture.problems).toEqual([]);
  await fixture.close();
});

function helperFor(indexName = 'homes') {
  return algoliasearchHelper(fixture.lite, indexName, {
    disjunctiveFacets: ['type', 'price'],
    hierarchicalFacets: [{ name: 'place', attributes: ['place.lvl0', 'place.lvl1'], separator: ' > ' }],
    maxValuesPerFacet: 20,
  });
}

function answerOf(helper: ReturnType<typeof helperFor>) {
  const answered = new Promise<NonNullable<typeof helper.lastResults>>((resolve, reject) => {
    helper.once('result', ({ results }) => resolve(results));
    helper.once('error', ({ error }) => reject(error));
  });
  helper.search();
  return answered;
}

test('a disjunctive facet keeps the counts of its other values', async () => {
  const helper = helperFor();
  helper.addDisjunctiveFacetRefinement('type', 'Casa');
  const results = await answerOf(helper);
  expect(results.hits.map(({ objectID }) => objectID)).toEqual(['1', '2']);
  expect(results.getFacetValues('type', { sortBy: ['name:asc'] })).toMatchObject([
    { name: 'Apartamento', count: 1, isRefined: false },
    { name: 'Casa', count: 2, isRefined: true },
    { name: 'Lote', count: 1, isRefined: false },
  ]);
});

test('a hierarchical facet unfolds what is chosen and keeps its neighbours', async () => {
  const helper = helperFor();
  helper.toggleFacetRefinement('place', 'Cundinamarca > Chía');
  const results = await answerOf(helper);
  expect(results.hits.map(({ objectID }) => objectID)).toEqual(['1']);
  expect(results.getFacetValues('place', { sortBy: ['name:asc'] })).toMatchObject({
    data: [
      {
        name: 'Cundinamarca',
        count: 2,
        isRefined: true,
        data: [
          { name: 'Cajicá', count: 1 },
          { name: 'Chía', isRefined: true },
        ],
      },
      { name: 'Valle', count: 2, data: null },
    ],
  });
});

test('numeric refinements, tags and statistics', async () => {
  const helper = helperFor();
  helper.addNumericRefinement('price', '>=', 200).addNumericRefinement('price', '<=', 400);
  const results = await answerOf(helper);
  expect(results.hits.map(({ objectID }) => objectID)).toEqual(['4', '1']);
  expect(results.getFacetStats('price')).toMatchObject({ min: 100, max: 500 });
  const tagged = helperFor();
  tagged.addTag('vis');
  expect((await answerOf(tagged)).hits.map(({ objectID }) => objectID)).toEqual(['3', '1']);
});

test('several indices through derived helpers come with one request', async () => {
  const helper = helperFor();
  const derived = helper.derive((state) => state.setIndex('others'));
  const other = new Promise((resolve) => {
    derived.once('result', ({ results }) => resolve(results));
  });
  const before = fixture.requests();
  const results = await answerOf(helper);
  expect(results.nbHits).toBe(4);
  expect(await other).toMatchObject({ nbHits: 1, index: 'others' });
  expect(fixture.requests()).toBe(before + 1);
});

test('facet values are searched, pages turned', async () => {
  const helper = helperFor();
  expect(await helper.searchForFacetValues('type', 'lo', 5)).toMatchObject({
    facetHits: [{ value: 'Lote', count: 1 }],
  });
  helper.setQueryParameter('hitsPerPage', 3).setPage(1);
  expect(await answerOf(helper)).toMatchObject({ page: 1, nbPages: 2, hits: [{ objectID: '2' }] });
});
