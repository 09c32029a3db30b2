import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ids } from '../testing/plants-index.ts';
import { type SearchFixture, startFixture } from '../testing/search-fixture.ts';

const indexName = 'homes';
const HOMES = [
  { objectID: 'h1', title: 'Aparta estudio amoblado', project: 'Alto', price: 10, colours: ['rojo claro', 'azul'] },
  { objectID: 'h2', title: 'Apartaestudio nuevo', project: 'Alto', price: 20, colours: ['verde'] },
  { objectID: 'h3', title: 'Casa roja de dos pisos y patio', project: 'Bajo', price: 30, colours: ['rojo'] },
  { objectID: 'h4', title: 'Casa con patio', project: 'Bajo', price: 40, colours: [] },
  { objectID: 'h5', title: 'Lote <sector> norte', project: 'Corto', price: 50, colours: ['azul'] },
];

let fixture: SearchFixture;

beforeAll(async () => {
  fixture = await startFixture();
  const { client } = fixture;
  const { taskID } = await client.setSettings({
    indexName,
    indexSettings: {
      searchableAttributes: ['title', 'colours'],
      attributesForFaceting: ['project', 'afterDistinct(colours)'],
      attributeForDistinct: 'project',
      customRanking: ['asc(price)'],
      replicas: ['virtual(homes_dear)'],
      numericAttributesForFiltering: ['price'],
    },
  });
  await client.waitForTask({ indexName, taskID });
  const dear = await client.setSettings({
    indexName: 'homes_dear',
    indexSettings: { customRanking: ['desc(price)'], relevancyStrictness: 0 },
  });
  await client.waitForTask({ indexName: 'homes_dear', taskID: dear.taskID });
  await client.saveObjects({ indexName, objects: HOMES, waitForTasks: true });
});

afterAll(async () => {
  expect(fixture.problems).toEqual([]);
  await fixture.close();
});

const search = (searchParams: object, name = indexName) =>
  fixture.client.searchSingleIndex({ indexName: name, searchParams });

describe('words', () => {
  test('a space too many or too few costs a typo, and both ways of writing are marked', async () => {
    const joined = await search({ query: 'apartaestudio' });
    expect(ids(joined)).toEqual(['h2', 'h1']);
    expect(joined.hits[1]?._highlightResult?.title).toMatchObject({
      value: '<em>Aparta</em> <em>estudio</em> amoblado',
      matchLevel: 'full',
    });
    expect(ids(await search({ query: 'aparta estudio' }))).toEqual(['h1', 'h2']);
    expect(ids(await search({ query: 'aparta est' }))).toEqual(['h1', 'h2']);
    expect(ids(await search({ query: 'apartaestudio ', typoTolerance: false }))).toEqual(['h2']);
  });

  test('phrases and exclusions, all or one of them', async () => {
    expect(ids(await search({ query: '"casa con"', advancedSyntax: true }))).toEqual(['h4']);
    expect(ids(await search({ query: 'casa -roja', advancedSyntax: true }))).toEqual(['h4']);
    const onlyPhrases = { advancedSyntax: true, advancedSyntaxFeatures: ['exactPhrase'] };
    expect(ids(await search({ query: 'casa -roja', ...onlyPhrases }))).toEqual(['h3']);
  });

  test('words that are given up are named; optional words rank', async () => {
    const answer = await search({ query: 'casa Submarina', removeWordsIfNoResults: 'lastWords' });
    expect(answer).toMatchObject({ nbHits: 2, queryAfterRemoval: 'casa <em>Submarina</em>' });
    expect(ids(await search({ query: 'patio pisos', optionalWords: ['pisos'] }))).toEqual(['h3', 'h4']);
    expect(ids(await search({ query: 'pisos casa lote', optionalWords: 'pisos casa lote' }))).toEqual([
      'h3',
      'h4',
      'h5',
    ]);
  });

  test('minProximity makes near words equally near', async () => {
    expect(ids(await search({ query: 'casa patio' }))).toEqual(['h4', 'h3']);
    expect(ids(await search({ query: 'casa patio', minProximity: 7 }))).toEqual(['h3', 'h4']);
  });

  test('placeholders, one-way synonyms and corrections', async () => {
    const { client } = fixture;
    const { taskID } = await client.saveSynonyms({
      indexName,
      synonymHit: [
        { objectID: 's1', type: 'placeholder', placeholder: '<sector>', replacements: ['5', 'quinto'] },
        { objectID: 's2', type: 'onewaysynonym', input: 'solar', synonyms: ['patio'] },
        { objectID: 's3', type: 'altcorrection1', word: 'quinta', corrections: ['casa'] },
      ],
    });
    await client.waitForTask({ indexName, taskID });
    expect(ids(await search({ query: 'quinto' }))).toEqual(['h5']);
    expect(ids(await search({ query: 'solar ' }))).toEqual(['h4', 'h3']);
    const corrected = await search({ query: 'quinta ', getRankingInfo: true });
    expect(ids(corrected)).toEqual(['h3', 'h4']);
    expect(corrected.hits[0]?._rankingInfo).toMatchObject({ nbTypos: 1 });
    expect(ids(await search({ query: 'solar ', synonyms: false }))).toEqual([]);
  });
});

