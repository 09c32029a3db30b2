import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BackupStore } from './backup-store.ts';
import { openBucketStore } from './bucket-store.ts';
import { openFolderStore } from './folder-store.ts';
import { SealBroken, seal, unseal } from './seal.ts';
import { openVault } from './vault.ts';

const port = 46_251;
const key = randomBytes(32);
let root: string;
let server: S3rver;
const stores: Record<string, BackupStore> = {};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'umbral-vault-'));
  server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: join(root, 's3'),
    configureBuckets: [{ name: 'umbral-backup', configs: [] }],
  });
  await server.run();
  stores.folder = await openFolderStore(join(root, 'folder'));
  stores.bucket = openBucketStore({
    bucket: 'umbral-backup',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    isPathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  });
});
afterAll(async () => {
  for (const store of Object.values(stores)) store.close();
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

function storeCalled(name: string): BackupStore {
  const store = stores[name];
  if (!store) throw new Error(`${name} is not open`);
  return store;
}

describe.each(['folder', 'bucket'])('a vault in a %s', (name) => {
  test('gives back what it took, of any length, in parts', async () => {
    const vault = openVault(storeCalled(name), key);
    const long = randomBytes(9 * 1024 * 1024);
    const stored = await vault.write('wal/long', Readable.from([long]));
    await vault.write('wal/empty', Readable.from([]));
    expect((await buffer(vault.read('wal/long'))).equals(long)).toBe(true);
    expect(await buffer(vault.read('wal/empty'))).toHaveLength(0);
    expect(await storeCalled(name).list('wal/long/')).toHaveLength(2);
    expect(stored).toBeGreaterThan(long.length);
    expect(await vault.names('wal')).toEqual(['empty', 'long']);
    await vault.remove('wal/long');
    await vault.remove('wal/long');
    expect(await vault.names('wal')).toEqual(['empty']);
  });

  test('has nothing of what was interrupted, and sweeps it away', async () => {
    const vault = openVault(storeCalled(name), key);
    await vault.write('bases/half', Readable.from([randomBytes(9 * 1024 * 1024)]));
    await storeCalled(name).delete('bases/half/000001.last');
    expect(await vault.names('bases')).toEqual([]);
    await expect(buffer(vault.read('bases/half'))).rejects.toThrow(SealBroken);
    await vault.sweep('bases');
    expect(await storeCalled(name).list('bases/')).toEqual([]);
    expect(await vault.names('wal')).toEqual(['empty']);
  });
});

test('a folder leaves so much of its disk free as it was told', async () => {
  const full = await openFolderStore(join(root, 'full'), Number.MAX_SAFE_INTEGER);
  await expect(full.put('wal/one', Buffer.from('any'))).rejects.toThrow('no room');
  expect(await full.list('wal/')).toEqual([]);
});

test('a part that was changed, or that stands in the place of another, is refused', async () => {
  const vault = openVault(storeCalled('folder'), key);
  const folder = join(root, 'folder/points');
  await vault.writeJson('points/one', { at: 1 });
  await vault.writeJson('points/two', { at: 2 });
  const [one = ''] = readdirSync(join(folder, 'one'));
  const bytes = readFileSync(join(folder, 'one', one));
  writeFileSync(join(folder, 'two', one), bytes);
  await expect(vault.readJson('points/two')).rejects.toThrow(SealBroken);
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  writeFileSync(join(folder, 'one', one), bytes);
  await expect(vault.readJson('points/one')).rejects.toThrow(SealBroken);
});

test('a seal opens with its key and name only', () => {
  const sealed = seal(key, 'a', Buffer.from('plain'));
  expect(unseal(key, 'a', sealed).toString()).toBe('plain');
  expect(() => unseal(key, 'b', sealed)).toThrow(SealBroken);
  expect(() => unseal(randomBytes(32), 'a', sealed)).toThrow('BACKUP_KEY');
  expect(() => unseal(key, 'a', Buffer.from('short'))).toThrow('is no part of a backup');
});
