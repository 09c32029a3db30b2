import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProtocolServer } from '../testing/protocol-server.ts';
import { createFileStorage } from './file-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

let root: string;
let server: S3rver;
const storages: Record<string, Storage> = {};
const picture = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'umbral-storage-'));
  server = new S3rver({
    port: 46_201,
    address: '127.0.0.1',
    silent: true,
    directory: join(root, 's3'),
    configureBuckets: [{ name: 'umbral-test', configs: [] }],
  });
  await server.run();
  storages.folder = createFileStorage(join(root, 'folder'));
  storages.bucket = createS3Storage(bucketAt('http://127.0.0.1:46201'));
});

afterAll(async () => {
  for (const storage of Object.values(storages)) storage.close();
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

function bucketAt(endpoint: string) {
  return {
    bucket: 'umbral-test',
    region: 'us-east-1',
    endpoint,
    isPathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    publicUrl: undefined,
  };
}

function open(name: string): Storage {
  const storage = storages[name];
  if (!storage) throw new Error(`${name} is not open`);
  return storage;
}

async function read(storage: Storage, key: string): Promise<Buffer | undefined> {
  const stream = await storage.get(key);
  return stream && buffer(stream);
}

async function keysBelow(storage: Storage, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(folder)) keys.push(key);
  return keys.toSorted();
}

describe.each(['folder', 'bucket'])('the storage in a %s', (name) => {
  test('gives back the very bytes, from memory and from a file', async () => {
    const storage = open(name);
    const path = join(root, 'source.bin');
    writeFileSync(path, picture);
    await storage.put('private/originals/ab/1.jpg', picture);
    await storage.put('private/originals/ab/2.jpg', { path });
    for (const key of ['private/originals/ab/1.jpg', 'private/originals/ab/2.jpg']) {
      expect(await read(storage, key)).toEqual(picture);
      expect(await storage.head(key)).toMatchObject({ key, bytes: picture.byteLength });
    }
    const { modifiedAt } = (await storage.head('private/originals/ab/1.jpg')) ?? {};
    expect(Math.abs(Date.now() - Number(modifiedAt))).toBeLessThan(60_000);
  });

  test('replaces a file as a whole', async () => {
    const storage = open(name);
    await storage.put('public/up/replaced.webp', picture);
    await storage.put('public/up/replaced.webp', Buffer.from('short'));
    expect((await read(storage, 'public/up/replaced.webp'))?.toString()).toBe('short');
  });

  test('lists what lies below a folder, and only that', async () => {
    const storage = open(name);
    for (const key of ['public/a/x/1.webp', 'public/a/x/2.webp', 'public/a/xy/3.webp', 'private/a/x/4.jpg'])
      await storage.put(key, Buffer.from(key));
    expect(await keysBelow(storage, 'public/a/x/')).toEqual(['public/a/x/1.webp', 'public/a/x/2.webp']);
    expect(await keysBelow(storage, 'public/none/')).toEqual([]);
    await storage.delete('public/a/x/1.webp');
    await storage.delete('public/a/x/2.webp');
    expect(await keysBelow(storage, 'public/a/')).toEqual(['public/a/xy/3.webp']);
  });

  test('says that there is no file, and removes it twice without complaint', async () => {
    const storage = open(name);
    await storage.put('public/up/gone.webp', picture);
    await storage.delete('public/up/gone.webp');
    await storage.delete('public/up/gone.webp');
    expect(await storage.head('public/up/gone.webp')).toBeUndefined();
    expect(await storage.get('public/up/gone.webp')).toBeUndefined();
  });

  test('puts and removals in one folder at once never lose a file', async () => {
    const storage = open(name);
    const rounds = Array.from({ length: 40 }, async (_, index) => {
      await storage.put(`public/busy/${index}.webp`, Buffer.from(String(index)));
      if (index % 2 === 0) await storage.delete(`public/busy/${index}.webp`);
    });
    await Promise.all(rounds);
    expect(await keysBelow(storage, 'public/busy/')).toHaveLength(20);
  });

  test.each([
    '../etc/passwd',
    'public/../private/originals/ab/1.jpg',
    'public/../../x',
    '/public/x',
    'public//x',
    'public/.hidden',
    'public/ñ.webp',
    'public/a b.webp',
    'public/a\\b',
    'public/a\0.webp',
    'public/',
    'secret/x',
    `public/${'x'.repeat(400)}`,
  ])('refuses the key %j', async (key) => {
    const storage = open(name);
    await expect(storage.put(key, picture)).rejects.toThrow('no such key');
    await expect(storage.get(key)).rejects.toThrow('no such key');
    await expect(storage.delete(key)).rejects.toThrow('no such key');
    expect(() => storage.url(key)).toThrow('no such key');
  });

  test('a private file has no address', () => {
    expect(() => open(name).url('private/originals/ab/1.jpg')).toThrow('no address');
    expect(open(name).url('public/up/1.webp')).toMatch(/^\/(media|api\/media)\/up\/1\.webp$/);
  });
});

test('nothing is left of a file that could not be written', async () => {
  const storage = open('folder');
  await expect(storage.put('public/up/absent.webp', { path: join(root, 'absent') })).rejects.toThrow('ENOENT');
  expect(readdirSync(join(root, 'folder/private/incoming'))).toEqual([]);
});

// The local server cannot make continuation tokens on this Node: crypto.createCipher is gone.
test('all pages of a bucket are listed', async () => {
  const entry = (key: string) =>
    `<Contents><Key>${key}</Key><Size>3</Size><LastModified>2026-11-21T12:00:00.000Z</LastModified></Contents>`;
  const pages: Record<string, string> = {
    first: `<IsTruncated>true</IsTruncated><NextContinuationToken>next=/1</NextContinuationToken>${entry('public/a/1.webp')}`,
    'next=/1': `<IsTruncated>false</IsTruncated>${entry('public/a/2.webp')}`,
  };
  const paged = await startProtocolServer(({ url }) => ({
    headers: { 'content-type': 'application/xml' },
    body: `<ListBucketResult>${pages[url.searchParams.get('continuation-token') ?? 'first']}</ListBucketResult>`,
  }));
  const storage = createS3Storage(bucketAt(paged.url));
  expect(await keysBelow(storage, 'public/a/')).toEqual(['public/a/1.webp', 'public/a/2.webp']);
  expect(paged.requests.map(({ url }) => url.searchParams.get('prefix'))).toEqual(['public/a/', 'public/a/']);
  storage.close();
  await paged.close();
});

test('a bucket may have an address of its own', () => {
  const storage = createS3Storage({ ...bucketAt('http://127.0.0.1:46201'), publicUrl: 'https://fotos.example/umbral' });
  expect(storage.url('public/up/1.webp')).toBe('https://fotos.example/umbral/public/up/1.webp');
  storage.close();
});

test('a file that a bucket failed to take is sent again as a whole', async () => {
  let failures = 1;
  const stumbling = await startProtocolServer(() => {
    failures -= 1;
    return failures >= 0 ? { status: 503, body: '<Error><Code>SlowDown</Code></Error>' } : { body: '' };
  });
  const storage = createS3Storage(bucketAt(stumbling.url));
  const path = join(root, 'again.bin');
  writeFileSync(path, 'all of it');
  await storage.put('private/originals/ab/again.jpg', { path });
  expect(stumbling.requests.map(({ body }) => body)).toEqual(['all of it', 'all of it']);
  storage.close();
  await stumbling.close();
});

test('a bucket that is down is a failure of the party, without its address or its keys', async () => {
  const storage = createS3Storage(bucketAt('http://127.0.0.1:46299'));
  const failure = await storage.put('public/up/1.webp', picture).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'PartyFailure', party: 'storage', reason: 'unreachable' });
  expect(String(failure)).not.toContain('46299');
  storage.close();
});
