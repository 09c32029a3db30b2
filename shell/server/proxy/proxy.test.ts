import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../testing/test-portal.ts';
import { createProxy } from './proxy.ts';

interface Seen {
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const seen: Seen[] = [];
const hidden = 'POST /api/hidden HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 6.6.6.6\r\ncontent-length: 0\r\n\r\n';
let backend: Awaited<ReturnType<typeof listen>>;
let front: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  backend = await listen(async (request, response) => {
    const { method, url, headers } = request;
    const body = await text(request);
    seen.push({ line: `${method} ${url}`, headers, body });
    response.end('{}');
  });
  const passOn = createProxy({
    target: backend.url,
    prefix: '',
    timeoutMs: 1000,
    bodyLimit: 2 ** 20,
    behindProxy: false,
    ownCookies: [],
  });
  front = await listen((request, response) => passOn(request, response, 'http://portal.test'));
});
afterAll(() => {
  for (const { server } of [front, backend]) {
    server.closeAllConnections();
    server.close();
  }
});

/** Sends bytes, then a second request on the same connection whose answer says that all before it are done. */
async function requestsSeenFor(...lines: readonly string[]): Promise<readonly Seen[]> {
  seen.splice(0);
  const socket = connect((front.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(lines.join('\r\n'));
  await once(socket, 'data');
  socket.end('GET /api/last HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  await once(socket.resume(), 'close');
  return seen;
}

test.each(['GET', 'DELETE', 'OPTIONS', 'POST'])(
  'a body in chunks of %s is a body to the backend, never a request',
  async (method) => {
    const chunk = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;
    const requests = await requestsSeenFor(
      `${method} /api/x HTTP/1.1`,
      'host: x',
      'transfer-encoding: chunked',
      '',
      chunk,
    );
    expect(requests.map(({ line, body }) => [line, body])).toEqual([
      [`${method} /api/x`, hidden],
      ['GET /api/last', ''],
    ]);
  },
);

test.each(['GET', 'DELETE', 'POST'])(
  'the length of a body of %s cannot be named a header of the connection',
  async (method) => {
    const length = `content-length: ${hidden.length}`;
    const requests = await requestsSeenFor(
      `${method} /api/x HTTP/1.1`,
      'host: x',
      length,
      'connection: content-length',
      '',
      hidden,
    );
    expect(requests.map(({ line, body }) => [line, body])).toEqual([
      [`${method} /api/x`, hidden],
      ['GET /api/last', ''],
    ]);
  },
);

test('a connection takes its own headers with it, but nothing that backends decide by', async () => {
  const named = 'connection: x-own, Cookie, authorization, origin, x-forwarded-for, host';
  const facts = ['x-own: 1', 'cookie: a=1', 'authorization: Bearer b', 'origin: https://evil.example'];
  const [first] = await requestsSeenFor('GET /api/x HTTP/1.1', 'host: x', named, ...facts, '', '');
  expect(first?.headers).toMatchObject({
    host: new URL(backend.url).host,
    cookie: 'a=1',
    authorization: 'Bearer b',
    origin: 'https://evil.example',
    'x-forwarded-for': expect.stringContaining('127.0.0.1'),
  });
  expect(first?.headers).not.toHaveProperty('x-own');
});

test('a read that meets a connection which the backend has just closed is sent once more; a write is not', async () => {
  const reads = new Map<unknown, number>();
  const closing = await listen(({ socket }, response) => {
    const count = (reads.get(socket) ?? 0) + 1;
    reads.set(socket, count);
    if (count > 1) socket.destroy();
    else response.end('{}');
  });
  const passOn = createProxy({
    ...{ target: closing.url, prefix: '', timeoutMs: 1000, bodyLimit: 2 ** 20, behindProxy: false, ownCookies: [] },
  });
  const door = await listen((request, response) => passOn(request, response, 'http://portal.test'));
  const ask = async (method: string) => (await fetch(`${door.url}/api/x`, { method })).status;
  expect([await ask('GET'), await ask('GET'), await ask('GET')]).toEqual([200, 200, 200]);
  expect(await ask('POST')).toBe(502);
  for (const { server } of [door, closing]) {
    server.closeAllConnections();
    server.close();
  }
});
