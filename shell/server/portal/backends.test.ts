import type { IncomingMessage, Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { listen } from '../testing/test-portal.ts';
import { type Backends, createBackends } from './backends.ts';

const readTimeoutMs = 150;

let upstream: Awaited<ReturnType<typeof listen>>;
let front: Awaited<ReturnType<typeof listen>>;

beforeEach(async () => {
  upstream = await listen(async (_request, response) => {
    await delay(readTimeoutMs * 3);
    response.end('late');
  });
  const backends = createBackends(
    readConfig({
      API_URL: upstream.url,
      SEARCH_URL: upstream.url,
      RELEASES_URL: `${upstream.url}/platform/api`,
      ADMIN_TOKEN: 'a'.repeat(32),
      PROXY_READ_TIMEOUT_MS: String(readTimeoutMs),
    }),
  );
  front = await listen((request, response) => backendOf(backends, request)?.(request, response, front.url));
});
afterEach(() => {
  for (const { server } of [front, upstream]) end(server);
});

function backendOf({ api, search, registry }: Backends, { url = '' }: IncomingMessage) {
  return url.startsWith('/api') ? api : url.startsWith('/search') ? search : registry;
}

function end(server: Server): void {
  server.closeAllConnections();
  server.close();
}

test.each(['/api/planta', '/search/1/indexes', '/platform', '/platform/api/releases'])(
  'who reads %s is told soon that nobody answers',
  async (path) => {
    const answer = await fetch(`${front.url}${path}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'application/problem+json']);
  },
);

test.each([
  ['GET', '/platform/api/composition?after=7&wait=30'],
  ['POST', '/platform/api/channels/mf-fair/promote'],
  ['POST', '/api/users/session'],
])('%s %s is waited for', async (method, path) => {
  const answer = await fetch(`${front.url}${path}`, { method });
  expect([answer.status, await answer.text()]).toEqual([200, 'late']);
});
