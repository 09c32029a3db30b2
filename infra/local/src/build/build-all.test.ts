import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { volatileRecord } from '../supervisor/survivors.ts';
import { activate, readActive, readHistory } from './artifact-table.ts';
import { buildAll } from './build-all.ts';
import type { BuildJob } from './build-artifact.ts';
import { readDeployable } from './deployables.ts';
import { keepPending, pendingVersion } from './pending-releases.ts';

/** A build program that writes its arguments, and fails where a file `broken` stands beside the sources. */
const fakeBuild = `
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
const [name, version, out] = process.argv.slice(2);
appendFileSync('builds.log', name + '\\n');
if (existsSync(name + '/src/broken')) { process.stderr.write('the source is broken\\n'); process.exit(1); }
for (const half of ['web', 'node']) mkdirSync(out + '/' + half);
writeFileSync(out + '/web/version.txt', version);
`;

const entrySource = "import './a.ts';\nimport '@umbral/domain/a.ts';";

function entriesOf(name: string): string[] {
  return name === 'shell' ? ['shell/browser/main.tsx'] : [`${name}/src/remote.ts`];
}

let root = '';
let job: BuildJob;

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'umbral-build-'));
  for (const name of ['shell', 'mf-search', 'mf-fair']) {
    write(`${name}/package.json`, JSON.stringify({ name, version: '1.0.0' }));
    for (const entry of entriesOf(name)) write(entry, entrySource);
    write(`${name}/src/a.ts`, 'export const a = 1;');
  }
  write('shared-contracts/domain/src/a.ts', '');
  write('infra/build/src/build-app.ts', fakeBuild);
  write('package-lock.json', '{}');
  const artifactsDir = join(root, 'artifacts');
  job = { root, artifactsDir, record: volatileRecord, step: () => undefined, line: () => undefined };
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function builds(): string[] {
  const log = join(root, 'builds.log');
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').toSorted() : [];
}

test('all is built once, activated, and nothing is spawned while nothing changes', async () => {
  expect((await buildAll(job)).toSorted()).toEqual(['mf-fair', 'mf-search', 'shell']);
  const { version } = readDeployable(root, 'mf-search');
  expect(version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
  expect(readActive(job.artifactsDir)['mf-search']).toBe(version);
  expect(readFileSync(join(job.artifactsDir, 'mf-search', version, 'web/version.txt'), 'utf8')).toBe(version);
  expect(await buildAll(job)).toEqual([]);
  expect(builds()).toEqual(['mf-fair', 'mf-search', 'shell']);
});

test('only the changed remote is built; a contract is part of all that contain it; tests and prose of none', async () => {
  await buildAll(job);
  write('mf-search/src/a.ts', 'export const a = 2;');
  expect(await buildAll(job)).toEqual(['mf-search']);
  write('mf-search/src/a.test.ts', 'test');
  write('mf-search/README.md', 'prose');
  expect(await buildAll(job)).toEqual([]);
  write('shared-contracts/domain/src/a.ts', 'export {};');
  expect((await buildAll(job)).length).toBe(3);
});

test('going back to known sources activates the known artifact without a build', async () => {
  await buildAll(job);
  const before = readActive(job.artifactsDir)['mf-fair'];
  write('mf-fair/src/a.ts', 'export const a = 2;');
  await buildAll(job);
  write('mf-fair/src/a.ts', 'export const a = 1;');
  await buildAll(job);
  expect(readActive(job.artifactsDir)['mf-fair']).toBe(before);
  expect(builds().filter((name) => name === 'mf-fair').length).toBe(2);
});

test('a failed build does not keep the others from being built', async () => {
  write('mf-fair/src/broken', '');
  await expect(buildAll(job)).rejects.toMatchObject({ failed: ['mf-fair'] });
  expect(Object.keys(readActive(job.artifactsDir)).toSorted()).toEqual(['mf-search', 'shell']);
});

test('a failed build is one sentence, activates nothing, and is tried again', async () => {
  write('mf-fair/src/broken', '');
  await expect(buildAll(job, ['mf-fair'])).rejects.toThrow('while building mf-fair: the source is broken');
  expect(readActive(job.artifactsDir)).toEqual({});
  rmSync(join(root, 'mf-fair/src/broken'));
  await buildAll(job, ['mf-fair']);
  expect(readdirSync(join(job.artifactsDir, 'mf-fair'))).toEqual([readDeployable(root, 'mf-fair').version]);
});

test('a version chosen by hand stays until the sources change', async () => {
  await buildAll(job);
  const { hash, version } = readDeployable(root, 'mf-fair');
  mkdirSync(join(job.artifactsDir, 'mf-fair/older'));
  activate(job.artifactsDir, 'mf-fair', { version: 'older', hash });
  expect(await buildAll(job)).toEqual([]);
  expect(readActive(job.artifactsDir)['mf-fair']).toBe('older');
  expect(readHistory(job.artifactsDir, 'mf-fair').activated).toEqual([version, 'older']);
});

test('versions that run are kept, however old; others go after a day', async () => {
  const long = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
  for (const version of ['canary', 'nobody']) {
    const folder = join(job.artifactsDir, 'mf-fair', version);
    mkdirSync(folder, { recursive: true });
    utimesSync(folder, long, long);
  }
  const lock = { apps: { 'mf-fair': { canary: { version: 'canary', manifest: '', share: 1 } } } };
  writeFileSync(join(job.artifactsDir, 'composition.json'), JSON.stringify({ newest: { lock }, revoked: [] }));
  await buildAll(job);
  const { version } = readDeployable(root, 'mf-fair');
  expect(readdirSync(join(job.artifactsDir, 'mf-fair')).toSorted()).toEqual([version, 'canary']);
});

test('an interrupted release goes on under its number while the sources stay as they are', async () => {
  const { hash } = readDeployable(root, 'mf-fair');
  mkdirSync(join(job.artifactsDir, 'mf-fair/1.0.0-a'), { recursive: true });
  keepPending(job.artifactsDir, 'mf-fair', { hash, version: '1.0.0-a' });
  expect(pendingVersion(job.artifactsDir, 'mf-fair', hash)).toBe('1.0.0-a');
  expect(pendingVersion(job.artifactsDir, 'mf-fair', 'other sources')).toBeUndefined();
  rmSync(join(job.artifactsDir, 'mf-fair/1.0.0-a'), { recursive: true });
  expect(pendingVersion(job.artifactsDir, 'mf-fair', hash)).toBeUndefined();
  writeFileSync(join(job.artifactsDir, 'pending.json'), '{torn');
  expect(pendingVersion(job.artifactsDir, 'mf-fair', hash)).toBeUndefined();
});
