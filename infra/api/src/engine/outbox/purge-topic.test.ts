import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OutboxRow } from './outbox-queries.ts';
import { purgeTopic } from './purge-topic.ts';

interface Heard {
  path: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

let server: Server;
let heard: Heard[];
let status: number;

beforeEach(async () => {
  heard = [];
  status = 200;
  server = createServer(async (request, response) => {
    const { url, headers } = request;
    heard.push({ path: url, authorization: headers.authorization, body: JSON.parse(await text(request)) });
    response.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.close();
});

/** Carries orders out and gives the reasons why they failed. */
async function run(...payloads: object[]) {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  const shell = { url: `http://127.0.0.1:${address.port}`, token: 'a token' };
  const rows = payloads.map(
    (payload, index): OutboxRow => ({ id: index + 1, topic: 'purge', aggregate_key: 'x', payload, attempts: 1 }),
  );
  const failures: (string | undefined)[] = [];
  await purgeTopic(shell).run(rows, {
    settle: async (_row, failure) => void failures.push(failure?.message),
    isStopping: () => false,
  });
  return failures;
}

test('several orders become one purge of their pages, with the token', async () => {
  await run({ paths: ['/actualidad/a'] }, { paths: ['/actualidad/b', '/actualidad/c'] });
  expect(heard).toEqual([
    {
      path: '/_platform/purge',
      authorization: 'Bearer a token',
      body: { paths: ['/actualidad/a', '/actualidad/b', '/actualidad/c'] },
    },
  ]);
});

test('one order for everything makes it a purge of everything', async () => {
  await run({ paths: ['/actualidad/a'] }, { all: true });
  expect(heard.map(({ body }) => body)).toEqual([{}]);
});

test('a shell that refuses makes the work fail, so that it is tried again', async () => {
  status = 503;
  expect(await run({ all: true })).toEqual([expect.stringContaining('503')]);
});
