import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createPool } from 'infra-db/pool.ts';
import { createTestDatabase } from 'infra-db/testing/test-database.ts';
import type { Pool } from 'pg';
import { buildApp } from '../http/app.ts';
import type { Manifest } from '../registry/manifest-schema.ts';
import { createRegistry, type Registry } from '../registry/registry.ts';
import { addKey } from '../registry/signing-keys.ts';
import { issueToken } from '../registry/tokens.ts';
import { createSigningKey, type SigningKey, signValue } from '../signing/key-pair.ts';
import { createDirectoryStorage } from '../storage/directory-storage.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';

const operator = { name: 'olga' };

/** A small release: what its manifest says and the bytes behind it. */
export interface SampleRelease {
  readonly manifest: Manifest;
  readonly contents: ReadonlyMap<string, Buffer>;
}

/** A registry with its service on a database of its own. */
export interface RegistryFixture {
  readonly registry: Registry;
  readonly app: FastifyInstance;
  readonly pool: Pool;
  readonly databaseUrl: string;
  readonly storageDir: string;
  /** Signs manifests; the registry trusts it. */
  readonly key: SigningKey;
  /** Signs what browsers saw; the registry trusts it. */
  readonly runnerKey: SigningKey;
  readonly tokens: Readonly<Record<'operator' | 'search' | 'project' | 'shell', string>>;
  call(
    token: string,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object | Buffer,
  ): Promise<LightMyRequestResponse>;
  offer(token: string, release: SampleRelease, key?: SigningKey): Promise<LightMyRequestResponse>;
  /** Offers, sends all files that are missing, completes. */
  upload(token: string, release: SampleRelease): Promise<void>;
  close(): Promise<void>;
}

export interface FixtureOptions {
  /** Puts something between the registry and its storage. */
  readonly wrapStorage?: (storage: ReleaseStorage) => ReleaseStorage;
  /** How often it judges canaries by itself; never unless it is said. */
  readonly judgeEverySeconds?: number;
  readonly requiresProbe?: boolean;
  /** Tarballs that npm installs from it. */
  readonly packagesDir?: string;
}

/** Builds a registry for one test file. */
export async function createRegistryFixture({
  wrapStorage,
  judgeEverySeconds = 0,
  requiresProbe = false,
}: FixtureOptions = {}): Promise<RegistryFixture> {
  const database = await createTestDatabase();
  const pool = createPool({ url: database.url, max: 10 });
  const storageDir = mkdtempSync(join(tmpdir(), 'umbral-releases-'));
  const directory = createDirectoryStorage(storageDir);
  const ownKey = createSigningKey();
  const registry = createRegistry(pool, wrapStorage?.(directory) ?? directory, ownKey);
  const { db } = registry;
  const key = createSigningKey();
  await addKey(db, operator, { publicKey: ownKey.publicKey, signs: ['composition', 'link'] });
  const runnerKey = createSigningKey();
  await addKey(db, operator, { publicKey: key.publicKey, signs: ['manifest'] });
  await addKey(db, operator, { publicKey: runnerKey.publicKey, signs: ['evidence'] });
  const app = await buildApp(registry, {
    trustedProxies: 'loopback',
    requestsPerMinute: 100_000,
    judgeEverySeconds,
    requiresProbe,
  });
  const issue = (name: string, role: 'operator' | 'team' | 'shell', ...remotes: string[]) =>
    issueToken(db, operator, { name, role, remotes, days: 30 });
  const tokens = {
    operator: await issue('olga', 'operator'),
    search: await issue('team-search', 'team', 'mf-search'),
    project: await issue('team-project', 'team', 'mf-project'),
    shell: await issue('shell-1', 'shell'),
  };

  function call(token: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: object | Buffer) {
    const isBytes = Buffer.isBuffer(body);
    const headers: Record<string, string> = {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(isBytes ? { 'content-type': 'application/octet-stream' } : {}),
    };
    const options: InjectOptions = { method, url: `/platform/api${path}`, headers };
    return app.inject(body === undefined ? options : { ...options, payload: body });
  }

  function offer(token: string, { manifest }: SampleRelease, by: SigningKey = key) {
    const body = { manifest, signature: signValue('manifest', manifest, by) };
    return call(token, 'POST', `/releases/${manifest.app}/${manifest.version}/manifest`, body);
  }

  async function upload(token: string, release: SampleRelease): Promise<void> {
    const base = `/releases/${release.manifest.app}/${release.manifest.version}`;
    const { missing } = (await offer(token, release)).json<{ missing: string[] }>();
    for (const sha384 of missing) {
      const put = await call(token, 'PUT', `${base}/files/${sha384}`, release.contents.get(sha384));
      if (put.statusCode !== 200) throw new Error(put.body);
    }
    const completed = await call(token, 'POST', `${base}/complete`);
    if (completed.statusCode !== 200) throw new Error(completed.body);
  }

  return {
    registry,
    app,
    pool,
    databaseUrl: database.url,
    storageDir,
    key,
    runnerKey,
    tokens,
    call,
    offer,
    upload,
    async close() {
      await app.close();
      await pool.end();
      await database.drop();
      rmSync(storageDir, { recursive: true, force: true });
    },
  };
}

/** A release with two files that are its own and one that all versions share. */
export function sampleRelease(
  app: Manifest['app'],
  version: string,
  more: Readonly<Record<string, unknown>> = {},
): SampleRelease {
  const texts: Readonly<Record<string, string>> = {
    'web/remoteEntry.abc.js': `entry of ${app} ${version}`,
    'node/server.cjs': `server of ${app} ${version}`,
    'web/shared.js': 'the same in all versions',
  };
  const hashed = Object.entries(texts).map(([path, text]) => {
    const bytes = Buffer.from(text);
    return { path, bytes, hash: createHash('sha384').update(bytes).digest() };
  });
  const files = Object.fromEntries(hashed.map(({ path, hash }) => [path, `sha384-${hash.toString('base64')}`]));
  return {
    manifest: { app, version, commit: 'c0ffee', files, shared: {}, routes: [], fragments: [], ...more },
    contents: new Map(hashed.map(({ hash, bytes }) => [hash.toString('hex'), bytes])),
  };
}
