import { afterAll, beforeAll, expect, test } from 'vitest';
import { ids, startWithPlants } from '../testing/plants-index.ts';
import type { SearchFixture } from '../testing/search-fixture.ts';

let fixture: SearchFixture;
const indexName = 'plants';

beforeAll(async () => {
  fixture = await startWithPlants();
  const { taskID } = await fixture.client.saveRules({
    indexName,
    rules: [
      {
        objectID: 'a-promote',
        conditions: [{ pattern: 'casa', anchoring: 'is' }],
        consequence: { promote: [{ objectID: 'p1', position: 0 }], userData: { banner: 'casas' } },
      },
      {
        objectID: 'b-hide',
        conditions: [{ pattern: 'frente al mar', anchoring: 'contains' }],
        consequence: { hide: [{ objectID: 'p3' }] },
      },
      {
        objectID: 'c-filter',
        conditions: [{ pattern: 'capital', anchoring: 'contains' }],
        consequence: {
          params: { query: { edits: [{ type: 'remove', delete: 'capital' }] }, filters: 'city:"Bogotá"' },
        },
      },
      {
        objectID: 'd-context',
        conditions: [{ context: 'tv' }],
        consequence: { promote: [{ objectIDs: ['p2', 'p3'], position: 1 }], filterPromotes: true },
      },
      {
        objectID: 'd-free',
        conditions: [{ context: 'radio' }],
        consequence: { promote: [{ objectID: 'p4', position: 0 }] },
      },
      {
        objectID: 'e-over',
        conditions: [{ pattern: 'luz', anchoring: 'is' }],
        consequence: { hide: [{ objectID: 'p1' }] },
        validity: [{ from: 1, until: 2 }],
      },
      {
        objectID: 'f-off',
        enabled: false,
        conditions: [{ pattern: 'luz', anchoring: 'is' }],
        consequence: { hide: [{ objectID: 'p1' }] },
      },
      {
        objectID: 'g-plural',
        conditions: [{ pattern: 'terreno', anchoring: 'is', alternatives: true }],
        consequence: { params: { query: 'casa campestre' } },
      },
    ],
  });
  await fixture.client.waitForTask({ indexName, taskID });
});

afterAll(async () => {
  expect(fixture.problems).toEqual([]);
  await fixture.close();
});

const search = (searchParams: object) => fixture.client.searchSingleIndex({ indexName, searchParams });

test('promote: a record stands where the rule says, counted, with the data of the rule', async () => {
  const answer = await search({ query: 'casa', getRankingInfo: true });
  expect(ids(answer)).toEqual(['p1', 'p3', 'p2']);
  expect(answer).toMatchObject({
    nbHits: 3,
    userData: [{ banner: 'casas' }],
    appliedRules: [{ objectID: 'a-promote' }],
  });
  expect(answer.hits[0]?._rankingInfo).toMatchObject({ promoted: true });
  expect(ids(await search({ query: 'casa', hitsPerPage: 1, page: 1 }))).toEqual(['p3']);
  expect(ids(await search({ query: 'casa grande' }))).not.toContain('p1');
  expect(ids(await search({ query: 'casa', enableRules: false }))).toEqual(['p3', 'p2']);
});

test('hide: a record is not found, nor counted', async () => {
  const answer = await search({ query: 'casas frente al mar', facets: ['type'] });
  expect(answer).toMatchObject({ nbHits: 0, facets: {} });
  expect(ids(await search({ query: 'casas frente' }))).toEqual(['p3']);
});

test('params: filters are joined with those of the search, words are taken out of the query', async () => {
  const answer = await search({ query: 'apartamento capital', getRankingInfo: true });
  expect(ids(answer)).toEqual(['p1']);
  expect(answer).toMatchObject({ query: 'apartamento capital', parsedQuery: 'apartamento' });
  expect(ids(await search({ query: 'capital', filters: 'type:Apartaestudio OR type:Casa' }))).toEqual(['p4']);
  expect(ids(await search({ query: 'terrenos' }))).toEqual(['p2']);
});

test('contexts, and promoted records that must meet the filters', async () => {
  expect(ids(await search({ ruleContexts: ['tv'] }))).toEqual(['p4', 'p2', 'p3', 'p1']);
  expect(ids(await search({ ruleContexts: ['tv'], filters: 'city:"Chía" OR city:"Bogotá"' }))).toEqual([
    'p4',
    'p2',
    'p1',
  ]);
  expect(ids(await search({ ruleContexts: ['radio'] }))).toEqual(['p4', 'p1', 'p3', 'p2']);
});

test('whether a promoted record must meet the filters is told by its own rule, not by another', async () => {
  const both = { ruleContexts: ['tv', 'radio'], filters: 'city:"Chía"' };
  expect(ids(await search(both))).toEqual(['p4', 'p2']);
  expect(ids(await search({ ...both, ruleContexts: ['tv'] }))).toEqual(['p2']);
});

test('a rule out of its time or switched off does nothing', async () => {
  expect(ids(await search({ query: 'luz' }))).toEqual(['p1']);
});

test('rules are searched, read, deleted; broken ones are refused', async () => {
  const { client } = fixture;
  expect(await client.searchRules({ indexName, searchRulesParams: { anchoring: 'contains' } })).toMatchObject({
    nbHits: 2,
  });
  expect(await client.searchRules({ indexName, searchRulesParams: { enabled: false } })).toMatchObject({ nbHits: 1 });
  expect(await client.getRule({ indexName, objectID: 'b-hide' })).toMatchObject({
    consequence: { hide: [{ objectID: 'p3' }] },
  });
  const broken = { objectID: 'x', conditions: [], consequence: { params: { filters: 'city:Santa Marta' } } };
  await expect(client.saveRule({ indexName, objectID: 'x', rule: broken })).rejects.toMatchObject({ status: 400 });
  const { taskID } = await client.deleteRule({ indexName, objectID: 'b-hide' });
  await client.waitForTask({ indexName, taskID });
  await expect(client.getRule({ indexName, objectID: 'b-hide' })).rejects.toMatchObject({ status: 404 });
  expect(ids(await search({ query: 'casas frente al mar' }))).toEqual(['p3']);
});
