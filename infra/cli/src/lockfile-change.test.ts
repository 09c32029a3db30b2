import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryClient } from 'infra-releases/client/registry-client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockfileChange } from './lockfile-change.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'umbral-lock-'));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ provenance: { lockfile: 'sha384-new' } }));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A registry in which visitors have a version with this manifest. */
function registryWith(manifest: object | undefined): RegistryClient {
  const apps = manifest ? { 'mf-insurance': { stable: { version: '1.2.0' } } } : {};
  const answers: Readonly<Record<string, unknown>> = {
    '/channels': { apps },
    '/releases/mf-insurance/1.2.0': { manifest, files: [] },
  };
  const get: RegistryClient['get'] = async (path, schema) => schema.parse(answers[path]);
  return { get } as RegistryClient;
}

const told = (manifest: object | undefined) =>
  lockfileChange(registryWith(manifest), { remote: 'mf-insurance', folder });

test('other packages than those of what visitors have are told, with the way to see which', async () => {
  expect(await told({ commit: '0123456789abcdef', provenance: { lockfile: 'sha384-old' } })).toBe(
    'package-lock.json is not that of 1.2.0, which visitors have: its packages may be others. What changed: git diff 01234567 -- package-lock.json',
  );
  expect(await told({ commit: 'unknown', provenance: { lockfile: 'sha384-old' } })).toMatch(/git diff -- package-lock/);
});

test('nothing is told of the same packages, of a first version, and beside one that does not say', async () => {
  expect(await told({ commit: 'a', provenance: { lockfile: 'sha384-new' } })).toBeUndefined();
  expect(await told(undefined)).toBeUndefined();
  expect(await told({ commit: 'a' })).toBeUndefined();
});
