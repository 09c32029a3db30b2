import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { patienceHeader } from '@umbral/protocol/calls/patience.ts';
import type { RenderRequest } from '@umbral/protocol/remote/render-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokerCall } from './call-broker.ts';

const asked: string[] = [];
const backend = createServer((request, response) => {
  const { traceparent = '-', cookie = '-', authorization = '-', [patienceHeader]: patience = '-' } = request.headers;
  asked.push(
    [
      request.method,
      request.url,
      String(traceparent).slice(0, 5),
      cookie,
      authorization,
      String(patience).replace(/^[89]\d\d$/, 'waits'),
    ].join(' '),
  );
  response.setHeader('set-cookie', 'SessionId=new');
  response.end(request.url === '/api/long' ? 'x'.repeat(5 * 2 ** 20) : 'fine');
});
let host = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(backend.address() as AddressInfo).port}`;
});
afterAll(() => void backend.close());

function ask(method: string, url: string, body = ''): Promise<unknown> {
  const environment = {
    remote: 'mf-search',
    version: '1.0.0',
    apiBase: `http://${host}/api`,
    search: { appId: 'UMBRAL', apiKey: 'k', host: `${host}/search`, protocol: 'http' },
    currency: { code: 'cop', rates: { usd: 1, eur: 1 }, asOf: '2026-01-01' },
    origin: 'http://portal.test',
  } as const;
  const request: RenderRequest = {
    kind: 'page',
    url: 'http://portal.test/',
    headers: { cookie: 'SessionId=1' },
    idPrefix: 'p-',
    environment,
  };
  const context = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), isSampled: false };
  const headers = { cookie: 'SessionId=2', authorization: 'Bearer x', accept: 'text/plain' };
  const wanted = { kind: 'call', call: 1, id: 1, url, method, headers } as const;
  const until = performance.now() + 900;
  return brokerCall(
    wanted,
    Buffer.from(body),
    { request, trace: { requestId: 'r', context }, until },
    new AbortController().signal,
  );
}

test('a question may be as long as those about savings are, and not much longer', async () => {
  const question = (length: number) => ask('POST', `http://${host}/search/1/indexes/*/queries`, 'x'.repeat(length));
  expect(await question(90_000)).toMatchObject({ status: 200 });
  await expect(question(600_000)).rejects.toThrow('may not make this call');
});

test('reads of the API carry the visitor, the trace and how long is waited, questions to the index the trace alone, and no header of a remote', async () => {
  asked.length = 0;
  const answer = { status: 200, headers: {}, body: Buffer.from('fine') };
  expect(await ask('GET', `http://${host}/api/plants?x=1`)).toEqual(answer);
  expect(await ask('POST', `http://${host}/search/1/indexes/*/queries`, '{}')).toEqual(answer);
  expect(await ask('POST', `http://${host}/api/planta/sin-indice`, '{}')).toEqual(answer);
  expect(await ask('POST', `http://${host}/api/users/session`, '{}')).toEqual(answer);
  expect(asked).toEqual([
    'GET /api/plants?x=1 00-aa SessionId=1 - waits',
    'POST /search/1/indexes/*/queries 00-aa - - -',
    'POST /api/planta/sin-indice 00-aa SessionId=1 - waits',
    'POST /api/users/session 00-aa SessionId=1 - waits',
  ]);
});

test.each([
  'planta/filtrado',
  'planta/relacionados',
  'comentarios/slug/un-articulo',
  'vistas-previas/abrir',
  'boards/open',
])('a page asks %s by POST', async (path) => {
  asked.length = 0;
  await ask('POST', `http://${host}/api/${path}`, '{}');
  expect(asked).toEqual([`POST /api/${path} 00-aa SessionId=1 - waits`]);
});

test('everything else stays here', async () => {
  asked.length = 0;
  const bodies = 'x'.repeat(600_000);
  const refused = [
    ['POST', `http://${host}/api/plants`],
    ['POST', `http://${host}/api/x/planta/filtrado`],
    ['POST', `http://${host}/api/comentarios/slug/un-articulo/mas`],
    ['PUT', `http://${host}/api/users/session`],
    ['DELETE', `http://${host}/search/1/indexes/plants`],
    ['GET', `http://${host}/search/1/keys`],
    ['POST', `http://${host}/search/1/indexes/plants/batch`],
    ['PUT', `http://${host}/search/1/indexes/plants/query`],
    ['GET', `http://${host}/apix`],
    ['GET', `http://${host}/api/../platform/keys`],
    ['GET', `http://${host}/api/%2E%2e/platform/keys`],
    ['GET', `http://user@${host}/api/plants`],
    ['GET', `http://127.0.0.1:1/api/plants`],
    ['GET', 'file:///etc/passwd'],
    ['GET', 'no address'],
    ['POST', `http://${host}/search/1/indexes/*/queries`, bodies],
  ] as const;
  for (const [method, url, body] of refused)
    await expect.soft(ask(method, url, body), `${method} ${url}`).rejects.toThrow('may not make this call');
  expect(asked).toEqual([]);
});

test('an answer that is too long is none', async () => {
  await expect(ask('GET', `http://${host}/api/long`)).rejects.toThrow('longer than a remote may get');
});
