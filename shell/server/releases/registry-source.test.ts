import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { LockedApp, LockedRelease, SignedLock } from '@umbral/protocol/composition/composition-lock.ts';
import { createLogger } from 'infra-observability/logger.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manifestDigest } from '../artifacts/artifact.ts';
import { readConfig } from '../config.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { fixtureFrame, temporaryFolder, writeArtifact } from '../testing/fixture-remote.ts';
import {
  createTestKey,
  type StubRegistry,
  signAs,
  signFolder,
  signLock,
  startStubRegistry,
} from '../testing/stub-registry.ts';
import { adminToken, publishFixture } from '../testing/test-portal.ts';

const registryKey = createTestKey('composition');
const secondKey = createTestKey('composition');
const buildKey = createTestKey('manifest');
const formerBuildKey = createTestKey('manifest');
const lateKey = createTestKey('manifest');
const stranger = createTestKey('composition', 'manifest');
const artifactsDir = temporaryFolder();
const trustedKeysFile = join(temporaryFolder(), 'trusted-keys.json');
const locked: Record<string, LockedRelease> = {};
let registry: StubRegistry;
let server: RunningServer;
let log = '';
let seq = 1;

function publish(version: string, key = buildKey): LockedRelease {
  publishFixture(artifactsDir, 'mf-search', version, { render: `return page('<h1>v${version}</h1>');` });
  return signFolder(artifactsDir, 'mf-search', version, key);
}

beforeAll(async () => {
  const keys = [registryKey, secondKey, buildKey, formerBuildKey, lateKey].map(({ privateKey: _, ...key }) => key);
  writeFileSync(trustedKeysFile, JSON.stringify(keys.map((key) => ({ ...key, state: 'active' }))));
  writeArtifact(artifactsDir, { app: 'shell', version: '1.0.0', node: fixtureFrame });
  locked.shell = signFolder(artifactsDir, 'shell', '1.0.0', buildKey);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) locked[version] = publish(version);
  registry = await startStubRegistry();
  registry.says = lockOf('1.0.0');
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    API_URL: 'http://127.0.0.1:9',
    SEARCH_URL: 'http://127.0.0.1:9',
    ARTIFACTS_DIR: artifactsDir,
    ADMIN_TOKEN: adminToken,
    RELEASES_URL: registry.url,
    RELEASES_TOKEN: 'a token of these tests',
    TRUSTED_KEYS_FILE: trustedKeysFile,
    VISITOR_KEY: 'a key of these tests, long enough',
    SHELL_NAME: 'shell-of-the-tests',
    RENDER_IN: 'threads',
  });
  const destination = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  server = await startServer(config, createLogger({ program: 'shell', level: 'info', destination }));
  await server.started;
});
afterAll(async () => {
  await server.stop();
  registry.server.closeAllConnections();
  registry.server.close();
});
beforeEach(() => {
  registry.says = undefined;
});

function lockOf(version: string, { key = registryKey, number = seq } = {}): SignedLock {
  const shell: LockedApp = { stable: locked.shell ?? { version: '', manifest: '' } };
  const search: LockedApp = { stable: locked[version] ?? { version: '', manifest: '' } };
  return signLock(number, { shell, 'mf-search': search }, key);
}

/** Says the next composition, as a registry should. */
function sayNext(version: string): void {
  seq += 1;
  registry.says = lockOf(version);
}

const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
const shown = async () => /<h1>v(\S+)<\/h1>/.exec(await (await get('/')).text())?.[1];
const source = async () => {
  const headers = { authorization: `Bearer ${adminToken}` };
  const answer = await fetch(`http://127.0.0.1:${server.port}/_platform/state`, { headers });
  return (await answer.json()).source;
};

async function runs(version: string): Promise<void> {
  sayNext(version);
  await expect.poll(source).toMatchObject({ seq, refused: [] });
  registry.says = undefined;
  expect(await shown()).toBe(version);
}

