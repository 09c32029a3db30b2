import { randomOf } from 'infra-random/random.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexSettingsSchema } from './settings/index-settings.ts';
import { samplePlant } from './testing/sample-plants.ts';
import { APP_ID, SEARCH_KEY, type SearchFixture, startFixture } from './testing/search-fixture.ts';

/** As many as the portal had when one request of the first kind held everybody up for most of a minute. */
const records = 2668;
/** Longer than a visitor waits behind others on a busy machine, and far less than behind all that was asked. */
const patienceMs = 2000;

let fixture: SearchFixture;

beforeAll(async () => {
  fixture = await startFixture();
  const random = randomOf(24);
  const plants = Array.from({ length: records }, (_, i) => ({ ...samplePlant(random, i) }));
  const settings = indexSettingsSchema.parse({
    searchableAttributes: ['title', 'description'],
    attributesForFaceting: ['type', 'status', 'amenities'],
  });
  await fixture.store.replaceAll('plants', plants, settings);
});
afterAll(() => fixture.close());

interface Answered {
  readonly status: number;
  readonly ms: number;
}

/** Asks with the key that every browser has, as a visitor at an address. */
async function ask(address: string, count: number, query: object): Promise<Answered> {
  const requests = Array.from({ length: count }, () => ({ indexName: 'plants', ...query }));
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${fixture.port}/1/indexes/*/queries`, {
    method: 'POST',
    headers: { 'x-algolia-application-id': APP_ID, 'x-algolia-api-key': SEARCH_KEY, 'x-forwarded-for': address },
    body: JSON.stringify({ requests }),
  });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - began };
}

const letters = [...'abcdefghijklmnopqrst'];
const star = Array.from({ length: 480 }, (_, i) => {
  const [angle, reach] = [(i * Math.PI) / 240, i % 2 === 0 ? 4 : 1];
  return `${(4.6 + reach * Math.sin(angle)).toFixed(4)},${(-74.1 + reach * Math.cos(angle)).toFixed(4)}`;
}).join(',');

test.each<[string, number, object, number]>([
  ['a hundred queries of a thousand hits', 100, { hitsPerPage: 1000 }, 400],
  ['fifty queries of a hundred hits, marked and counted', 50, { query: 'a', hitsPerPage: 100, facets: ['*'] }, 200],
  ['fifty of twenty letters', 50, { query: letters.join(' '), queryType: 'prefixAll', optionalWords: letters }, 200],
  ['as many stars of 480 corners as one body holds', 24, { insidePolygon: star, facets: ['*'] }, 200],
])('while one address asks %s, a visitor is answered', async (_what, count, query, status) => {
  const flood = Promise.all(Array.from({ length: 2 }, () => ask('198.51.100.7', count, query)));
  let isOver = false;
  void flood.finally(() => {
    isOver = true;
  });
  const visits: Answered[] = [];
  do visits.push(await ask('203.0.113.9', 1, { query: 'casa', hitsPerPage: 24 }));
  while (!isOver);
  expect(new Set((await flood).map((answer) => answer.status))).toEqual(new Set([status]));
  expect(visits.filter((visit) => visit.status !== 200)).toEqual([]);
  expect(Math.max(...visits.map(({ ms }) => ms))).toBeLessThan(patienceMs);
});
