import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ids, startWithPlants } from '../testing/plants-index.ts';
import type { SearchFixture } from '../testing/search-fixture.ts';

let fixture: SearchFixture;

beforeAll(async () => {
  fixture = await startWithPlants();
});

afterAll(async () => {
  expect(fixture.problems).toEqual([]);
  await fixture.close();
});

describe('searching with the unmodified clients', () => {
  test('an empty query gives all records by custom ranking, with facets', async () => {
    const answer = await fixture.client.searchSingleIndex({ indexName: 'plants', searchParams: { facets: ['*'] } });
    expect(ids(answer)).toEqual(['p4', 'p1', 'p3', 'p2']);
    expect(answer).toMatchObject({
      nbHits: 4,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      exhaustiveNbHits: true,
      index: 'plants',
    });
    expect(answer.facets).toEqual({
      city: { Bogotá: 2, Chía: 1, 'Santa Marta': 1 },
      type: { Casa: 2, Apartaestudio: 1, Apartamento: 1 },
      amenities: { Piscina: 2, Gimnasio: 1 },
    });
  });

  test('the lite client: several queries in one call, disjunctive facet as a text, highlighting with its own tags', async () => {
    const { results } = await fixture.lite.search({
      requests: [
        {
          indexName: 'plants',
          query: 'casa',
          highlightPreTag: '__ais-highlight__',
          highlightPostTag: '__/ais-highlight__',
        },
        { indexName: 'plants', query: '', facets: 'city' as never, hitsPerPage: 0, analytics: false },
        { indexName: 'plants', type: 'facet', facet: 'city', facetQuery: 'bogo' },
      ],
    });
    const [first, second, third] = results as Record<string, never>[];
    expect(first).toMatchObject({ nbHits: 2, params: expect.stringContaining('query=casa') });
    expect(first?.hits?.[0]).toMatchObject({
      _highlightResult: {
        title: {
          value: '__ais-highlight__Casas__/ais-highlight__ en Santa Marta frente al mar',
          matchLevel: 'full',
          matchedWords: ['casa'],
          fullyHighlighted: false,
        },
        city: { value: 'Santa Marta', matchLevel: 'none', matchedWords: [] },
      },
    });
    expect(second).toMatchObject({ hits: [], nbPages: 0, facets: { city: { Bogotá: 2 } } });
    expect(third).toEqual(
      expect.objectContaining({
        facetHits: [{ value: 'Bogotá', highlighted: '<em>Bogo</em>tá', count: 2 }],
        exhaustiveFacetsCount: true,
      }),
    );
  });

  test('legacy form: params as an object or as URL-encoded text; the answer echoes them with plus signs', async () => {
    const { results } = await fixture.client.search([
      { indexName: 'plants', params: { query: 'casa', filters: 'city:"Santa Marta"' } },
    ] as never);
    expect(results[0]).toMatchObject({ nbHits: 1, params: expect.stringContaining('Santa+Marta') });
    const answer = await fixture.client.customPost({
      path: '1/indexes/plants/query',
      body: { params: 'query=casa&hitsPerPage=1&facets=%5B%22city%22%5D' },
    });
    expect(answer).toMatchObject({ nbHits: 2, hitsPerPage: 1, facets: { city: { Chía: 1, 'Santa Marta': 1 } } });
  });

  test('filters, numbers, tags, geo', async () => {
    const find = async (searchParams: object) =>
      ids(await fixture.client.searchSingleIndex({ indexName: 'plants', searchParams }));
    expect(await find({ filters: 'type:Casa AND price < 600' })).toEqual(['p3']);
    expect(await find({ facetFilters: [['city:Chía', 'city:Santa Marta']], numericFilters: ['rooms>=4'] })).toEqual([
      'p2',
    ]);
    expect(await find({ tagFilters: ['vis'] })).toEqual(['p4']);
    expect(await find({ aroundLatLng: '4.66, -74.06', aroundRadius: 10_000 })).toEqual(['p4', 'p1']);
    expect(await find({ insideBoundingBox: [[4.8, -74.2, 4.9, -74]] })).toEqual(['p2']);
    expect(await find({ insidePolygon: [[11, -75, 11, -73, 12, -74]] })).toEqual(['p3']);
    expect(await find({ filters: 'undeclared:x' })).toEqual([]);
  });

  test('bad input is a 400 with a message, never a 5xx', async () => {
    const search = (searchParams: object) => fixture.client.searchSingleIndex({ indexName: 'plants', searchParams });
    await expect(search({ filters: 'city:Santa Marta' })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('filters: Unexpected token string(Marta) expected end of filter at col 11'),
    });
    await expect(search({ hitsPerPage: 'many' })).rejects.toMatchObject({ status: 400 });
    await expect(search({ aroundLatLng: 'x,y' })).rejects.toMatchObject({ status: 400 });
    await expect(search({ insidePolygon: 7 })).rejects.toMatchObject({ status: 400 });
    await expect(search({ aroundLatLng: '4,-74', aroundPrecision: [null] })).rejects.toMatchObject({ status: 400 });
    await expect(fixture.client.searchSingleIndex({ indexName: 'nowhere' })).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('Index nowhere does not exist'),
    });
  });

  test('facet values: only of facets declared searchable', async () => {
    const search = (facetName: string, facetQuery: string) =>
      fixture.client.searchForFacetValues({
        indexName: 'plants',
        facetName,
        searchForFacetValuesRequest: { facetQuery },
      });
    expect(await search('city', 'santa mar')).toMatchObject({
      facetHits: [{ value: 'Santa Marta', count: 1, highlighted: '<em>Santa</em> <em>Mar</em>ta' }],
    });
    await expect(search('type', 'casa')).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('searchable(type)'),
    });
  });

  test('retrieved attributes, snippets, pages, response fields, ranking information', async () => {
    const answer = await fixture.client.searchSingleIndex({
      indexName: 'plants',
      searchParams: {
        query: 'casa',
        attributesToRetrieve: ['city'],
        attributesToSnippet: ['title:2'],
        hitsPerPage: 1,
        page: 1,
        getRankingInfo: true,
        clickAnalytics: true,
      },
    });
    expect(answer.hits).toEqual([
      expect.objectContaining({
        objectID: 'p2',
        city: 'Chía',
        _snippetResult: { title: { value: '<em>Casa</em> campestre…', matchLevel: 'full' } },
        _rankingInfo: expect.objectContaining({ nbTypos: 0, words: 1, firstMatchedWord: 0 }),
      }),
    ]);
    expect(answer.hits[0]).not.toHaveProperty('price');
    expect(answer).toMatchObject({ page: 1, nbPages: 2, queryID: expect.stringMatching(/^[0-9a-f]{32}$/) });
    const only = await fixture.client.searchSingleIndex({
      indexName: 'plants',
      searchParams: { responseFields: ['nbHits'] },
    });
    expect(Object.keys(only).sort()).toEqual(['index', 'nbHits', 'params', 'query']);
  });
});