describe('a composition that may not run changes nothing, and is said once', () => {
  const next = () => seq + 1;
  const cases: Readonly<Record<string, { says: () => SignedLock | string; fault: RegExp }>> = {
    'of a key that nobody trusts': {
      says: () => lockOf('1.2.0', { key: stranger, number: next() }),
      fault: /does not trust/,
    },
    'of a key for releases': {
      says: () => lockOf('1.2.0', { key: buildKey, number: next() }),
      fault: /may not sign compositions/,
    },
    'that was changed after it was signed': {
      says: () => ({ ...lockOf('1.2.0'), lock: { ...lockOf('1.2.0').lock, seq: seq + 5 } }),
      fault: /changed after it was signed/,
    },
    'that was torn on its way': {
      says: () => JSON.stringify(lockOf('1.2.0', { number: next() })).slice(0, 200),
      fault: /does not understand/,
    },
    'that names an application as none can be called': {
      says: () => JSON.stringify(lockOf('1.2.0', { number: next() })).replace('mf-search', '../mf-evil'),
      fault: /does not understand/,
    },
    'that is for another environment': {
      says: () => {
        const lock = { ...lockOf('1.2.0', { number: next() }).lock, environment: 'staging' };
        return { lock, signature: signAs('composition', lock, registryKey) };
      },
      fault: /is for staging; this shell runs production/,
    },
    'that is older than the one that runs': {
      says: () => lockOf('1.2.0', { number: seq - 1 }),
      fault: /is no newer than/,
    },
  };
  for (const [name, { says, fault }] of Object.entries(cases)) {
    test(name, async () => {
      await runs('1.1.0');
      log = '';
      registry.says = says();
      await expect.poll(async () => (await source()).fault).toMatch(fault);
      expect(await shown()).toBe('1.1.0');
      expect(log.split('\n').filter((line) => line.includes('is not followed'))).toHaveLength(1);
      await runs('1.0.0');
      expect(await source()).toMatchObject({ environment: 'production' });
      expect((await source()).fault).toBeUndefined();
    });
  }
});

test('a remote that this shell has never heard of runs as any other, is refused alone, and goes again', async () => {
  await runs('1.0.0');
  const stranger = 'mf-tv2';
  publishFixture(artifactsDir, stranger, '1.0.0', {
    fragments: ['offer'],
    render: "return page('<p>an offer of ' + request.environment.remote + '</p>');",
  });
  const release = signFolder(artifactsDir, stranger, '1.0.0', buildKey);
  const broken = { version: '9.9.9', manifest: release.manifest };
  const { apps } = lockOf('1.1.0').lock;
  const say = (more: Record<string, LockedApp>) => {
    seq += 1;
    registry.says = signLock(seq, { ...apps, ...more }, registryKey);
  };

  say({ [stranger]: { stable: release }, 'mf-nowhere': { stable: broken } });
  await expect.poll(source).toMatchObject({ seq, refused: [{ remote: 'mf-nowhere', version: '9.9.9' }] });
  expect((await source()).fault).toBeUndefined();
  expect(await shown()).toBe('1.1.0');
  expect(await (await get(`/_fragment/${stranger}/offer?v=1.0.0`)).json()).toMatchObject({
    html: `<p>an offer of ${stranger}</p>`,
  });
  expect(await (await get('/metrics')).text()).toContain(`umbral_pool_threads_ready{remote="${stranger}"}`);
  await expect.poll(() => JSON.stringify(registry.told.at(-1))).toContain(`"${stranger}":"1.0.0"`);

  await runs('1.0.0');
  expect((await get(`/_fragment/${stranger}/offer`)).status).toBe(404);
  expect(await (await get('/metrics')).text()).not.toContain(`umbral_pool_threads_ready{remote="${stranger}"}`);
});

test('a remote is told what its environment says, anew without a release, and does not run untold', async () => {
  await runs('1.0.0');
  publishFixture(artifactsDir, 'mf-search', '1.3.0', {
    fragments: ['offer'],
    settings: { phone: { schema: { type: 'string' } }, rows: { schema: { type: 'integer' }, default: 20 } },
    render: "return page('<h1>v' + JSON.stringify(request.environment.settings) + '</h1>');",
  });
  const stable = signFolder(artifactsDir, 'mf-search', '1.3.0', buildKey);
  const { shell } = lockOf('1.0.0').lock.apps;
  const tell = async (settings: Readonly<Record<string, unknown>>, refused: readonly object[] = []) => {
    seq += 1;
    const told = { 'mf-search': settings, 'mf-nobody': { rows: 3 } };
    registry.says = signLock(seq, { ...(shell ? { shell } : {}), 'mf-search': { stable } }, registryKey, told);
    await expect.poll(source).toMatchObject({ seq, refused });
  };
  const page = async () => {
    const text = await (await get('/')).text();
    const { composition, remotes } = JSON.parse(/id="umbral-boot">(.+?)<\/script>/.exec(text)?.[1] ?? '{}');
    return { composition, drawn: /<h1>v(.+?)<\/h1>/.exec(text)?.[1], browser: remotes[0].settings };
  };

  const reason = 'mf-search 1.3.0 is not told what it needs of its settings: phone';
  await tell({ rows: 5 }, [{ remote: 'mf-search', version: '1.3.0', reason }]);
  expect(await shown()).toBe('1.0.0');

  await tell({ phone: '601', rows: 'many', later: true });
  const first = { phone: '601', rows: 20 };
  const before = await page();
  expect(before).toMatchObject({ drawn: JSON.stringify(first), browser: first });

  await tell({ phone: '602', rows: 5 });
  const second = { phone: '602', rows: 5 };
  const after = await page();
  expect(after).toMatchObject({ drawn: JSON.stringify(second), browser: second });
  expect(after.composition).not.toBe(before.composition);
  // A tab from before gets its next page with what is said now, and what its fragments are drawn with is that as well.
  const part = await (await get(`/_part/${before.composition}/`)).text();
  expect(part).toContain('"settings":{"phone":"602","rows":5}');
  expect(part).toContain(`<h1>v${JSON.stringify(second)}</h1>`);
  const { html } = await (await get('/_fragment/mf-search/offer?v=1.3.0')).json();
  expect(html).toContain(JSON.stringify(second));

  await runs('1.0.0');
  expect(await page()).toMatchObject({ drawn: '1.0.0', browser: undefined });
});

