import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { StorageAway } from '../storage/release-storage.ts';
import { type FollowedRegistry, startFollowedRegistry } from '../testing/followed-registry.ts';
import type { RunningShell } from '../testing/running-shell.ts';

// Programs start, and a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

let registry: FollowedRegistry;
let shell: RunningShell;
let folder: string;
/** What happens to files on their way out of the storage, by their address. */
let harm: ((sha384: string) => 'flip' | 'cut' | 'away' | undefined) | undefined;
let sent: string[] = [];
let last = 0;

beforeAll(async () => {
  registry = await startFollowedRegistry({
    wrapStorage: (storage) => ({
      ...storage,
      async get(sha384) {
        const how = harm?.(sha384);
        if (how === 'away') throw new StorageAway(new Error('gone'));
        const bytes = await storage.get(sha384);
        sent.push(sha384);
        if (!bytes || !how) return bytes;
        const harmed = new PassThrough();
        let isFirst = true;
        bytes.on('data', (chunk: Buffer) => {
          if (how === 'flip' && isFirst) chunk.writeUInt8((chunk.at(0) ?? 0) ^ 1);
          isFirst = false;
          if (how === 'flip') harmed.write(chunk);
          else harmed.destroy(new Error('cut'));
        });
        bytes.on('end', () => harmed.end());
        return harmed;
      },
    }),
  });
  folder = registry.newFolder();
  shell = await registry.startShell(folder);
  await shell.ready();
});
afterAll(() => registry.close());
beforeEach(() => {
  harm = undefined;
  sent = [];
});

/** Uploads and promotes a new version of the search. */
async function promoteNext(): Promise<string> {
  last += 1;
  const version = `2.0.${last}`;
  await registry.release('mf-search', version);
  await registry.promote('mf-search', version);
  return version;
}

async function expectRefused(version: string, reason: RegExp): Promise<void> {
  await expect
    .poll(async () => (await shell.state()).source.refused)
    .toEqual([{ remote: 'mf-search', version, reason: expect.stringMatching(reason) }]);
}

const runs = (version: string) =>
  expect.poll(() => shell.page(), { timeout: 20_000 }).toContain(`<h1>mf-search ${version}</h1>`);

/** Addresses of the files of a release, by their names. */
async function filesOf(version: string): Promise<Map<string, string>> {
  const release = await registry.call(registry.tokens.search, 'GET', `/releases/mf-search/${version}`);
  const { files } = release.json<{ files: { path: string; sha384: string }[] }>();
  return new Map(files.map(({ path, sha384 }) => [path, sha384]));
}

describe('a file that is damaged on its way', () => {
  for (const name of ['node/server.cjs', 'web/remoteEntry.abc.js', 'web/app.abc.css', 'web/assets.json']) {
    test(`${name} with a flipped byte: the version never runs, the last good one stays, and it heals`, async () => {
      const before = (await shell.state()).remotes['mf-search']?.version ?? '';
      harm = (sha384) => (sha384 === harmed ? 'flip' : undefined);
      let harmed = '';
      last += 1;
      const version = `2.0.${last}`;
      await registry.release('mf-search', version);
      harmed = (await filesOf(version)).get(name) ?? '';
      await registry.promote('mf-search', version);
      await expectRefused(version, /is not what was signed/);
      await runs(before);
      expect((await shell.get(`/r/mf-search/${version}/web/remoteEntry.abc.js`)).status).toBe(404);
      harm = undefined;
      await runs(version);
      await expect.poll(async () => (await shell.state()).source.refused).toEqual([]);
    });
  }
});

test('a storage that is away: the last good version stays, afterwards the new one comes by itself', async () => {
  harm = () => 'away';
  const version = await promoteNext();
  await expectRefused(version, /The registry answers 503/);
  expect((await shell.get('/')).status).toBe(200);
  harm = undefined;
  await runs(version);
});

test('a download that breaks off goes on where it stopped', async () => {
  let harmed = '';
  harm = (sha384) => (sha384 === harmed ? 'cut' : undefined);
  last += 1;
  const version = `2.0.${last}`;
  await registry.release('mf-search', version);
  const files = await filesOf(version);
  harmed = files.get('node/server.cjs') ?? '';
  sent = [];
  await registry.promote('mf-search', version);
  await expectRefused(version, /./);
  harm = undefined;
  await runs(version);
  const times = [...files].map(([name, sha384]) => [name, sent.filter((one) => one === sha384).length]);
  expect(Object.fromEntries(times)).toMatchObject({ 'web/remoteEntry.abc.js': 1, 'web/app.abc.css': 1 });
});

