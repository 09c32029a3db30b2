import { afterAll, beforeAll, expect, test } from 'vitest';
import { ids } from '../testing/plants-index.ts';
import { ADMIN_KEY, APP_ID, SEARCH_KEY, type SearchFixture, startFixture } from '../testing/search-fixture.ts';

let fixture: SearchFixture;

beforeAll(async () => {
  fixture = await startFixture();
});

afterAll(async () => {
  expect(fixture.problems).toEqual([]);
  await fixture.close();
});

const names = async () => (await fixture.client.listIndices()).items.map(({ name }) => name).sort();

test('copy with scopes leaves the records, move takes everything but the replicas of its target', async () => {
  const { client } = fixture;
  const done = async (indexName: string, { taskID }: { taskID: number }) => client.waitForTask({ indexName, taskID });
  await done('a', await client.setSettings({ indexName: 'a', indexSettings: { hitsPerPage: 7, replicas: ['a_r'] } }));
  await done(
    'a',
    await client.saveSynonym({
      indexName: 'a',
      objectID: 's',
      synonymHit: { objectID: 's', type: 'synonym', synonyms: ['uno', 'primero'] },
    }),
  );
  await client.saveObjects({ indexName: 'a', objects: [{ objectID: '1', t: 'uno' }], waitForTasks: true });
  await client.saveObjects({ indexName: 'b', objects: [{ objectID: '2', t: 'dos' }], waitForTasks: true });
  const copy = { operation: 'copy' as const, destination: 'b', scope: ['settings' as const, 'synonyms' as const] };
  await done('b', await client.operationIndex({ indexName: 'a', operationIndexParams: copy }));
  expect(await client.getSettings({ indexName: 'b' })).toMatchObject({ hitsPerPage: 7 });
  expect(await client.getSettings({ indexName: 'b' })).not.toHaveProperty('replicas');
  expect(await client.searchSynonyms({ indexName: 'b' })).toMatchObject({ nbHits: 1 });
  expect(ids(await client.searchSingleIndex({ indexName: 'b' }))).toEqual(['2']);
  const move = { operation: 'move' as const, destination: 'a' };
  await done('a', await client.operationIndex({ indexName: 'b', operationIndexParams: move }));
  expect(await names()).toEqual(['a', 'a_r']);
  expect(ids(await client.searchSingleIndex({ indexName: 'a_r' }))).toEqual(['2']);
});

test('multipleBatch writes several indices and tells the task of each', async () => {
  const { client } = fixture;
  const { taskID, objectIDs } = await client.multipleBatch({
    requests: [
      { action: 'addObject', indexName: 'm1', body: { objectID: 'x', n: 1 } },
      { action: 'addObject', indexName: 'm2', body: { objectID: 'y', n: 2 } },
      { action: 'partialUpdateObject', indexName: 'm1', body: { objectID: 'x', more: true } },
      { action: 'partialUpdateObjectNoCreate', indexName: 'm2', body: { objectID: 'z', more: true } },
    ],
  });
  expect(objectIDs).toEqual(['x', 'x', 'y', 'z']);
  expect(Object.keys(taskID).sort()).toEqual(['m1', 'm2']);
  for (const [indexName, id] of Object.entries(taskID)) await client.waitForTask({ indexName, taskID: id });
  const { results } = await client.getObjects({
    requests: [
      { indexName: 'm1', objectID: 'x', attributesToRetrieve: ['more'] },
      { indexName: 'm2', objectID: 'y' },
      { indexName: 'm2', objectID: 'z' },
    ],
  });
  expect(results).toEqual([{ objectID: 'x', more: true }, { objectID: 'y', n: 2 }, null]);
});

