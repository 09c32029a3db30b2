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
