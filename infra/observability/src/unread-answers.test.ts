import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cutUnread } from './unread-answers.ts';

const silenceMs = 200;
/** More than the buffers of two sockets hold. */
const body = Buffer.alloc(32 * 1024 * 1024);

let server: Server;
let answering: (response: ServerResponse) => unknown;
let closed: Promise<boolean>;

beforeEach(async () => {
  closed = new Promise((resolve) => {
    server = createServer((_request, response) => {
      cutUnread(response, silenceMs);
      response.once('close', () => resolve(response.writableFinished));
      void answering(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function ask() {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
  return socket.on('error', () => undefined);
}

test('whoever asks and never reads is cut', async () => {
  answering = (response) => response.end(body);
  const socket = ask().pause();
  expect(await closed).toBe(false);
  socket.destroy();
});

test('whoever reads slowly gets all of it', async () => {
  answering = (response) => response.end(body);
  const socket = ask();
  socket.on('data', () => {
    socket.pause();
    setTimeout(() => socket.resume(), 1);
  });
  expect(await closed).toBe(true);
  socket.destroy();
});

test('an answer that takes its time to begin is waited for', async () => {
  answering = async (response) => {
    await delay(silenceMs * 3);
    response.end('late');
  };
  const [head] = await once(ask(), 'data');
  expect(String(head)).toContain('200 OK');
});
