import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APP_ID, SEARCH_KEY, type SearchFixture, startFixture } from '../testing/search-fixture.ts';

const PLANTS = [
  {
    objectID: 'p1',
    title: 'Apartamento con luz natural',
    city: 'Bogotá',
    type: 'Apartamento',
    price: 300,
    rooms: 3,
    amenities: ['Piscina', 'Gimnasio'],
    _geoloc: { lat: 4.7, lng: -74.05 },
  },
  {
    objectID: 'p2',
    title: 'Casa campestre con dos balcones',
    city: 'Chía',
    type: 'Casa',
    price: 900,
    rooms: 4,
    amenities: ['Piscina'],
    _geoloc: { lat: 4.86, lng: -74.06 },
  },
  {
    objectID: 'p3',
    title: 'Casas en Santa Marta frente al mar',
    city: 'Santa Marta',
    type: 'Casa',
    price: 500,
    rooms: 2,
    amenities: [],
    _geoloc: { lat: 11.24, lng: -74.2 },
  },
  {
    objectID: 'p4',
    title: 'Apartaestudio cerca al niño',
    city: 'Bogotá',
    type: 'Apartaestudio',
    price: 200,
    rooms: 1,
    _tags: ['vis'],
    _geoloc: { lat: 4.65, lng: -74.06 },
  },
];
const SETTINGS = {
  searchableAttributes: ['title', 'city'],
  attributesForFaceting: ['searchable(city)', 'type', 'amenities', 'filterOnly(rooms)'],
  customRanking: ['asc(price)'],
  ignorePlurals: ['es' as const],
  removeStopWords: ['es' as const],
};

let fixture: SearchFixture;

beforeAll(async () => {
  fixture = await startFixture();
  const { client } = fixture;
  const { taskID } = await client.setSettings({ indexName: 'plants', indexSettings: SETTINGS });
  await client.waitForTask({ indexName: 'plants', taskID });
  await client.saveObjects({ indexName: 'plants', objects: PLANTS, waitForTasks: true });
});

afterAll(async () => {
  expect(fixture.problems).toEqual([]);
  await fixture.close();
});

const ids = (response: { hits: { objectID: string }[] }) => response.hits.map((hit) => hit.objectID);

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
    await expect(search({ aroundPrecision: [null] })).rejects.toMatchObject({ status: 400 });
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

