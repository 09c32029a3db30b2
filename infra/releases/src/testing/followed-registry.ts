import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { createPool } from 'infra-db/pool.ts';
import type { Changed } from '../channels/change-channel.ts';
import { pin, promote, rollBack } from '../channels/channels.ts';
import { currentSeq } from '../channels/composition.ts';
import { buildApp } from '../http/app.ts';
import { createRegistry } from '../registry/registry.ts';
import { type CuttableDatabase, relayDatabase } from './cuttable-database.ts';
import { createRegistryFixture, type FixtureOptions, type RegistryFixture } from './registry-fixture.ts';
import { runnableRelease } from './runnable-release.ts';
import { type RunningShell, runShell, type ShellMachine } from './running-shell.ts';

const actor = { name: 'olga' };
const reason = 'for the test';

/** A registry that listens, with a line to it that can be cut, and shells that follow it. */
export interface FollowedRegistry extends RegistryFixture {
  readonly line: CuttableDatabase;
  /** Between the registry's service and its database. */
  readonly database: CuttableDatabase;
  /** Uploads a version that runs; `render` is the body of its render function. */
  release(app: AppName, version: string, render?: string): Promise<void>;
  promote(app: AppName, version: string, share?: number, environment?: string): Promise<Changed>;
  rollBack(app: AppName): Promise<Changed>;
  pin(app: AppName, version: string): Promise<Changed>;
  newFolder(): string;
  /** Where it listens. */
  readonly port: number;
  /** Starts a shell, over a folder of its own unless one is given. */
  startShell(artifactsDir?: string, env?: Readonly<Record<string, string>>, place?: Place): Promise<RunningShell>;
}

/** Where a shell runs, and how it comes to the registry from there. */
export interface Place {
  readonly machine: ShellMachine;
  /** The registry as it is seen from there, without a path. */
  readonly registry: string;
}

/** Starts the registry of one test file with a shell and two remotes of version 1.0.0 promoted; `host` is where it listens. */
export async function startFollowedRegistry(
  options: FixtureOptions & { readonly host?: string } = {},
): Promise<FollowedRegistry> {
  const fixture = await createRegistryFixture(options);
  const { registry, key } = fixture;
  const database = await relayDatabase(fixture.databaseUrl);
  const pool = createPool({ url: database.url, max: 10 });
  pool.on('error', () => undefined);
  const service = await buildApp(createRegistry(pool, registry.storage, registry.key), {
    trustedProxies: 'loopback',
    requestsPerMinute: 100_000,
    packagesDir: options.packagesDir,
  });
  await service.listen({ port: 0, host: options.host ?? '127.0.0.1' });
  const address = service.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const line = await relayDatabase(`http://127.0.0.1:${port}/`);
  const beside = line.url.replace(/\/$/, '');
  const folders: string[] = [];
  const shells: RunningShell[] = [];

  function newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'umbral-following-'));
    folders.push(folder);
    return folder;
  }

  const trustedKeysFile = join(newFolder(), 'trusted-keys.json');
  const trusted = [
    { keyId: key.keyId, publicKey: key.publicKey, state: 'active', signs: ['manifest'] },
    { keyId: registry.key.keyId, publicKey: registry.key.publicKey, state: 'active', signs: ['composition', 'link'] },
  ];
  writeFileSync(trustedKeysFile, JSON.stringify(trusted));

  const followed: FollowedRegistry = {
    ...fixture,
    line,
    database,
    port,
    newFolder,
    release: (app, version, render) => fixture.upload(fixture.tokens.operator, runnableRelease(app, version, render)),
    async promote(app, version, share, environment) {
      const after = await currentSeq(registry.db, environment);
      const channel = share === undefined ? 'stable' : 'canary';
      return promote(registry, actor, { environment, remote: app, version, channel, share, after, reason });
    },
    rollBack: (app) => rollBack(registry, actor, { remote: app, channel: 'stable', reason }),
    async pin(app, version) {
      return pin(registry, actor, { remote: app, version, after: await currentSeq(registry.db), reason });
    },
    async startShell(artifactsDir = newFolder(), env = {}, place) {
      const registryUrl = `${place?.registry ?? beside}/platform/api`;
      const facts = { artifactsDir, registryUrl, token: fixture.tokens.shell, trustedKeysFile, env };
      const shell = await runShell({ ...facts, machine: place?.machine });
      shells.push(shell);
      return shell;
    },
    async close() {
      await Promise.all(shells.map((shell) => shell.stop()));
      await line.close();
      await service.close();
      await pool.end();
      await database.close();
      await fixture.close();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
  for (const app of ['shell', 'mf-search', 'mf-content'] as const) {
    await followed.release(app, '1.0.0');
    await followed.promote(app, '1.0.0');
  }
  return followed;
}
