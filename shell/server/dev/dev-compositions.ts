import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Assets } from '@umbral/protocol/release/artifact.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { Logger } from 'pino';
import { artifactFolder } from '../artifacts/artifact.ts';
import { assetsSchema } from '../artifacts/artifact-schema.ts';
import { createFolderArtifacts } from '../artifacts/artifact-store.ts';
import { type Composition, compose, type RemoteRelease, type ShellRelease } from '../composition/composition.ts';
import type { Config } from '../config.ts';
import { loadShell, startPool } from '../releases/start/start-release.ts';
import { RenderFailure } from '../render/render-failure.ts';
import type { RenderPool } from '../render/render-pool.ts';
import type { Override } from './overrides.ts';

/** Puts remotes of development servers into compositions. */
export interface DevCompositions {
  /** The composition with these remotes; one whose server is down stays as it is. The same one where all are down. */
  derive(composition: Composition, overrides: readonly Override[]): Promise<Composition>;
  close(): Promise<void>;
}

interface WatchedPool {
  readonly pool: RenderPool;
  readonly changedAt: number;
}

const answerMs = 1000;

/** Makes the development side of the compositions; it is asked only where overrides are allowed. */
export function createDevCompositions(config: Config, log: Logger): DevCompositions {
  const pools = new Map<RemoteName, WatchedPool>();
  // Development builds are signed by nobody.
  const artifacts = createFolderArtifacts(config.ARTIFACTS_DIR);
  const devShells = new Map<string, Promise<ShellRelease>>();

  async function poolOf(name: RemoteName): Promise<RenderPool> {
    const bundle = join(config.DEV_OUT_DIR, name, 'node/server.cjs');
    const changedAt = (await stat(bundle).catch(() => undefined))?.mtimeMs;
    if (changedAt === undefined) return absentPool;
    const known = pools.get(name);
    if (known?.changedAt === changedAt) return known.pool;
    const pool = startPool(config, bundle, 1);
    pools.set(name, { pool, changedAt });
    // Renders that are under way may end first.
    if (known) setTimeout(() => void known.pool.close(), config.RENDER_HARD_TIMEOUT_MS).unref();
    await pool.ready.catch((error: Error) => log.warn({ remote: name, err: error }, 'the dev bundle does not start'));
    return pool;
  }

  async function devRelease({ name, origin }: Override, active: RemoteRelease | undefined) {
    const assets = active && (await readAssets(origin));
    if (!active || !assets) return undefined;
    const pool = await poolOf(name);
    const facts = pool === absentPool ? undefined : await pool.ready.catch(() => undefined);
    const { manifest } = active.artifact;
    const fragments = facts?.fragments ?? manifest.fragments;
    const artifact = { ...active.artifact, version: 'dev', assets, manifest: { ...manifest, fragments } };
    const { declared, topics, readSettings } = active;
    return { name, artifact, declared, topics, readSettings, pool, devOrigin: origin };
  }

  /** React's development build with its refresh hook; without it hot replacement reloads the page. */
  async function shellFor({ shell }: Composition): Promise<ShellRelease> {
    const version = `${shell.artifact.version}-dev`;
    if (!existsSync(artifactFolder(config.ARTIFACTS_DIR, 'shell', version))) return shell;
    const loading = devShells.get(version) ?? artifacts.take('shell', version).then(loadShell);
    devShells.set(version, loading);
    return loading.catch(() => shell);
  }

  return {
    async derive(composition, overrides) {
      const found = await Promise.all(overrides.map((one) => devRelease(one, composition.remotes.get(one.name))));
      const releases = found.filter((release) => release !== undefined);
      if (releases.length === 0) return composition;
      const remotes = new Map([...composition.remotes, ...releases.map((release) => [release.name, release] as const)]);
      // What is under development is no measure of how everybody's version does.
      const own = releases.map(({ name }) => [name, 'link'] as const);
      const cohorts = new Map([...composition.cohorts, ...own]);
      return compose(await shellFor(composition), remotes, { cohorts, told: composition.told });
    },
    async close() {
      await Promise.all([...pools.values()].map(({ pool }) => pool.close()));
    },
  };
}

async function readAssets(origin: string): Promise<Assets | undefined> {
  try {
    const response = await fetch(`${origin}/assets.json`, { signal: AbortSignal.timeout(answerMs) });
    return assetsSchema.parse(await response.json());
  } catch {
    return undefined;
  }
}

/** Stands for a server half that was not built yet: the browser draws instead. */
const absentPool: RenderPool = {
  ready: Promise.resolve({ remote: 'mf-search', fragments: [] }),
  render: () => Promise.reject(new RenderFailure('missing', 'the dev bundle is not built yet')),
  state: () => ({ threads: 0, ready: 0, running: 0, waiting: 0, breaker: 'closed' }),
  threads: () => [],
  growTo: () => undefined,
  close: () => Promise.resolve(),
};