describe('writing with the unmodified client', () => {
  test('replicas order the same records; forwarded settings reach them', async () => {
    const { client } = fixture;
    const { taskID } = await client.setSettings({
      indexName: 'plants',
      indexSettings: { replicas: ['plants_dear', 'virtual(plants_rooms)'] },
    });
    await client.waitForTask({ indexName: 'plants', taskID });
    const set = await client.setSettings({
      indexName: 'plants_dear',
      indexSettings: { ranking: ['desc(price)', 'typo', 'words', 'custom'] },
    });
    const virtual = await client.setSettings({
      indexName: 'plants_rooms',
      indexSettings: { customRanking: ['desc(rooms)'] },
    });
    await client.waitForTask({ indexName: 'plants', taskID: set.taskID });
    await client.waitForTask({ indexName: 'plants', taskID: virtual.taskID });
    expect(ids(await client.searchSingleIndex({ indexName: 'plants_dear' }))).toEqual(['p2', 'p3', 'p1', 'p4']);
    expect(ids(await client.searchSingleIndex({ indexName: 'plants_rooms' }))).toEqual(['p2', 'p1', 'p3', 'p4']);
    expect(await client.getSettings({ indexName: 'plants_dear' })).toMatchObject({
      primary: 'plants',
      searchableAttributes: ['title', 'city'],
    });
    await expect(client.saveObject({ indexName: 'plants_dear', body: { title: 'x' } })).rejects.toMatchObject({
      status: 400,
    });
  });

  test('partial updates, built-in operations, deletions', async () => {
    const { client } = fixture;
    const indexName = 'partial';
    await client.saveObjects({
      indexName,
      objects: [{ objectID: 'a', visits: 1, tags: ['x'], name: 'uno' }],
      waitForTasks: true,
    });
    await client.partialUpdateObjects({
      indexName,
      objects: [
        { objectID: 'a', visits: { _operation: 'Increment', value: 2 }, tags: { _operation: 'AddUnique', value: 'y' } },
        { objectID: 'b', name: 'nuevo' },
      ],
      createIfNotExists: true,
      waitForTasks: true,
    });
    await client.partialUpdateObjects({
      indexName,
      objects: [{ objectID: 'c', name: 'no' }],
      createIfNotExists: false,
      waitForTasks: true,
    });
    expect(await client.getObject({ indexName, objectID: 'a' })).toEqual({
      objectID: 'a',
      visits: 3,
      tags: ['x', 'y'],
      name: 'uno',
    });
    const { results } = await client.getObjects({
      requests: [
        { indexName, objectID: 'b' },
        { indexName, objectID: 'c' },
      ],
    });
    expect(results).toEqual([{ objectID: 'b', name: 'nuevo' }, null]);
    await client.deleteObjects({ indexName, objectIDs: ['a'], waitForTasks: true });
    await expect(client.getObject({ indexName, objectID: 'a' })).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('ObjectID does not exist'),
    });
  });

  test('deleteBy, browse over several pages, clear', async () => {
    const { client } = fixture;
    const indexName = 'many';
    await client.setSettings({ indexName, indexSettings: { attributesForFaceting: ['group'] } });
    const objects = Array.from({ length: 2500 }, (_, i) => ({ objectID: `o${i}`, group: `g${i % 5}`, number: i }));
    await client.saveObjects({ indexName, objects, waitForTasks: true });
    const { taskID } = await client.deleteBy({ indexName, deleteByParams: { filters: 'group:g0 AND number >= 100' } });
    await client.waitForTask({ indexName, taskID });
    const seen = new Set<string>();
    await client.browseObjects({
      indexName,
      browseParams: { query: '' },
      aggregator: ({ hits }) => {
        for (const hit of hits) seen.add(hit.objectID);
      },
    });
    expect(seen.size).toBe(2020);
    await expect(client.deleteBy({ indexName, deleteByParams: {} })).rejects.toMatchObject({ status: 400 });
    const cleared = await client.clearObjects({ indexName });
    await client.waitForTask({ indexName, taskID: cleared.taskID });
    expect(await client.searchSingleIndex({ indexName })).toMatchObject({ nbHits: 0 });
  });

  test('replaceAllObjects keeps settings and replicas and leaves no temporary index', async () => {
    const { client } = fixture;
    const indexName = 'replaced';
    const { taskID } = await client.setSettings({
      indexName,
      indexSettings: { attributesForFaceting: ['kind'], replicas: ['replaced_by_n'] },
    });
    await client.waitForTask({ indexName, taskID });
    await client.setSettings({ indexName: 'replaced_by_n', indexSettings: { ranking: ['desc(n)'] } });
    await client.saveObjects({ indexName, objects: [{ objectID: 'old', kind: 'a', n: 0 }], waitForTasks: true });
    const objects = Array.from({ length: 30 }, (_, n) => ({ objectID: `n${n}`, kind: n % 2 ? 'odd' : 'even', n }));
    await client.replaceAllObjects({ indexName, objects, batchSize: 10 });
    expect(await client.searchSingleIndex({ indexName, searchParams: { facets: ['kind'] } })).toMatchObject({
      nbHits: 30,
      facets: { kind: { odd: 15, even: 15 } },
    });
    expect(
      ids(await client.searchSingleIndex({ indexName: 'replaced_by_n', searchParams: { hitsPerPage: 2 } })),
    ).toEqual(['n29', 'n28']);
    const { items } = await client.listIndices();
    expect(items.map(({ name }) => name).filter((name) => name.includes('_tmp_'))).toEqual([]);
    expect(await client.indexExists({ indexName: 'never' })).toBe(false);
  });

  test('synonyms are applied, rules are kept', async () => {
    const { client } = fixture;
    const saved = await client.saveSynonyms({
      indexName: 'plants',
      synonymHit: [
        { objectID: 's1', type: 'synonym', synonyms: ['vivienda', 'casa'] },
        { objectID: 's2', type: 'onewaysynonym', input: 'playa', synonyms: ['santa marta'] },
      ],
    });
    await client.waitForTask({ indexName: 'plants', taskID: saved.taskID });
    expect(
      ids(await client.searchSingleIndex({ indexName: 'plants', searchParams: { query: 'vivienda ' } })).sort(),
    ).toEqual(['p2']);
    expect(ids(await client.searchSingleIndex({ indexName: 'plants', searchParams: { query: 'playa' } }))).toEqual([
      'p3',
    ]);
    expect(
      (await client.searchSynonyms({ indexName: 'plants', searchSynonymsParams: { query: 'playa' } })).nbHits,
    ).toBe(1);
    const rule = await client.saveRule({
      indexName: 'plants',
      objectID: 'r1',
      rule: { objectID: 'r1', conditions: [], consequence: {} },
    });
    await client.waitForTask({ indexName: 'plants', taskID: rule.taskID });
    expect(await client.getRule({ indexName: 'plants', objectID: 'r1' })).toMatchObject({ objectID: 'r1' });
  });
});