test('a folder that cannot be written: the last good version stays, and the reason is told', async () => {
  const before = (await shell.state()).remotes['mf-search']?.version ?? '';
  const own = registry.newFolder();
  // A file stands where the folder of what comes should be.
  writeFileSync(join(own, '.incoming'), '');
  const blocked = await registry.startShell(own);
  await expect.poll(() => blocked.log()).toContain('cannot be written to the folder of releases');
  expect((await blocked.get('/')).status).toBe(503);
  await blocked.stop();
  await runs(before);
});

test('below the floor of its disk a shell fetches nothing: what it has runs on, and the reason is told', async () => {
  const own = registry.newFolder();
  const before = (await shell.state()).remotes['mf-search']?.version ?? '';
  const first = await registry.startShell(own);
  await first.ready();
  await first.stop();
  const full = await registry.startShell(own, { DISK_FLOOR_MB: '1000000000' });
  await full.ready();
  const next = await promoteNext();
  await expect.poll(() => full.log()).toContain(`${next} cannot be written to the folder of releases: ENOSPC`);
  expect(await full.page()).toContain(`<h1>mf-search ${before}</h1>`);
  await full.stop();
  await runs(next);
});

describe('a release on the disk', () => {
  const harms: Readonly<Record<string, (path: string) => void>> = {
    'manifest.json': (path) => writeFileSync(path, readFileSync(path, 'utf8').replace('c0ffee', 'c0ffef')),
    'manifest.sig.json': (path) =>
      writeFileSync(path, readFileSync(path, 'utf8').replace(/"signature": ".../, '"signature": "AAA')),
    'node/server.cjs': (path) => writeFileSync(path, `${readFileSync(path, 'utf8')}\n// evil`),
    'web/assets.json': (path) => writeFileSync(path, `${readFileSync(path, 'utf8')} `),
  };
  for (const [name, hurt] of Object.entries(harms)) {
    test(`${name} changed while the shell was away: it is fetched again and never run as it was`, async () => {
      const own = registry.newFolder();
      const first = await registry.startShell(own);
      await first.ready();
      await first.stop();
      const { version } = (await shell.state()).remotes['mf-search'] ?? { version: '' };
      const path = join(own, 'mf-search', version, name);
      hurt(path);
      const hurtText = readFileSync(path, 'utf8');
      const second = await registry.startShell(own);
      await second.ready();
      expect(await second.page()).toContain(`<h1>mf-search ${version}</h1>`);
      expect(readFileSync(path, 'utf8')).not.toBe(hurtText);
      await second.stop();
    });
  }

  test('a packed copy of something else is not served; a file that was changed is not either, and heals', async () => {
    const { version } = (await shell.state()).remotes['mf-search'] ?? { version: '' };
    const file = join(folder, 'mf-search', version, 'web/remoteEntry.abc.js');
    writeFileSync(`${file}.gz`, gzipSync('evil()'));
    const address = `/r/mf-search/${version}/web/remoteEntry.abc.js`;
    const packed = await shell.get(address, { 'accept-encoding': 'gzip' });
    expect(await packed.text()).toBe(`/* entry of mf-search ${version} */`);
    writeFileSync(file, 'evil()');
    expect((await shell.get(address, { 'accept-encoding': 'identity' })).status).toBe(404);
    const healed = async () => (await shell.get(address, { 'accept-encoding': 'identity' })).text();
    await expect.poll(healed).toBe(`/* entry of mf-search ${version} */`);
  });

  test('another release under the same number gives way to the one that the composition names', async () => {
    const own = registry.newFolder();
    const { version } = (await shell.state()).remotes['mf-search'] ?? { version: '' };
    const first = await registry.startShell(own);
    await first.ready();
    await first.stop();
    const release = join(own, 'mf-search', version);
    const manifest = JSON.parse(readFileSync(join(release, 'manifest.json'), 'utf8'));
    writeFileSync(join(release, 'manifest.json'), JSON.stringify({ ...manifest, commit: 'other' }));
    const second = await registry.startShell(own);
    await second.ready();
    expect(await second.page()).toContain(`<h1>mf-search ${version}</h1>`);
    expect(JSON.parse(readFileSync(join(release, 'manifest.json'), 'utf8')).commit).toBe('c0ffee');
    await second.stop();
  });
});

test('a version that another shell has already is fetched when a tab asks for it', async () => {
  await registry.release('mf-fair', '1.0.0');
  expect((await shell.get('/r/mf-fair/1.0.0/web/remoteEntry.abc.js')).status).toBe(200);
  expect((await shell.get('/r/mf-fair/6.6.6/web/remoteEntry.abc.js')).status).toBe(404);
  // Long after, when it was removed here as something that nobody needs, too.
  rmSync(join(folder, 'mf-fair/1.0.0'), { recursive: true });
  await expect.poll(async () => (await shell.get('/r/mf-fair/1.0.0/web/app.abc.css')).status).toBe(200);
});
