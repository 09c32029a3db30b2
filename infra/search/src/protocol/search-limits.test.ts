import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWithPlants } from '../testing/plants-index.ts';
import { ADMIN_KEY, APP_ID, SEARCH_KEY, type SearchFixture } from '../testing/search-fixture.ts';

let fixture: SearchFixture;

beforeAll(async () => {
  fixture = await startWithPlants();
});

afterAll(async () => {
  expect(fixture.problems).toEqual([]);
  await fixture.close();
});

async function ask(body: object, key = SEARCH_KEY, path = 'plants/query') {
  const headers = { 'x-algolia-application-id': APP_ID, 'x-algolia-api-key': key };
  const url = `http://127.0.0.1:${fixture.port}/1/indexes/${path}`;
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const { message }: { message?: string } = JSON.parse(await response.text());
  return { status: response.status, message };
}

const anyOf = (count: number) => Array.from({ length: count }, (_, i) => `city:"${i}"`).join(' OR ');

test('a body has an end, a nearer one where the key may not write', async () => {
  const within = { query: 'casa', userToken: 'x'.repeat(200_000) };
  const beyond = { query: 'casa', userToken: 'x'.repeat(300_000) };
  expect(await ask(within)).toMatchObject({ status: 200 });
  expect(await ask(beyond)).toEqual({ status: 413, message: 'Request body is too big' });
  expect(await ask(beyond, ADMIN_KEY)).toMatchObject({ status: 200 });
});

describe('what a key that only searches may send', () => {
  test.each([
    ['query', 'casa '.repeat(1000)],
    ['filters', anyOf(2000)],
    ['facetFilters', [anyOf(2000).split(' OR ')]],
    ['numericFilters', [' '.repeat(20_000)]],
    ['optionalFilters', anyOf(2000)],
    ['highlightPreTag', '<em>'.repeat(1000)],
  ])('%s has an end', async (name, value) => {
    expect(await ask({ [name]: value })).toEqual({ status: 400, message: expect.stringContaining(`${name}: at most`) });
    expect(await ask({ params: { [name]: value } })).toMatchObject({ status: 400 });
    expect(await ask({ [name]: value }, ADMIN_KEY)).not.toMatchObject({ message: expect.stringContaining('at most') });
  });

  test.each([
    ['insidePolygon', 'points', Array.from({ length: 1002 }, (_, i) => i % 90)],
    ['insidePolygon', 'points', Array.from({ length: 200 }, () => [1, 2, 3, 4, 5, 6])],
    ['insideBoundingBox', 'points', Array.from({ length: 300 }, () => [1, 2, 3, 4])],
  ])('%s has an end by its %s', async (name, what, value) => {
    const refusal = { status: 400, message: `${name}: at most 500 ${what}` };
    expect(await ask({ [name]: value })).toEqual(refusal);
    expect(await ask({ [name]: JSON.stringify(value) })).toEqual(refusal);
    expect(await ask({ [name]: value }, ADMIN_KEY)).toMatchObject({ status: 200 });
  });

  test('queries and hits of one request have an end, in the words of Algolia where it has one too', async () => {
    const many = async (count: number, hitsPerPage: number, key = SEARCH_KEY) => {
      const requests = Array.from({ length: count }, () => ({ indexName: 'plants', hitsPerPage }));
      return await ask({ requests }, key, '*/queries');
    };
    expect(await many(51, 1)).toEqual({ status: 400, message: 'Too many queries in multi query request' });
    expect(await many(13, 1000)).toEqual({ status: 400, message: 'hitsPerPage: at most 12000 hits in one request' });
    expect(await many(10, 1000)).toMatchObject({ status: 200 });
    expect(await many(13, 1000, ADMIN_KEY)).toMatchObject({ status: 200 });
  });

  test('long lists of values, and a secured key with long filters of its own, go through', async () => {
    expect(await ask({ filters: anyOf(800), facetFilters: [anyOf(800).split(' OR ')] })).toMatchObject({
      status: 200,
    });
    const secured = fixture.client.generateSecuredApiKey({
      parentApiKey: SEARCH_KEY,
      restrictions: { filters: anyOf(300) },
    });
    expect(await ask({ filters: anyOf(800) }, secured)).toMatchObject({ status: 200 });
  });
});
