import { attributeOf, countedBy } from '@umbral/domain/filters/filter-attributes.ts';
import { facets } from '@umbral/domain/homes/record-attributes.ts';
import { indexOf, plantsIndex } from '@umbral/domain/search/search-index.ts';
import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { searchIndex } from '../fixtures/search-index.ts';
import { expect, test } from '../fixtures/test.ts';

const { appId, key: searchKey, options } = searchIndex;
const requests = [
  { indexName: plantsIndex, query: 'apartamento bogota', hitsPerPage: 5 },
  { indexName: plantsIndex, query: 'medelin', hitsPerPage: 3 },
  {
    indexName: indexOf('price-asc'),
    filters: `${attributeOf.city}:bogota`,
    facets: [attributeOf.type],
    hitsPerPage: 50,
  },
];

interface Hit {
  readonly objectID: string;
}

const clients = {
  full: () => algoliasearch(appId, searchKey, options).search<Hit>({ requests }),
  lite: () => liteClient(appId, searchKey, options).search<Hit>({ requests }),
};

for (const [kind, search] of Object.entries(clients)) {
  test(`the unmodified ${kind} client searches several indices at once: words, a typo, an order`, async () => {
    const { results } = await search();
    const ids = results.map((result) => ('hits' in result ? result.hits.map((hit: Hit) => hit.objectID) : []));
    expect(ids.map(({ length }) => length)).toEqual([5, 3, 50]);
    expect(new Set(ids[2]).size).toBe(50);
  });
}

test('facet counts are those of the database', async ({ database }) => {
  const client = algoliasearch(appId, searchKey, options);
  const answer = await client.searchSingleIndex({
    indexName: plantsIndex,
    searchParams: {
      facets: [attributeOf.city],
      filters: `${facets.active}:1`,
      hitsPerPage: 0,
      maxValuesPerFacet: 1000,
    },
  });
  const rows = await database.rows<{ slug: string; count: number }>(
    'select city_slug as slug, count(*)::int as count from plant_listing where is_active group by 1',
  );
  expect(answer.facets?.[attributeOf.city]).toEqual(Object.fromEntries(rows.map(({ slug, count }) => [slug, count])));
  expect(answer.nbHits).toBe(rows.reduce((sum, { count }) => sum + count, 0));
});

test('the full client finds values of a facet and single records', async () => {
  const client = algoliasearch(appId, searchKey, options);
  const { facetHits } = await client.searchForFacetValues({
    indexName: plantsIndex,
    facetName: countedBy.city,
    searchForFacetValuesRequest: { facetQuery: 'bogo' },
  });
  expect(facetHits.map(({ value }) => value)).toContain('Bogotá');
  const { hits } = await client.searchSingleIndex<Hit>({ indexName: plantsIndex, searchParams: { hitsPerPage: 1 } });
  const [hit] = hits;
  const record = await client.getObject({ indexName: plantsIndex, objectID: hit?.objectID ?? '' });
  expect(record).toMatchObject({ objectID: hit?.objectID });
});

test('the key of browsers may not write, a wrong key may not even read', async () => {
  const client = algoliasearch(appId, searchKey, options);
  const write = client.saveObject({ indexName: plantsIndex, body: { objectID: 'e2e', title: 'x' } });
  await expect(write).rejects.toMatchObject({ status: 403 });
  const stranger = liteClient(appId, 'not-the-key-of-this-portal', options);
  await expect(stranger.search({ requests })).rejects.toMatchObject({ status: 403 });
});
