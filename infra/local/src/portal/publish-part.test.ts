import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createRegistryFixture, type RegistryFixture } from 'infra-releases/testing/registry-fixture.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { activate, readActive } from '../build/artifact-table.ts';
import { readSettings, type Settings, stateFiles } from '../settings.ts';
import { volatileRecord } from '../supervisor/survivors.ts';
import { createFakeReporter, type FakeReporter } from '../testing/fake-reporter.ts';
import { publishPart } from './publish-part.ts';
import { prepareFolders } from './state-folders.ts';

/** A build program whose artifacts say what the registry needs. */
const fakeBuild = `
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
const [app, version, out] = process.argv.slice(2);
mkdirSync(out + '/web', { recursive: true });
const text = 'rebuilt ' + app;
writeFileSync(out + '/web/a.js', text);
const hash = createHash('sha384').update(text).digest('base64');
writeFileSync(out + '/manifest.json', JSON.stringify({ app, version, commit: 'c', files: { 'web/a.js': 'sha384-' + hash } }));
`;

let fixture: RegistryFixture;
let url: string;
let settings: Settings;
let reporter: FakeReporter;

beforeAll(async () => {
  fixture = await createRegistryFixture();
  url = `${await fixture.app.listen({ port: 0, host: '127.0.0.1' })}/platform/api`;
});
afterAll(() => fixture.close());
beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'umbral-publish-'));
  settings = { ...readSettings({}), root, home: join(root, 'home'), artifactsDir: join(root, 'artifacts') };
  prepareFolders(settings);
  for (const folder of ['shared-contracts', 'infra/build/src', 'mf-fair', 'mf-search', 'shell']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  for (const name of ['mf-fair', 'mf-search', 'shell']) {
    writeFileSync(join(root, name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
  }
  writeFileSync(join(root, 'infra/build/src/build-app.ts'), fakeBuild);
  writeFileSync(join(root, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(settings.root, { recursive: true, force: true }));

/** What a build leaves. */
function build(app: string, version: string, text = `${app} ${version}`): void {
  const file = join(settings.artifactsDir, app, version, 'web/a.js');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const files = { 'web/a.js': `sha384-${createHash('sha384').update(text).digest('base64')}` };
  const manifest = { app, version, commit: 'c0ffee', files };
  writeFileSync(join(settings.artifactsDir, app, version, 'manifest.json'), JSON.stringify(manifest));
  activate(settings.artifactsDir, app, { version, hash: version });
}

async function start(): Promise<readonly string[]> {
  reporter = createFakeReporter();
  const access = { url, token: fixture.tokens.operator };
  await publishPart(settings, access, { reporter, record: volatileRecord }).start();
  return reporter.told;
}

async function stable(app: string): Promise<string | undefined> {
  const { apps } = (await fixture.call(fixture.tokens.operator, 'GET', '/channels')).json();
  return apps[app]?.stable?.version;
}

const post = (path: string, body: object) => fixture.call(fixture.tokens.operator, 'POST', path, body);
const published = () => JSON.parse(readFileSync(stateFiles(settings.home).published, 'utf8'));

test('a start publishes what is new and nothing else; a rollback and a pin stay', async () => {
  for (const app of ['shell', 'mf-fair']) build(app, '1.0.0-a');
  expect((await start()).at(-1)).toMatch(/2 new versions are in the registry/);
  expect([await stable('shell'), await stable('mf-fair')]).toEqual(['1.0.0-a', '1.0.0-a']);
  expect(published()).toEqual({ shell: '1.0.0-a', 'mf-fair': '1.0.0-a' });
  expect(await start()).toEqual([]);

  build('mf-fair', '1.0.0-b');
  await start();
  expect(await stable('mf-fair')).toBe('1.0.0-b');
  await post('/channels/mf-fair/rollback', { reason: 'it was better' });
  expect(await start()).toEqual([]);
  expect(await stable('mf-fair')).toBe('1.0.0-a');

  const { seq } = (await fixture.call(fixture.tokens.operator, 'GET', '/channels')).json();
  await post('/channels/mf-fair/pin', { version: '1.0.0-a', after: seq, reason: 'an audit' });
  build('mf-fair', '1.0.0-c');
  expect((await start()).join('\n')).toContain('mf-fair is pinned to 1.0.0-a by olga: an audit');
  await post('/channels/mf-fair/unpin', { reason: 'audited' });
  await start();
  expect(await stable('mf-fair')).toBe('1.0.0-c');
});

test('a version that the gate refuses is told, and runs on this machine all the same', async () => {
  build('mf-fair', '1.0.0-d');
  // The fixture’s artifacts carry no contract, and a shell runs.
  expect((await start()).join('\n')).toContain('carries no contract that the gate can read');
  expect(await stable('mf-fair')).toBe('1.0.0-d');
  const { entries } = (await fixture.call(fixture.tokens.operator, 'GET', '/audit?remote=mf-fair&limit=5')).json();
  expect(entries).toContainEqual(expect.objectContaining({ action: 'gate-overridden', reason: 'npm start' }));
});

test('a number that stands for other bytes is not used again: the same sources are built under a new one', async () => {
  build('mf-fair', '1.0.0-a', 'other bytes under the same number');
  await start();
  const next = readActive(settings.artifactsDir)['mf-fair'];
  expect(next).toMatch(/^1\.0\.0-[0-9a-f]{8}-/);
  expect(await stable('mf-fair')).toBe(next);
});

test('what the registry does not take does not keep a portal from starting that ran before', async () => {
  build('mf-search', '1.0.0-a');
  const broken = join(settings.artifactsDir, 'mf-search/1.0.0-a/web/a.js');
  writeFileSync(broken, 'a flipped byte');
  expect((await start()).join('\n')).toContain('the portal starts without what is new: These are not the bytes');
  expect(await stable('mf-search')).toBeUndefined();
});

test('a registry that does not answer is one sentence', async () => {
  const access = { url: 'http://127.0.0.1:9/platform/api', token: 'x'.repeat(32) };
  const part = publishPart(settings, access, { reporter: createFakeReporter(), record: volatileRecord });
  await expect(part.start()).rejects.toThrow('The registry at http://127.0.0.1:9 does not answer.');
});