test('every built-in operation of partial updates', async () => {
  const { client } = fixture;
  const indexName = 'ops';
  const before = { objectID: 'o', a: 1, b: 5, list: ['x', 'y', 'x'], set: ['x'], v: 3, w: 3 };
  await client.saveObjects({ indexName, objects: [before], waitForTasks: true });
  const op = (_operation: string, value: unknown) => ({ _operation, value });
  const change = async (attributes: object) => {
    const { taskID } = await client.partialUpdateObject({
      indexName,
      objectID: 'o',
      attributesToUpdate: { ...attributes },
    });
    await client.waitForTask({ indexName, taskID: taskID ?? 0 });
    return await client.getObject({ indexName, objectID: 'o' });
  };
  expect(await change({ a: op('Increment', 2), b: op('Decrement', 1), list: op('Remove', 'x') })).toMatchObject({
    a: 3,
    b: 4,
    list: ['y'],
  });
  expect(await change({ list: op('Add', 'y'), set: op('AddUnique', 'x') })).toMatchObject({
    list: ['y', 'y'],
    set: ['x'],
  });
  expect(await change({ v: op('IncrementFrom', 3), w: op('IncrementSet', 9) })).toMatchObject({ v: 4, w: 9 });
  // Another version stands there already: the whole change is left out.
  expect(await change({ v: op('IncrementFrom', 3), a: 100 })).toMatchObject({ v: 4, a: 3 });
  expect(await change({ w: op('IncrementSet', 2), a: 100 })).toMatchObject({ w: 9, a: 3 });
});

test('deleteBy with places and with several conditions', async () => {
  const { client } = fixture;
  const indexName = 'gone';
  const settings = await client.setSettings({ indexName, indexSettings: { attributesForFaceting: ['kind'] } });
  await client.waitForTask({ indexName, taskID: settings.taskID });
  const objects = ['a', 'b', 'c'].map((objectID, i) => ({
    objectID,
    kind: objectID,
    n: i,
    _geoloc: { lat: 4 + i, lng: -74 },
  }));
  await client.saveObjects({ indexName, objects, waitForTasks: true });
  const near = await client.deleteBy({ indexName, deleteByParams: { aroundLatLng: '4,-74', aroundRadius: 1000 } });
  await client.waitForTask({ indexName, taskID: near.taskID });
  expect(ids(await client.searchSingleIndex({ indexName }))).toEqual(['b', 'c']);
  const both = { facetFilters: [['kind:b', 'kind:c']], numericFilters: ['n>1'] };
  const one = await client.deleteBy({ indexName, deleteByParams: both });
  await client.waitForTask({ indexName, taskID: one.taskID });
  expect(ids(await client.searchSingleIndex({ indexName }))).toEqual(['b']);
});

test('browse: a cursor until the last page, with filters, without rules', async () => {
  const { client } = fixture;
  const indexName = 'long';
  const objects = Array.from({ length: 25 }, (_, n) => ({ objectID: `o${String(n).padStart(2, '0')}`, n }));
  await client.saveObjects({ indexName, objects, waitForTasks: true });
  const first = await client.browse({ indexName, browseParams: { hitsPerPage: 10, filters: 'n < 12' } });
  expect(first).toMatchObject({ nbHits: 12, hits: { length: 10 }, cursor: expect.any(String) });
  const second = await client.browse({ indexName, browseParams: { cursor: first.cursor ?? '' } });
  expect(ids(second)).toEqual(['o10', 'o11']);
  expect(second).not.toHaveProperty('cursor');
  await expect(client.browse({ indexName, browseParams: { cursor: 'x' } })).rejects.toMatchObject({ status: 400 });
});

test('dictionaries are kept and returned, logs are empty', async () => {
  const { client } = fixture;
  const { taskID } = await client.batchDictionaryEntries({
    dictionaryName: 'stopwords',
    batchDictionaryEntriesParams: {
      requests: [{ action: 'addEntry', body: { objectID: 'd1', language: 'es', word: 'vendo' } }],
    },
  });
  await client.waitForAppTask({ taskID });
  const asked = { query: 'vendo', language: 'es' as const };
  const found = await client.searchDictionaryEntries({
    dictionaryName: 'stopwords',
    searchDictionaryEntriesParams: asked,
  });
  expect(found).toMatchObject({ nbHits: 1, hits: [{ objectID: 'd1', word: 'vendo' }] });
  expect(await client.getDictionaryLanguages()).toMatchObject({ es: { stopwords: { nbCustomEntries: 1 } } });
  const set = await client.setDictionarySettings({ disableStandardEntries: { stopwords: { es: true } } });
  await client.waitForAppTask({ taskID: set.taskID });
  expect(await client.getDictionarySettings()).toEqual({ disableStandardEntries: { stopwords: { es: true } } });
  expect(await client.getLogs()).toEqual({ logs: [] });
});

