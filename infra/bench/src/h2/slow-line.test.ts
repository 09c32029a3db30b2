import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { freePort } from 'infra-ports/free-port.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startSlowLine } from './slow-line.ts';

const speed = { roundTripMs: 60, down: 200_000, up: 100_000 };
const body = Buffer.from(Array.from({ length: 20_000 }, (_, index) => index % 251));

/** A server that answers all it is told with `body`, behind a line; gives the way to ask it. */
async function asked() {
  const [port, targetPort] = [await freePort(), await freePort()];
  const server = createServer((socket) => socket.once('data', () => socket.end(body))).listen(targetPort);
  await once(server, 'listening');
  const stop = await startSlowLine({ port, targetPort }, speed);
  onTestFinished(async () => {
    await stop();
    server.close();
  });
  return async () => {
    const began = performance.now();
    const socket = connect(port, '127.0.0.1');
    socket.write('?');
    return { bytes: await buffer(socket), ms: performance.now() - began };
  };
}

test('an answer takes a round trip for its connection, one for itself, and its width; and comes whole', async () => {
  const { bytes, ms } = await (await asked())();
  expect(bytes.equals(body)).toBe(true);
  // A timer may be a millisecond early.
  expect(ms).toBeGreaterThan(2 * 60 + 100 - 5);
});

test('two connections share the width', async () => {
  const ask = await asked();
  const [one, other] = await Promise.all([ask(), ask()]);
  expect(one.bytes.equals(body) && other.bytes.equals(body)).toBe(true);
  expect(Math.max(one.ms, other.ms)).toBeGreaterThan(2 * 60 + 200 - 5);
});
