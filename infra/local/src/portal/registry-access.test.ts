import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireLock } from 'infra-db/embedded/pid-lock.ts';
import { ensureKeyFile } from 'infra-releases/signing/key-files.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings, type Settings, stateFiles } from '../settings.ts';
import { findRegistry } from './registry-access.ts';
import { ensureSecrets } from './secrets.ts';
import { prepareFolders } from './state-folders.ts';

let settings: Settings;
beforeEach(() => {
  const home = mkdtempSync(join(tmpdir(), 'umbral-access-'));
  settings = { ...readSettings({}), home, artifactsDir: join(home, 'artifacts') };
  prepareFolders(settings);
});
afterEach(() => rmSync(settings.home, { recursive: true, force: true }));

test('the portal of this machine is released into with its operator token and its own key', () => {
  expect(findRegistry(settings, {})).toBeUndefined();
  const files = stateFiles(settings.home);
  acquireLock(files.lock, { url: 'http://localhost:4000', port: '4000', devOverrides: 'false' });
  writeFileSync(files.ports, JSON.stringify({ releases: 46104 }));
  const found = findRegistry(settings, {});
  expect(found).toMatchObject({ isOwn: true, origin: 'http://localhost:4000' });
  expect(found?.access).toEqual({
    url: 'http://127.0.0.1:46104/platform/api',
    token: ensureSecrets(files.secrets).operatorToken,
  });
  expect(found?.key().keyId).toBe(ensureKeyFile(files.manifestKey).keyId);
});

test('another registry is named by the environment, with the token and the key of a team', () => {
  const url = 'https://umbral.test/platform/api';
  const keyFile = join(settings.home, 'team.pem');
  const { keyId } = ensureKeyFile(keyFile);
  const found = findRegistry(settings, { RELEASES_URL: url, RELEASES_TOKEN: 'umb_team', RELEASES_KEY_FILE: keyFile });
  expect(found).toMatchObject({ isOwn: false, origin: 'https://umbral.test', access: { url, token: 'umb_team' } });
  expect(found?.key().keyId).toBe(keyId);
});

test.each([
  [{ RELEASES_URL: 'https://umbral.test/platform/api' }, 'RELEASES_URL needs RELEASES_TOKEN'],
  [{ RELEASES_URL: 'umbral', RELEASES_TOKEN: 'x' }, 'RELEASES_URL is no address'],
])('%j is one sentence', (env, sentence) => {
  expect(() => findRegistry(settings, env)).toThrow(sentence);
});

test('whoever only asks needs no key; whoever releases is told which one is missing', () => {
  const env = { RELEASES_URL: 'https://umbral.test/platform/api', RELEASES_TOKEN: 'x' };
  expect(() => findRegistry(settings, env)?.key()).toThrow('RELEASES_KEY_FILE must name the private key of your team.');
  writeFileSync(join(settings.home, 'torn.pem'), 'torn');
  const torn = { ...env, RELEASES_KEY_FILE: join(settings.home, 'torn.pem') };
  expect(() => findRegistry(settings, torn)?.key()).toThrow('holds no signing key');
});
