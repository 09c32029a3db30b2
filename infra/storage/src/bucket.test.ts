import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBucket } from './bucket.ts';

const port = 46_241;
const as = { contentType: 'text/plain' };
let root: string;
let server: S3rver;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'umbral-bucket-'));
  server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: root,
    configureBuckets: [{ name: 'umbral-bucket', configs: [] }],
  });
  await server.run();
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

function settingsAt(at: number, bucket = 'umbral-bucket') {
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return { bucket, region: 'us-east-1', endpoint: `http://127.0.0.1:${at}`, isPathStyle: true, credentials };
}

test('a file comes back as it was put, is listed with its facts, and can be removed twice', async () => {
  const bucket = openBucket(settingsAt(port));
  await bucket.put('notes/1.txt', Buffer.from('one'), as);
  await bucket.put('other/2.txt', Buffer.from('two'), as);
  const stream = await bucket.get('notes/1.txt');
  expect(stream && (await buffer(stream)).toString()).toBe('one');
  for await (const file of bucket.list('notes/')) expect(file).toMatchObject({ key: 'notes/1.txt', bytes: 3 });
  await bucket.delete('notes/1.txt');
  await bucket.delete('notes/1.txt');
  expect([await bucket.head('notes/1.txt'), await bucket.get('notes/1.txt')]).toEqual([undefined, undefined]);
  bucket.close();
});

test('a bucket that is not there is an error, not one without files', async () => {
  const bucket = openBucket(settingsAt(port, 'umbral-nowhere'));
  await expect(bucket.get('notes/1.txt')).rejects.toThrow();
  await expect(bucket.check()).rejects.toThrow();
  bucket.close();
});

test('who watches the calls sees an absent file as an answer', async () => {
  const seen: string[] = [];
  const bucket = openBucket(settingsAt(port), {
    watch: (call) =>
      call().finally(() => {
        seen.push('call');
      }),
  });
  expect(await bucket.head('notes/none.txt')).toBeUndefined();
  expect(seen).toEqual(['call']);
  bucket.close();
});

test('a file whose first sending failed is read from the disk again', async () => {
  const bodies: string[] = [];
  const fussy: Server = createServer(async (request, response) => {
    bodies.push((await buffer(request)).toString());
    response.writeHead(bodies.length === 1 ? 503 : 200).end();
  });
  await new Promise<void>((resolve) => fussy.listen(0, '127.0.0.1', resolve));
  const path = join(root, 'source.txt');
  writeFileSync(path, 'the very bytes');
  const { port: at } = fussy.address() as AddressInfo;
  const bucket = openBucket(settingsAt(at));
  await bucket.put('notes/3.txt', { path }, as);
  expect(bodies.at(-1)).toBe('the very bytes');
  bucket.close();
  await new Promise((resolve) => fussy.close(resolve));
});
