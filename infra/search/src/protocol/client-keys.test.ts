import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWithPlants } from '../testing/plants-index.ts';
import { APP_ID, SEARCH_KEY, type SearchFixture, startFixture } from '../testing/search-fixture.ts';

let fixture: SearchFixture;

beforeAll(async () => {
  fixture = await startWithPlants();
});

afterAll(async () => {
  expect(fixture.problems).toEqual([]);
  await fixture.close();
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
    await expect(onlyHouses.searchSingleIndex({ indexName: 'other' })).rejects.toMatchObject({
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
    await expect(limited.searchSingleIndex({ indexName: 'other' })).rejects.toMatchObject({ status: 403 });
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

  test('the key of browsers has queries per hour and address, also as a secured key; our own programs have none', async () => {
    const limited = await startFixture(null, { searchesPerHour: 3 });
    const ask = async (address: string | undefined, key = SEARCH_KEY, requests: object[] = []) => {
      const response = await fetch(`http://127.0.0.1:${limited.port}/1/indexes/*/queries`, {
        method: 'POST',
        headers: {
          'x-algolia-application-id': APP_ID,
          'x-algolia-api-key': key,
          ...(address ? { 'x-forwarded-for': address } : {}),
        },
        body: JSON.stringify({ requests }),
      });
      return [response.status, Number(response.headers.get('retry-after')) > 0];
    };
    const secured = limited.client.generateSecuredApiKey({
      parentApiKey: SEARCH_KEY,
      restrictions: { searchParams: { hitsPerPage: 1 } },
    });
    expect(await ask('203.0.113.1')).toEqual([200, false]);
    expect(await ask('203.0.113.1')).toEqual([200, false]);
    expect(await ask('203.0.113.1', secured)).toEqual([200, false]);
    expect(await ask('203.0.113.1')).toEqual([429, true]);
    expect(await ask('203.0.113.1', secured)).toEqual([429, true]);
    expect(await ask('203.0.113.2')).toEqual([200, false]);
    const four = Array.from({ length: 4 }, () => ({ indexName: 'plants' }));
    expect(await ask('203.0.113.3', SEARCH_KEY, four)).toEqual([429, true]);
    for (let times = 0; times < 5; times += 1) expect(await ask(undefined)).toEqual([200, false]);
    await limited.close();
  });
});
