import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, startTestPortal, type TestPortal } from './testing/test-portal.ts';

let portal: TestPortal;
let backend: Awaited<ReturnType<typeof listen>>;
let heard: string[] = [];

beforeAll(async () => {
  backend = await listen((request, response) => {
    // The shell asks for things of its own.
    if (/shown|hidden/.test(request.url ?? '')) heard.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => response.end('{}'));
  });
  portal = await startTestPortal({
    remotes: { 'mf-search': { render: `return page('<h1>Inicio</h1>');` } },
    env: { API_URL: backend.url, PORTAL_ORIGIN: 'http://portal.test', PROXY_TIMEOUT_MS: '1000' },
  });
});
afterAll(async () => {
  await portal.stop();
  backend.server.closeAllConnections();
  backend.server.close();
});

/** Sends bytes as they are; gives the statuses of all answers once the server, or a second without a word, ends it. */
async function say(bytes: string): Promise<number[]> {
  heard = [];
  const { hostname, port } = new URL(portal.url);
  let text = '';
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => undefined).on('close', () => resolve());
  });
  return [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
}

const hidden = 'GET /api/hidden HTTP/1.1\r\nHost: portal.test\r\n\r\n';
const post = (...lines: readonly string[]) =>
  `POST /api/shown HTTP/1.1\r\nHost: portal.test\r\n${lines.join('\r\n')}\r\n`;

test.each([
  ['a length and chunks at once', post('Content-Length: 6', 'Transfer-Encoding: chunked', '', `0\r\n\r\n${hidden}`)],
  ['chunks and a length at once', post('Transfer-Encoding: chunked', 'Content-Length: 6', '', `0\r\n\r\n${hidden}`)],
  ['two lengths', post('Content-Length: 0', `Content-Length: ${hidden.length}`, '', hidden)],
  ['a length with a sign', post('Content-Length: +0', '', hidden)],
  ['chunks under another name', post('Transfer-Encoding: xchunked', '', `0\r\n\r\n${hidden}`)],
  ['chunks that are not the last coding', post('Transfer-Encoding: chunked, identity', '', `0\r\n\r\n${hidden}`)],
  ['chunks twice', post('Transfer-Encoding: chunked', 'Transfer-Encoding: identity', '', `0\r\n\r\n${hidden}`)],
  ['a space before the colon', post('Content-Length : 0', '', hidden)],
  ['a header that is folded', post('Content-Length: 0', 'X-Folded: one', ' Transfer-Encoding: chunked', '', hidden)],
  ['lines that end with LF alone', `POST /api/shown HTTP/1.1\nHost: portal.test\nContent-Length: 0\n\n${hidden}`],
  ['a chunk whose length ends with LF alone', post('Transfer-Encoding: chunked', '', `1\nZ\r\n0\r\n\r\n${hidden}`)],
])('%s is no request, and nothing behind it is one', async (_what, bytes) => {
  expect(await say(bytes)).toEqual([400]);
  expect(heard).toEqual([]);
});

test('the body of a read is a body, whatever it looks like', async () => {
  const asked = `GET /api/shown HTTP/1.1\r\nHost: portal.test\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`;
  const [status, ...more] = await say(asked);
  expect([status, more]).toEqual([200, []]);
  expect(heard).toEqual(['GET /api/shown']);
});
