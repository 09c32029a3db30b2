import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBucketStorage } from './bucket-storage.ts';
import { createDirectoryStorage } from './directory-storage.ts';
import { type ReleaseStorage, StorageAway } from './release-storage.ts';

const port = 46_231;
let root: string;
let server: S3rver;
const storages: Record<string, ReleaseStorage> = {};
const bytes = Buffer.from(Array.from({ length: 150_000 }, (_, index) => index % 251));
const sha384 = createHash('sha384').update(bytes).digest('hex');
const absent = 'f'.repeat(96);

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'umbral-storage-'));
  mkdirSync(join(root, 'folder'));
  writeFileSync(join(root, 'source'), bytes);
  server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: join(root, 's3'),
    configureBuckets: [{ name: 'umbral-releases', configs: [] }],
  });
  await server.run();
  storages.folder = createDirectoryStorage(join(root, 'folder'));
  storages.bucket = createBucketStorage(bucketAt(port));
});

afterAll(async () => {
  for (const storage of Object.values(storages)) storage.close();
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

function bucketAt(at: number) {
  return {
    bucket: 'umbral-releases',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${at}`,
    isPathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  };
}

function open(name: string): ReleaseStorage {
  const storage = storages[name];
  if (!storage) throw new Error(`${name} is not open`);
  return storage;
}

describe.each(['folder', 'bucket'])('release files in a %s', (name) => {
  test('come back as the very bytes, also when they were put twice', async () => {
    const storage = open(name);
    await storage.put(sha384, join(root, 'source'));
    await storage.put(sha384, join(root, 'source'));
    const stream = await storage.get(sha384);
    expect(stream && (await buffer(stream)).equals(bytes)).toBe(true);
    expect(await storage.sizeOf(sha384)).toBe(bytes.length);
    expect(await storage.isReady()).toBe(true);
  });

  test('that are not there are no error; removing twice is none either', async () => {
    const storage = open(name);
    expect(await storage.get(absent)).toBeUndefined();
    expect(await storage.sizeOf(absent)).toBeUndefined();
    await storage.delete(sha384);
    await storage.delete(sha384);
    expect(await storage.sizeOf(sha384)).toBeUndefined();
  });

  test('have no other names than hashes', async () => {
    await expect((async () => open(name).put('../../etc/passwd', join(root, 'source')))()).rejects.toThrow(TypeError);
  });
});

test('a draft that cannot be finished leaves nothing behind', async () => {
  const folder = join(root, 'folder');
  await expect(open('folder').put(sha384, join(root, 'no such source'))).rejects.toThrow(StorageAway);
  expect(readdirSync(folder).filter((name) => name.startsWith('.incoming'))).toEqual([]);
  expect(await open('folder').sizeOf(sha384)).toBeUndefined();
});

test('a lost folder is a storage that is away and not one without files', async () => {
  renameSync(join(root, 'folder'), join(root, 'elsewhere'));
  await expect(open('folder').sizeOf(sha384)).rejects.toThrow(StorageAway);
  expect(await open('folder').isReady()).toBe(false);
  renameSync(join(root, 'elsewhere'), join(root, 'folder'));
});

test('below the floor of its disk a folder takes no file; what it has it gives, and can remove', async () => {
  const folder = join(root, 'full');
  mkdirSync(folder);
  await createDirectoryStorage(folder).put(sha384, join(root, 'source'));
  const full = createDirectoryStorage(folder, Number.MAX_SAFE_INTEGER);
  expect(await full.isReady()).toBe(false);
  await expect(full.put(absent, join(root, 'source'))).rejects.toThrow(StorageAway);
  expect(await full.sizeOf(absent)).toBeUndefined();
  expect(await full.sizeOf(sha384)).toBe(bytes.length);
  await full.delete(sha384);
  expect(readdirSync(folder).flatMap((name) => readdirSync(join(folder, name)))).toEqual([]);
});

test('a bucket that does not answer or does not exist is away', async () => {
  const silent = createBucketStorage(bucketAt(1));
  await expect(silent.sizeOf(sha384)).rejects.toThrow(StorageAway);
  expect(await silent.isReady()).toBe(false);
  silent.close();
  const missing = createBucketStorage({ ...bucketAt(port), bucket: 'umbral-nowhere' });
  await expect(missing.get(sha384)).rejects.toThrow(StorageAway);
  await expect(missing.sizeOf(sha384)).rejects.toThrow(StorageAway);
  expect(await missing.isReady()).toBe(false);
  missing.close();
});
