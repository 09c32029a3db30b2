import { sortedOrders } from '@umbral/domain/filters/orders.ts';
import { indexOf, plantsIndex } from '@umbral/domain/search/search-index.ts';
import { recordsOfIds } from 'infra-api/market/plants/card-queries.ts';
import { createPlantsIndex } from 'infra-api/market/search-index/index-client.ts';
import { createTestApp } from 'infra-api/testing/test-app.ts';
import { createSearchServer } from 'infra-search/src/server.ts';
import { IndexStore } from 'infra-search/src/store/index-store.ts';
import { SearchPool } from 'infra-search/src/threads/search-pool.ts';
import { expect, test } from 'vitest';

const appId = 'SOMEWHERE';
const adminKey = 'another-admin-key-of-somewhere';
const searchKey = 'another-search-key-of-somewhere';

/** An engine that knows nothing of the portal, under another application, as hosted search is. */
async function otherEngine() {
  const store = await IndexStore.open({ directory: null });
  const searcher = new SearchPool({ store, threads: 1 });
  await searcher.ready;
  const server = createSearchServer({ store, searcher, appId, adminKey, searchKey });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await searcher.close();
    await store.close();
  };
  return { url, close };
}

// The first to ask makes the database that all others copy.
test('the API configures, fills and keeps a search elsewhere by address, application and key alone', async () => {
  const [api, engine] = await Promise.all([createTestApp(), otherEngine()]);
  const totalOf = async (index: string) => {
    const headers = { 'x-algolia-application-id': appId, 'x-algolia-api-key': searchKey };
    const answer = await fetch(`${engine.url}/1/indexes/${index}/query`, { method: 'POST', headers, body: '{}' });
    const { nbHits }: { nbHits: number } = JSON.parse(await answer.text());
    return nbHits;
  };
  try {
    const rows = await api.backend.db.selectFrom('plant').select('id').orderBy('id').limit(60).execute();
    const records = await recordsOfIds(
      api.backend,
      rows.map(({ id }) => id),
    );
    const index = createPlantsIndex({ url: engine.url, appId, adminKey });
    expect([await index.isReachable(), await index.count(), await index.shape()]).toEqual([true, 0, undefined]);
    await index.configure();
    await index.replaceAll(records);
    expect(await index.shape()).toMatch(/\S/);
    expect(await totalOf(plantsIndex)).toBe(records.length);
    for (const { key } of sortedOrders) expect(await totalOf(indexOf(key))).toBe(records.length);
    await index.remove(records.slice(0, 2).map(({ objectID }) => objectID));
    expect(await index.count()).toBe(records.length - 2);
    await index.save(records.slice(0, 1));
    expect(await index.count()).toBe(records.length - 1);
    const wrong = createPlantsIndex({ url: engine.url, appId, adminKey: 'not-the-key-of-that-place' });
    expect(await wrong.isReachable()).toBe(false);
  } finally {
    await Promise.all([api.close(), engine.close()]);
  }
}, 120_000);
