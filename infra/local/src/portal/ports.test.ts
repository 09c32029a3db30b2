import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireLock } from 'infra-db/embedded/pid-lock.ts';
import { freePort } from 'infra-ports/free-port.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings, stateFiles } from '../settings.ts';
import { ensureInternalPorts, requirePublicPort } from './ports.ts';
import { rotateSecrets } from './rotate-secrets.ts';
import { ensureSecrets } from './secrets.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'umbral-ports-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a public port in use is one sentence that names another', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(requirePublicPort(port)).rejects.toThrow(`Port ${port} is in use`);
  server.close();
  await once(server, 'close');
  await expect(requirePublicPort(port)).resolves.toBeUndefined();
});

test('internal ports stay from run to run, and move when somebody took one', async () => {
  const file = join(root, 'ports.json');
  const first = await ensureInternalPorts(file);
  expect(await ensureInternalPorts(file)).toEqual(first);
  const server = createServer().listen(first.api, '127.0.0.1');
  await once(server, 'listening');
  const second = await ensureInternalPorts(file);
  expect(second.api).not.toBe(first.api);
  expect(second.search).toBe(first.search);
  server.close();
});

test('a free port can be opened', async () => {
  const server = createServer().listen(await freePort(), '127.0.0.1');
  await once(server, 'listening');
  server.close();
});

test('secrets are made once, for this user only', () => {
  const file = join(root, 'secrets.json');
  const secrets = ensureSecrets(file);
  expect(new Set(Object.values(secrets)).size).toBe(8);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const before = readFileSync(file, 'utf8');
  expect(ensureSecrets(file)).toEqual(secrets);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test.each(['', '{ "searchKey": "a', '7'])('damaged secrets (%j) are one sentence, and are not written over', (text) => {
  const file = join(root, 'secrets.json');
  writeFileSync(file, text);
  expect(() => ensureSecrets(file)).toThrow(`${file} is damaged`);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('secrets that are rotated are others at the next start', () => {
  const settings = readSettings({ UMBRAL_HOME: root });
  const file = stateFiles(settings.home).secrets;
  const before = ensureSecrets(file);
  rotateSecrets(settings);
  expect(Object.values(ensureSecrets(file)).filter((secret) => Object.values(before).includes(secret))).toEqual([]);
});

test('a portal that runs keeps its secrets', () => {
  const settings = readSettings({ UMBRAL_HOME: root });
  const file = stateFiles(settings.home).secrets;
  const before = ensureSecrets(file);
  acquireLock(stateFiles(settings.home).lock, { state: 'running' });
  expect(() => rotateSecrets(settings)).toThrow('stop it');
  expect(ensureSecrets(file)).toEqual(before);
});
