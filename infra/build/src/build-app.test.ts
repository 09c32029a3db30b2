import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ArtifactManifest, Assets } from '@umbral/protocol/release/artifact.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { integrityOf } from './assets-plugin.ts';
import { buildApp } from './build-app.ts';

let folder: string;
let assets: Assets;
let manifest: ArtifactManifest;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'umbral-build-'));
  await buildApp({ app: 'mf-comparator', version: '9.9.9', outDir: folder, mode: 'production' });
  assets = JSON.parse(await readFile(join(folder, 'web/assets.json'), 'utf8'));
  manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const web = (file: string) => readFile(join(folder, 'web', file));

test('every file of every group is there, with the integrity of its final bytes', async () => {
  const files = [assets.entry ?? '', ...Object.values(assets.groups).flatMap(({ js, css }) => [...js, ...css])];
  expect(Object.keys(assets.groups)).toEqual(expect.arrayContaining(['app', 'fragment-comparator', 'errors']));
  for (const file of files) expect(assets.integrity[file]).toBe(integrityOf(await web(file)));
});

test('what every page of a remote needs has no style sheet: one file less before the first paint of each', () => {
  expect(assets.groups.app?.js).not.toEqual([]);
  expect(assets.groups.app?.css).toEqual([]);
});

test('every script asks to be compiled while it comes', async () => {
  const scripts = Object.keys(assets.integrity).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  // A word of V8 that counts before all code only.
  for (const file of scripts) expect((await web(file)).toString()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('the manifest says what the remote offers, needs and consists of', async () => {
  expect(manifest).toMatchObject({ app: 'mf-comparator', version: '9.9.9', fragments: ['comparator'] });
  expect(manifest.shared).toMatchObject({ react: expect.stringMatching(/^\^19/) });
  expect(manifest.files['node/server.cjs']).toBe(integrityOf(await readFile(join(folder, 'node/server.cjs'))));
});

test('the manifest carries the contract: topics with schemas, calls, bytes, and no reach beyond its own names', () => {
  const { contract } = manifest;
  expect(contract?.publishes['comparator/opened']).toMatchObject({
    owner: 'mf-comparator',
    schema: { type: 'object', required: ['count'], additionalProperties: false },
  });
  expect(contract?.handles['comparator/add']?.schema.required).toEqual(['plantId', 'title', 'image']);
  expect(contract?.calls.C067).toMatchObject({ method: 'GET', path: '/plantas/ids/{id}' });
  expect(contract?.packages).not.toHaveProperty('react');
  expect(contract?.globals).toEqual([]);
  expect(contract?.bytes.entry).toBeGreaterThan(1000);
  expect(contract?.bytes.groups['fragment-comparator']?.js).toBeGreaterThan(1000);
});

test('a source map lies beside each script, apart from what is served: it holds names and places, no sources', async () => {
  const [app = ''] = assets.groups.app?.js ?? [];
  expect(Object.keys(manifest.files).filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(manifest.files).toHaveProperty([`node/maps/web/${app}.map.packed`]);
  expect(manifest.files).toHaveProperty(['node/maps/node/server.cjs.map.packed']);
  expect((await web(app)).toString()).not.toContain('sourceMappingURL');
  const map = gunzipSync(await readFile(join(folder, `node/maps/web/${app}.map.packed`))).toString();
  expect(map).toContain('mf-comparator/src/');
  expect(JSON.parse(map).sourcesContent).toBeUndefined();
});

test('what short class names stand for lies there, too, and every class of a built sheet is in it', async () => {
  const packed = await readFile(join(folder, 'node/maps/class-names.json.packed'));
  expect(manifest.files['node/maps/class-names.json.packed']).toBe(integrityOf(packed));
  const sheets: Record<string, Record<string, string>> = JSON.parse(gunzipSync(packed).toString());
  expect(Object.keys(sheets)).toContain('mf-comparator/src/fragments/comparator/tray.module.css');
  const known = Object.values(sheets).flatMap((names) => Object.keys(names));
  const css = (await Promise.all((assets.groups['fragment-comparator']?.css ?? []).map(web))).join('');
  const used = [...css.matchAll(/\.([a-zA-Z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name);
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !known.includes(name) && !name.startsWith('mf-comparator-'))).toEqual([]);
});

test('the container is small, knows the hashes of its chunks and carries no copy of what the shell shares', async () => {
  const entry = await web(assets.entry ?? '');
  const compressed = await web(`${assets.entry}.br`);
  expect(brotliDecompressSync(compressed).equals(entry)).toBe(true);
  expect(compressed.length).toBeLessThan(9000);
  const [app = ''] = assets.groups.app?.js ?? [];
  expect(entry.toString()).toContain(assets.integrity[app]);
  expect(entry.toString()).toContain('/r/mf-comparator/9.9.9/web/');
  for (const file of Object.keys(assets.integrity)) expect((await web(file)).toString()).not.toContain('react.element');
});