test('a release that is signed by nobody, by a stranger, or lies under a used number is refused', async () => {
  await runs('1.1.0');
  const { '1.2.0': good = { version: '', manifest: '' } } = locked;
  const reused = { version: '1.2.0', manifest: good.manifest.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')) };
  for (const [version, release, reason] of [
    ['5.0.0', publish('5.0.0', stranger), /does not trust|cannot be fetched/],
    ['1.2.0', reused, /not the release that the composition names/],
  ] as const) {
    locked[version] = release;
    sayNext(version);
    await expect
      .poll(source)
      .toMatchObject({ seq, refused: [{ remote: 'mf-search', version, reason: expect.stringMatching(reason) }] });
    expect(await shown()).toBe('1.1.0');
  }
  locked['1.2.0'] = good;
  await runs('1.2.0');
  const metrics = await (await get('/metrics')).text();
  expect(metrics).toContain(`umbral_composition_seq ${seq}`);
  expect(metrics).toContain('umbral_registry_followed 1');
});

test('a manifest that was changed on its way is not what was signed', async () => {
  await runs('1.1.0');
  const release = publish('6.0.0');
  const folder = join(artifactsDir, 'mf-search/6.0.0');
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const signature = JSON.parse(readFileSync(join(folder, 'manifest.sig.json'), 'utf8'));
  rmSync(folder, { recursive: true });
  const changed = { ...manifest, commit: 'other' };
  registry.releases.set('mf-search/6.0.0', { manifest: changed, signature });
  locked['6.0.0'] = { ...release, manifest: manifestDigest(changed) };
  sayNext('6.0.0');
  await expect.poll(source).toMatchObject({
    seq,
    refused: [{ version: '6.0.0', reason: expect.stringMatching(/manifest that is not what was signed/) }],
  });
  expect(await shown()).toBe('1.1.0');
});

test('a revoked key counts from the moment the registry names it, also after a restart; trust never comes from there', async () => {
  locked['3.0.0'] = publish('3.0.0', formerBuildKey);
  await runs('1.1.0');
  registry.revoked = [formerBuildKey.keyId, secondKey.keyId];
  await expect.poll(() => log).toContain('keys were revoked');
  registry.says = lockOf('1.2.0', { key: secondKey, number: seq + 1 });
  await expect.poll(async () => (await source()).fault).toMatch(/was revoked/);
  sayNext('3.0.0');
  await expect
    .poll(source)
    .toMatchObject({ seq, refused: [{ version: '3.0.0', reason: expect.stringMatching(/was revoked/) }] });
  expect(await shown()).toBe('1.1.0');
  registry.revoked = [];
  await runs('1.0.0');
  expect((await source()).refused).toEqual([]);
  const kept = JSON.parse(readFileSync(join(artifactsDir, 'composition.json'), 'utf8'));
  expect(kept.revoked).toEqual([formerBuildKey.keyId, secondKey.keyId]);
});

test('a version whose key is revoked while it runs is named until another one runs', async () => {
  locked['4.0.0'] = publish('4.0.0', lateKey);
  await runs('4.0.0');
  registry.revoked = [lateKey.keyId];
  const reason = expect.stringContaining('it runs until another version is promoted');
  await expect.poll(source).toMatchObject({ seq, refused: [{ remote: 'mf-search', version: '4.0.0', reason }] });
  expect(await shown()).toBe('4.0.0');
  await runs('1.0.0');
});

test('the registry is told what runs, without a word about visitors', async () => {
  await runs('1.1.0');
  await expect.poll(() => registry.told.at(-1)).toMatchObject({ seq });
  expect(registry.told.at(-1)).toEqual({
    shell: 'shell-of-the-tests',
    seq,
    refused: [],
    fault: null,
    drawnIn: 'threads',
    sets: expect.arrayContaining([{ versions: { shell: '1.0.0', 'mf-search': '1.1.0' }, tabs: expect.any(Number) }]),
  });
});

test('a token without what belongs to it is a wrong environment', () => {
  expect(() => readConfig({ RELEASES_TOKEN: 'a token of these tests' })).toThrow(
    'RELEASES_TOKEN needs RELEASES_URL, TRUSTED_KEYS_FILE, VISITOR_KEY beside it',
  );
});
