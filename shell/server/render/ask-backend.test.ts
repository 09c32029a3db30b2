import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askBackend } from './ask-backend.ts';

let seen = 0;
let sockets: Socket[] = [];
const backend = createServer((request, response) => {
  seen += 1;
  if (request.url === '/moved') response.writeHead(302, { location: '/fine' }).end();
  else if (request.url === '/breaks') request.socket.destroy();
  else if (request.url !== '/silent') response.setHeader('content-type', 'text/plain').end('ñandú');
});
backend.on('connection', (socket) => sockets.push(socket));
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});
afterAll(() => {
  backend.closeAllConnections();
  backend.close();
});

const limits = { bytes: 1000, ms: 5000 };

function ask(path: string, ms = limits.ms, signal = new AbortController().signal) {
  const question = { url: new URL(path, origin), method: 'GET', headers: {}, body: Buffer.alloc(0), signal };
  return askBackend(question, { ...limits, ms });
}

test('an answer has its bytes as they came, and nothing else is one: a redirect, silence, what nobody waits for', async () => {
  expect(await ask('/fine')).toEqual({ status: 200, type: 'text/plain', body: Buffer.from('ñandú') });
  await expect(ask('/moved')).rejects.toThrow('redirect');
  await expect(ask('/silent', 50)).rejects.toThrow('no answer after 50 ms');
  const leaving = new AbortController();
  const left = ask('/silent', limits.ms, leaving.signal);
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
});

test('a connection that was closed between two questions costs nobody an answer; one that breaks under a question is no answer', async () => {
  await ask('/fine');
  sockets = [];
  seen = 0;
  await expect(ask('/breaks')).rejects.toThrow();
  // On the kept connection, then on a new one: it only asks.
  expect([seen, sockets.length]).toEqual([2, 1]);
  expect((await ask('/fine')).status).toBe(200);
});
