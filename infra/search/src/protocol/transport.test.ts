import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchParametersSchema } from '../parameters/search-parameters.ts';
import { startWithPlants } from '../testing/plants-index.ts';
import { ADMIN_KEY, APP_ID, SEARCH_KEY, type SearchFixture } from '../testing/search-fixture.ts';
import { ROUTES } from './routes.ts';

let fixture: SearchFixture;

beforeAll(async () => {
  fixture = await startWithPlants();
});

afterAll(async () => {
  expect(fixture.problems).toEqual([]);
  await fixture.close();
});

describe('transport', () => {
  const url = (path: string) => `http://127.0.0.1:${fixture.port}${path}`;
  const credentials = `x-algolia-application-id=${APP_ID}&x-algolia-api-key=${SEARCH_KEY}`;

  test('credentials in the query string, text/plain, CORS and the correlation id on every answer', async () => {
    const response = await fetch(url(`/1/indexes/plants/query?${credentials}`), {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'request-id': 'abc-1' },
      body: JSON.stringify({ query: 'casa' }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('correlation-id')).toBe('abc-1');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const refused = await fetch(url('/1/indexes/plants/query'), { method: 'POST' });
    expect(refused.status).toBe(403);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(await refused.json()).toEqual({ message: 'Invalid Application-ID or API key', status: 403 });
    expect((await fetch(url('/1/indexes/plants/query'), { method: 'OPTIONS' })).status).toBe(204);
  });

  test('broken JSON, broken gzip, broken encoding, unknown paths and methods', async () => {
    const post = (path: string, init: RequestInit) => fetch(url(`${path}?${credentials}`), { method: 'POST', ...init });
    expect((await post('/1/indexes/plants/query', { body: '{' })).status).toBe(400);
    expect((await post('/1/indexes/plants/query', { body: 'x', headers: { 'content-encoding': 'gzip' } })).status).toBe(
      400,
    );
    expect((await post('/1/indexes/%E0%A4%A/query', { body: '{}' })).status).toBe(400);
    expect((await post('/1/nothing', { body: '{}' })).status).toBe(404);
    expect((await post('/1/indexes/plants/settings', { body: '{}' })).status).toBe(405);
    expect((await fetch(url('/livez'))).status).toBe(200);
    expect((await fetch(url('/readyz'))).status).toBe(200);
  });

  test('nonsense in any parameter is answered below 500', async () => {
    const names = Object.keys(searchParametersSchema.shape);
    const nonsense = [
      null,
      [],
      {},
      [[]],
      [null],
      [[[1]]],
      -1,
      1.5,
      1e99,
      true,
      '',
      '[',
      '((',
      '"',
      'a:b',
      '\u0000',
      'x'.repeat(3000),
      { a: { b: [] } },
    ];
    for (const name of names) {
      for (const value of nonsense) {
        const body = JSON.stringify({ aroundLatLng: '4.6,-74', query: 'casa', [name]: value });
        const response = await fetch(url(`/1/indexes/plants/query?${credentials}`), { method: 'POST', body });
        expect(response.status, body.slice(0, 200)).toBeLessThan(500);
      }
    }
  });

  test('nonsense in bodies is answered below 500', async () => {
    const admin = `x-algolia-application-id=${APP_ID}&x-algolia-api-key=${ADMIN_KEY}`;
    const bodies = [
      '[]',
      '7',
      'null',
      '{"requests":7}',
      '{"requests":[7]}',
      '{"requests":[{"action":"x"}]}',
      '{"requests":[{"action":"addObject","body":7}]}',
      '{"operation":"move"}',
      '{"cursor":"e30"}',
      '{"acl":7}',
      '{"hitsPerPage":"x","ranking":[{}]}',
      '{"replicas":["plants"]}',
    ];
    for (const { method, path } of ROUTES) {
      if (method === 'GET' || method === 'DELETE') continue;
      const address = `/${path.map((part) => (part.startsWith(':') ? 'plants' : part)).join('/')}`;
      for (const body of bodies) {
        const response = await fetch(url(`${address}?${admin}`), { method, body });
        expect(response.status, `${method} ${address} ${body}`).toBeLessThan(500);
      }
    }
    await fixture.store.tasks.drain();
  });
});