describe('keys', () => {
  test('the search key searches and nothing else; a wrong key is refused', async () => {
    const searcher = fixture.clientFor(SEARCH_KEY);
    expect((await searcher.searchSingleIndex({ indexName: 'plants' })).nbHits).toBe(4);
    await expect(searcher.saveObject({ indexName: 'plants', body: {} })).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('Method not allowed with this API key'),
    });
    await expect(fixture.clientFor('wrong').searchSingleIndex({ indexName: 'plants' })).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('Invalid Application-ID or API key'),
    });
  });

  test('a secured key restricts filters, indices and time, whatever the visitor asks', async () => {
    const { client } = fixture;
    const make = (restrictions: object) =>
      fixture.clientFor(client.generateSecuredApiKey({ parentApiKey: SEARCH_KEY, restrictions }));
    const onlyHouses = make({ filters: 'type:Casa', restrictIndices: ['plants*'] });
    expect((await onlyHouses.searchSingleIndex({ indexName: 'plants' })).nbHits).toBe(2);
    expect(
      (
        await onlyHouses.searchSingleIndex({
          indexName: 'plants',
          searchParams: { filters: 'city:Chía OR city:Bogotá' },
        })
      ).nbHits,
    ).toBe(1);
    await expect(onlyHouses.searchSingleIndex({ indexName: 'many' })).rejects.toMatchObject({
      message: expect.stringContaining('Index not allowed with this API key'),
    });
    await expect(make({ validUntil: 1 }).searchSingleIndex({ indexName: 'plants' })).rejects.toMatchObject({
      status: 403,
    });
    const forged = fixture.clientFor(Buffer.from(`${'0'.repeat(64)}filters=`).toString('base64'));
    await expect(forged.searchSingleIndex({ indexName: 'plants' })).rejects.toMatchObject({ status: 403 });
  });

  test('a key made by a client: rights, indices, hits per query, queries per hour, deletion and restoration', async () => {
    const { client } = fixture;
    const { key } = await client.addApiKey({
      acl: ['search'],
      indexes: ['pla*'],
      maxHitsPerQuery: 2,
      maxQueriesPerIPPerHour: 4,
    });
    await client.waitForApiKey({ operation: 'add', key });
    const limited = fixture.clientFor(key);
    expect(
      (await limited.searchSingleIndex({ indexName: 'plants', searchParams: { hitsPerPage: 50 } })).hits,
    ).toHaveLength(2);
    await expect(limited.searchSingleIndex({ indexName: 'many' })).rejects.toMatchObject({ status: 403 });
    expect(await limited.getApiKey({ key })).toMatchObject({ value: key, acl: ['search'] });
    await limited.searchSingleIndex({ indexName: 'plants' });
    const response = await fetch(`http://127.0.0.1:${fixture.port}/1/indexes/plants/query`, {
      method: 'POST',
      headers: { 'x-algolia-application-id': APP_ID, 'x-algolia-api-key': key },
    });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    await client.deleteApiKey({ key });
    await expect(client.getApiKey({ key })).rejects.toMatchObject({ status: 404 });
    await client.restoreApiKey({ key });
    expect(await client.getApiKey({ key })).toMatchObject({ value: key });
  });
});

describe('transport', () => {
  const url = (path: string) => `http://127.0.0.1:${fixture.port}${path}`;
  const credentials = `x-algolia-application-id=${APP_ID}&x-algolia-api-key=${SEARCH_KEY}`;

  test('credentials in the query string, text/plain, CORS and the correlation id on every answer', async () => {
    const response = await fetch(url(`/1/indexes/plants/query?${credentials}`), {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'request-id': 'abc-1' },
      body: JSON.stringify({ query: 'casa' }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('correlation-id')).toBe('abc-1');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const refused = await fetch(url('/1/indexes/plants/query'), { method: 'POST' });
    expect(refused.status).toBe(403);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(await refused.json()).toEqual({ message: 'Invalid Application-ID or API key', status: 403 });
    expect((await fetch(url('/1/indexes/plants/query'), { method: 'OPTIONS' })).status).toBe(204);
  });

  test('broken JSON, broken gzip, broken encoding, unknown paths and methods', async () => {
    const post = (path: string, init: RequestInit) => fetch(url(`${path}?${credentials}`), { method: 'POST', ...init });
    expect((await post('/1/indexes/plants/query', { body: '{' })).status).toBe(400);
    expect((await post('/1/indexes/plants/query', { body: 'x', headers: { 'content-encoding': 'gzip' } })).status).toBe(
      400,
    );
    expect((await post('/1/indexes/%E0%A4%A/query', { body: '{}' })).status).toBe(400);
    expect((await post('/1/nothing', { body: '{}' })).status).toBe(404);
    expect((await post('/1/indexes/plants/settings', { body: '{}' })).status).toBe(405);
    expect((await fetch(url('/livez'))).status).toBe(200);
    expect((await fetch(url('/readyz'))).status).toBe(200);
  });
});
