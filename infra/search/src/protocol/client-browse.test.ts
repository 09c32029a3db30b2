import { afterAll, beforeAll, expect, test } from 'vitest';
import { ids } from '../testing/plants-index.ts';
import { ADMIN_KEY, APP_ID, type SearchFixture, startFixture } from '../testing/search-fixture.ts';

const indexName = 'long';
let fixture: SearchFixture;

beforeAll(async () => {
  fixture = await startFixture();
  const objects = Array.from({ length: 500 }, (_, n) => ({ objectID: `o${String(n).padStart(3, '0')}`, n, rank: -n }));
  const { taskID } = await fixture.client.setSettings({ indexName, indexSettings: { customRanking: ['asc(rank)'] } });
  await fixture.client.waitForTask({ indexName, taskID });
  await fixture.client.saveObjects({ indexName, objects, waitForTasks: true });
});

afterAll(async () => {
  expect(fixture.problems).toEqual([]);
  await fixture.close();
});

test('what is deleted and written during an export makes nothing else go missing or come twice', async () => {
  const { client } = fixture;
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.browse({ indexName, browseParams: { hitsPerPage: 50, ...(cursor ? { cursor } : {}) } });
    seen.push(...ids(page));
    ({ cursor } = page);
    // Half of what was seen goes, the last one of the page among it, and one is written anew.
    const gone = ids(page).filter((_, i) => i % 2 === 1);
    await client.deleteObjects({ indexName, objectIDs: gone, waitForTasks: true });
    const again = { objectID: 'o499', n: 499, rank: -1000 };
    await client.saveObjects({ indexName, objects: [again], waitForTasks: true });
  } while (cursor !== undefined);
  expect(seen).toEqual(Array.from({ length: 500 }, (_, n) => `o${String(n).padStart(3, '0')}`));
});

test('neither an answer nor its cursor repeats the credentials of a browser', async () => {
  const keys = `x-algolia-application-id=${APP_ID}&X-Algolia-API-Key=${ADMIN_KEY}&x-algolia-api-key=${ADMIN_KEY}`;
  const url = `http://127.0.0.1:${fixture.port}/1/indexes/${indexName}`;
  for (const path of ['/browse', '/query']) {
    const request = { method: 'POST', body: JSON.stringify({ hitsPerPage: 10 }) };
    const response = await fetch(`${url}${path}?${keys}&x-algolia-agent=test`, request);
    const text = await response.text();
    const { cursor = '', params }: { cursor?: string; params: string } = JSON.parse(text);
    expect(params).toBe('hitsPerPage=10');
    expect(text + Buffer.from(cursor, 'base64url').toString()).not.toMatch(/x-algolia|admin-key/i);
  }
});
