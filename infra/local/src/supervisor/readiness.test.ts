import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isReadyWithin } from './readiness.ts';

const timeoutMs = 300;

let server: Server;
let url: string;
/** The moment from which on it is ready. */
let readyAt: number;

beforeEach(async () => {
  readyAt = Number.POSITIVE_INFINITY;
  server = createServer((_request, response) => response.writeHead(performance.now() < readyAt ? 503 : 200).end());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`;
});
afterEach(() => server.close());

test('a program that is not ready in its time has not started', async () => {
  expect(await isReadyWithin(url, { timeoutMs, signal: new AbortController().signal })).toBe(false);
});

test('a program that stood in line for a processor all the while is waited for', async () => {
  const began = performance.now();
  readyAt = began + 3 * timeoutMs;
  const inLineMs = () => performance.now() - began;
  expect(await isReadyWithin(url, { timeoutMs, signal: new AbortController().signal, inLineMs })).toBe(true);
});

test('one that ended is not', async () => {
  const ended = new AbortController();
  void delay(timeoutMs / 3).then(() => ended.abort());
  expect(await isReadyWithin(url, { timeoutMs: 60_000, signal: ended.signal })).toBe(false);
});