test('keys: sites they may be used from, addresses, an end, unknown rights', async () => {
  const { client, port } = fixture;
  await client.saveObjects({ indexName: 'k', objects: [{ objectID: '1' }], waitForTasks: true });
  const { key } = await client.addApiKey({ acl: ['search'], referers: ['https://umbral.test/*'], validity: 3600 });
  const status = async (apiKey: string, headers: Record<string, string>) => {
    const credentials = { 'x-algolia-application-id': APP_ID, 'x-algolia-api-key': apiKey };
    const init = { method: 'POST', headers: { ...credentials, ...headers }, body: '{}' };
    return (await fetch(`http://127.0.0.1:${port}/1/indexes/k/query`, init)).status;
  };
  expect(await status(key, { referer: 'https://umbral.test/casas' })).toBe(200);
  expect(await status(key, { referer: 'https://other.test/' })).toBe(403);
  expect(await status(key, {})).toBe(403);
  const secured = client.generateSecuredApiKey({
    parentApiKey: SEARCH_KEY,
    restrictions: { restrictSources: '198.51.100.0/24', validUntil: Math.floor(Date.now() / 1000) + 60 },
  });
  expect(await status(secured, { 'x-forwarded-for': '198.51.100.9' })).toBe(200);
  expect(await status(secured, { 'x-forwarded-for': '203.0.113.9' })).toBe(403);
  const { taskID: _, ...changed } = {
    ...(await client.updateApiKey({ key, apiKey: { acl: ['search', 'browse'] } })),
    taskID: 0,
  };
  expect(changed).toMatchObject({ key });
  expect(await client.getApiKey({ key })).toMatchObject({ acl: ['search', 'browse'], validity: 3600 });
  await expect(client.addApiKey({ acl: ['everything'] } as never)).rejects.toMatchObject({ status: 400 });
  const fixed = await client.addApiKey({ acl: ['search'], queryParameters: 'hitsPerPage=1&filters=n>0' });
  expect(
    await fixture.clientFor(fixed.key).searchSingleIndex({ indexName: 'long', searchParams: { hitsPerPage: 9 } }),
  ).toMatchObject({ nbHits: 24, hits: { length: 1 } });
  await expect(fixture.clientFor(SEARCH_KEY).addApiKey({ acl: ['search'] })).rejects.toMatchObject({ status: 403 });
  expect(await fixture.clientFor(ADMIN_KEY).listApiKeys()).toMatchObject({ keys: { length: 2 } });
});

test('while too many changes wait, more are refused for a second, which clients keep to', async () => {
  const busy = await startFixture(null, { maxPendingTasks: 2 });
  const send = () =>
    fetch(`http://127.0.0.1:${busy.port}/1/indexes/q/batch`, {
      method: 'POST',
      headers: { 'x-algolia-application-id': APP_ID, 'x-algolia-api-key': ADMIN_KEY },
      body: JSON.stringify({ requests: [{ action: 'addObject', body: { n: 1 } }] }),
    });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  busy.store.tasks.add(() => held);
  expect((await send()).status).toBe(200);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toEqual({ message: 'Too many jobs', status: 429 });
  const retried = busy.client.saveObjects({ indexName: 'q', objects: [{ objectID: 'late' }], waitForTasks: true });
  release();
  await retried;
  expect(await busy.client.searchSingleIndex({ indexName: 'q' })).toMatchObject({ nbHits: 2 });
  await busy.close();
});