describe('ranking', () => {
  test('optional filters lift by their scores and leave nothing out', async () => {
    const scored = ['project:Bajo<score=3>', 'project:Corto<score=5>'];
    const answer = await search({ optionalFilters: scored, getRankingInfo: true });
    expect(ids(answer)).toEqual(['h5', 'h3', 'h4', 'h1', 'h2']);
    expect(answer.hits.map((hit) => hit._rankingInfo?.filters)).toEqual([5, 3, 3, 0, 0]);
    expect(ids(await search({ optionalFilters: ['project:-Alto'] }))).toEqual(['h3', 'h4', 'h5', 'h1', 'h2']);
  });

  test('distinct keeps the best of each group; facets before or after it', async () => {
    const before = await search({ distinct: true, facets: ['project'] });
    expect(ids(before)).toEqual(['h1', 'h3', 'h5']);
    expect(before).toMatchObject({ nbHits: 3, facets: { project: { Alto: 2, Bajo: 2, Corto: 1 } } });
    const after = await search({ distinct: true, facets: ['project'], facetingAfterDistinct: true });
    expect(after.facets).toEqual({ project: { Alto: 1, Bajo: 1, Corto: 1 } });
    expect(ids(await search({ distinct: 2 }))).toEqual(['h1', 'h2', 'h3', 'h4', 'h5']);
  });

  test('a page is of so many groups, whatever each of them shows', async () => {
    const first = await search({ distinct: 2, hitsPerPage: 2 });
    expect(ids(first)).toEqual(['h1', 'h2', 'h3', 'h4']);
    expect(first).toMatchObject({ nbHits: 3, nbPages: 2 });
    expect(ids(await search({ distinct: 2, hitsPerPage: 2, page: 1 }))).toEqual(['h5']);
  });

  test('a value that some records of a group have counts the group once', async () => {
    const { facets } = await search({ distinct: true, facets: ['colours'], facetingAfterDistinct: true });
    expect(facets).toEqual({ colours: { azul: 2, 'rojo claro': 1, rojo: 1, verde: 1 } });
  });

  test('a virtual replica orders what is relevant enough', async () => {
    const loose = await search({ query: 'roja' }, 'homes_dear');
    expect(loose).toMatchObject({ nbHits: 2, nbSortedHits: 2, appliedRelevancyStrictness: 0 });
    const strict = await search({ query: 'roja', relevancyStrictness: 90 }, 'homes_dear');
    expect(strict).toMatchObject({ nbHits: 2, nbSortedHits: 1, nbPages: 1 });
    expect(ids(strict)).toEqual(['h3']);
    expect(ids(await search({}, 'homes_dear'))).toEqual(['h5', 'h4', 'h3', 'h2', 'h1']);
  });
});

describe('answers', () => {
  test('snippets with their own sign, and lists cut down to what matched', async () => {
    const { hits } = await search({
      query: 'rojo',
      attributesToSnippet: ['title:2', 'colours'],
      snippetEllipsisText: '[…]',
      restrictHighlightAndSnippetArrays: true,
      restrictSearchableAttributes: ['colours'],
    });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['h3', 'h1']);
    expect(hits[1]).toMatchObject({
      _snippetResult: { title: { value: 'Aparta estudio[…]' }, colours: [{ value: '<em>rojo</em> claro' }] },
      _highlightResult: { colours: [{ value: '<em>rojo</em> claro', fullyHighlighted: false }] },
    });
  });

  test('numbers may be filtered where the settings say so', async () => {
    expect(ids(await search({ numericFilters: ['price>=30', ['price<40', 'price=50']] }))).toEqual(['h3', 'h5']);
  });

  test('several queries stop when one has enough', async () => {
    const requests = [
      { indexName, query: 'casa', hitsPerPage: 1 },
      { indexName, query: 'lote' },
    ];
    const { results } = await fixture.client.search({ requests, strategy: 'stopIfEnoughMatches' });
    expect(results).toMatchObject([{ nbHits: 2 }, { nbHits: 0, processed: false }]);
  });
});
