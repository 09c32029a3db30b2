import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ids, startWithPlants } from '../testing/plants-index.ts';
import { ADMIN_KEY, APP_ID, SEARCH_KEY, type SearchFixture } from '../testing/search-fixture.ts';

let fixture: SearchFixture;

beforeAll(async () => {
  fixture = await startWithPlants();
});

afterAll(async () => {
  expect(fixture.problems).toEqual([]);
  await fixture.close();
});

const hosts = () => [{ url: '127.0.0.1', port: fixture.port, protocol: 'http' as const, accept: 'readWrite' as const }];

test('the full client with compressed bodies writes, waits and reads', async () => {
  const client = algoliasearch(APP_ID, ADMIN_KEY, { hosts: hosts(), compression: 'gzip' });
  const objects = Array.from({ length: 40 }, (_, n) => ({ objectID: `z${n}`, text: `casa número ${n} `.repeat(5) }));
  const [{ taskID, objectIDs } = { taskID: 0, objectIDs: [] }] = await client.saveObjects({ indexName: 'z', objects });
  expect(objectIDs).toHaveLength(40);
  await client.waitForTask({ indexName: 'z', taskID });
  expect(await client.searchSingleIndex({ indexName: 'z', searchParams: { query: 'numero' } })).toMatchObject({
    nbHits: 40,
  });
});

test('the lite client asks several indices and facets in one request, and keeps answers it had', async () => {
  const client = liteClient(APP_ID, SEARCH_KEY, { hosts: hosts() });
  const requests = [
    { indexName: 'plants', query: 'casa' },
    { indexName: 'plants', type: 'facet' as const, facet: 'city', facetQuery: 'bog' },
  ];
  const before = fixture.requests();
  const { results } = await client.search({ requests });
  expect(results).toMatchObject([{ nbHits: 2 }, { facetHits: [{ value: 'Bogotá', count: 2 }] }]);
  expect(fixture.requests()).toBe(before + 1);
  const hits = await client.searchForHits({ requests: [{ indexName: 'plants', query: 'luz' }] });
  expect(hits.results.map(ids)).toEqual([['p1']]);
});

test('host after host: reads go on where the first one does not answer', async () => {
  const dead = { url: '127.0.0.1', port: 9, protocol: 'http' as const, accept: 'readWrite' as const };
  const client = liteClient(APP_ID, SEARCH_KEY, { hosts: [dead, ...hosts()] });
  const { results } = await client.search({ requests: [{ indexName: 'plants', query: 'luz' }] });
  expect(results).toMatchObject([{ nbHits: 1 }]);
});
