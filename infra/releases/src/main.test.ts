import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { verifySignature } from '@umbral/protocol/release/release-signature.ts';
import { createTestDatabase, type TestDatabase } from 'infra-db/testing/test-database.ts';
import { freePort } from 'infra-ports/free-port.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSigningKey, privateKeyOf, type SigningKey, signValue } from './signing/key-pair.ts';
import { sampleRelease } from './testing/registry-fixture.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));
const operator = 'an-operator-of-this-test';
let database: TestDatabase;
let folder: string;
let child: ChildProcess | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'umbral-registry-'));
});
afterEach(() => child?.kill('SIGKILL'));
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

function run(env: Record<string, string>): ChildProcess {
  child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return child;
}

async function start(key: SigningKey): Promise<{ url: string; stop(): Promise<number | null> }> {
  const file = join(folder, `${key.keyId}.pem`);
  writeFileSync(file, privateKeyOf(key));
  const port = await freePort();
  const running = run({
    DATABASE_URL: database.url,
    RELEASES_PORT: String(port),
    COMPOSITION_KEY_FILE: file,
    RELEASES_DIR: join(folder, 'files'),
    OPERATOR_TOKEN: operator,
    LOG_LEVEL: 'silent',
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
  return {
    url: `${url}/platform/api`,
    async stop() {
      running.kill('SIGTERM');
      await once(running, 'exit');
      return running.exitCode;
    },
  };
}

async function ask(url: string, body?: object | Buffer, method = body ? 'POST' : 'GET') {
  const isBytes = Buffer.isBuffer(body);
  const answer = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${operator}`,
      ...(body ? { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' } : {}),
    },
    ...(body ? { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) } : {}),
  });
  return answer.json();
}

test('a release goes through the running program; another key signs the same again; what is there survives', async () => {
  const [first, second, team] = [createSigningKey(), createSigningKey(), createSigningKey()];
  const before = await start(first);
  await ask(`${before.url}/keys`, { publicKey: team.publicKey, signs: ['manifest'] });
  const { manifest, contents } = sampleRelease('mf-search', '1.0.0');
  const base = `${before.url}/releases/mf-search/1.0.0`;
  const { missing } = await ask(`${base}/manifest`, { manifest, signature: signValue('manifest', manifest, team) });
  for (const sha384 of missing) await ask(`${base}/files/${sha384}`, contents.get(sha384), 'PUT');
  expect(await ask(`${base}/complete`, {})).toMatchObject({ state: 'complete' });
  const wish = { channel: 'stable', version: '1.0.0', after: 0, reason: 'first of all' };
  expect(await ask(`${before.url}/channels/mf-search/promote`, wish)).toMatchObject({ lock: { seq: 1 } });
  expect(await before.stop()).toBe(0);

  const after = await start(second);
  const { lock, signature } = await ask(`${after.url}/composition`);
  expect(lock).toMatchObject({ seq: 2, apps: { 'mf-search': { stable: { version: '1.0.0' } } } });
  const { keys } = await ask(`${after.url}/keys`);
  await ask(`${after.url}/keys/${first.keyId}/revoked`, { reason: 'rotated out' });
  expect(signature.keyId).toBe(second.keyId);
  expect(await verifySignature('composition', lock, signature, keys)).toEqual({ ok: true });
  expect(await after.stop()).toBe(0);
  // The revoked key may not come back.
  const refused = run({
    DATABASE_URL: database.url,
    RELEASES_PORT: '0',
    COMPOSITION_KEY_FILE: join(folder, `${first.keyId}.pem`),
    RELEASES_DIR: join(folder, 'files'),
  });
  expect(refused.stderr && (await text(refused.stderr))).toContain('is revoked');
}, 60_000);

test('a wrong environment is one sentence that names every variable', async () => {
  const refused = run({ RELEASES_PORT: 'x', OPERATOR_TOKEN: 'short' });
  const said = refused.stderr ? await text(refused.stderr) : '';
  for (const name of ['DATABASE_URL', 'COMPOSITION_KEY_FILE', 'RELEASES_PORT', 'OPERATOR_TOKEN']) {
    expect(said).toContain(name);
  }
  expect(said.trim().split('\n')).toHaveLength(1);
});
