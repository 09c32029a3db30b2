import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_KEY, APP_ID, SEARCH_KEY, type SearchFixture, startFixture } from '../testing/search-fixture.ts';

const indexName = 'plants';
let directory: string;
let fixture: SearchFixture;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'analytics-'));
  fixture = await startFixture(directory);
  const objects = ['Casa en Chía', 'Lote en Cota'].map((title, i) => ({ objectID: String(i), title }));
  await fixture.client.saveObjects({ indexName, objects, waitForTasks: true });
});

afterAll(async () => {
  expect(fixture.problems).toEqual([]);
  await fixture.close();
  await rm(directory, { recursive: true });
});

async function call(path: string, { key = ADMIN_KEY, body }: { key?: string; body?: object } = {}) {
  const credentials = `X-Algolia-Application-Id=${APP_ID}&X-Algolia-API-Key=${key}`;
  const url = `http://127.0.0.1:${fixture.port}${path}${path.includes('?') ? '&' : '?'}${credentials}`;
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(url, init);
  const answer: Record<string, unknown> = JSON.parse(await response.text());
  return { ...answer, code: response.status };
}

const event = (queryID: string, eventType = 'click') => ({
  eventType,
  eventName: 'Home opened',
  index: indexName,
  userToken: 'anonymous',
  objectIDs: ['0'],
  positions: [1],
  queryID,
});

test('searches, those that found nothing, and what was clicked of them', async () => {
  const search = async (query: string, more = {}) => {
    const { queryID = '' } = await fixture.lite
      .searchForHits({ requests: [{ indexName, query, ...more }] })
      .then(({ results: [first] }) => ({ ...first }));
    return queryID;
  };
  const first = await search('Casa', { clickAnalytics: true });
  const second = await search('casa ', { clickAnalytics: true });
  await search('piscina');
  await search('PISCINA');
  await search('casa', { page: 1 });
  await search('casa', { analytics: false });
  await search('ana.perez@correo.example');
  await search('300 123 45 67');
  expect(second).toMatch(/^[0-9a-f]{32}$/);
  const events = { events: [event(first), event(first), event(first, 'conversion'), event(second, 'view')] };
  expect(await call('/1/events', { key: SEARCH_KEY, body: events })).toMatchObject({ code: 200, message: 'OK' });
  expect(await call('/2/searches?index=plants')).toMatchObject({
    searches: [
      { search: 'casa', count: 2, nbHits: 1 },
      { search: 'piscina', count: 2, nbHits: 0 },
    ],
  });
  expect(await call('/2/searches/noResults?index=plants')).toMatchObject({
    searches: [{ search: 'piscina', count: 2 }],
  });
  const clicks = { rate: 0.5, clickCount: 1, trackedSearchCount: 2 };
  expect(await call('/2/clicks/clickThroughRate?index=plants')).toMatchObject({ ...clicks, dates: [clicks] });
  expect(await call('/2/conversions/conversionRate?index=plants')).toMatchObject({
    rate: 0.5,
    convertedSearchCount: 1,
  });
});

test('a restart remembers them, and other days are other days', async () => {
  await fixture.close();
  fixture = await startFixture(directory);
  expect(await call('/2/searches?index=plants&limit=1')).toMatchObject({ searches: [{ search: 'casa', count: 2 }] });
  expect(await call('/2/searches?index=plants&endDate=2020-01-01')).toMatchObject({ searches: [] });
});

describe('what is refused', () => {
  test.each([
    ['nothing', {}],
    ['no events', { events: [] }],
    ['another kind of event', { events: [event('0'.repeat(32), 'purchase')] }],
    ['a query id that is none', { events: [event('x')] }],
  ])('%s', async (_, body) => {
    expect(await call('/1/events', { key: SEARCH_KEY, body })).toMatchObject({ code: 422 });
  });

  test('statistics for the key of browsers, or of no index', async () => {
    expect(await call('/2/searches?index=plants', { key: SEARCH_KEY })).toMatchObject({ code: 403 });
    expect(await call('/2/searches')).toMatchObject({ code: 400 });
  });
});
