import { join } from 'node:path';
import type { RemoteName } from 'shared-contracts/routes/owners.ts';
import { readArtifact } from '../artifacts/artifact.ts';
import type { Config } from '../config.ts';
import type { RenderPool } from '../render/render-pool.ts';
import { startPool } from './load-release.ts';

/** Pools of versions that are no longer active, for the tabs that still have them. */
export interface RetiredPools {
  /** A pool of the version; rejects when there is no such release. */
  poolOf(name: RemoteName, version: string): Promise<RenderPool>;
  close(): Promise<void>;
}

interface Retired {
  readonly starting: Promise<RenderPool>;
  idle: NodeJS.Timeout;
}

const idleMs = 60_000;
const maxPools = 2;

/** Starts them when they are asked for, at most two at a time, and ends them a minute after the last question. */
export function createRetiredPools(config: Config): RetiredPools {
  const pools = new Map<string, Retired>();

  async function end(key: string): Promise<void> {
    const retired = pools.get(key);
    pools.delete(key);
    if (!retired) return;
    clearTimeout(retired.idle);
    await retired.starting.then(
      (pool) => pool.close(),
      () => undefined,
    );
  }

  function endLater(key: string): NodeJS.Timeout {
    return setTimeout(() => void end(key), idleMs).unref();
  }

  async function start(name: RemoteName, version: string): Promise<RenderPool> {
    const { folder } = await readArtifact(config.ARTIFACTS_DIR, name, version);
    return startPool(config, join(folder, 'node/server.cjs'), 1);
  }

  return {
    poolOf(name, version) {
      const key = `${name}@${version}`;
      const known = pools.get(key);
      if (known) {
        clearTimeout(known.idle);
        known.idle = endLater(key);
        return known.starting;
      }
      const [oldest] = pools.keys();
      if (oldest !== undefined && pools.size >= maxPools) void end(oldest);
      const starting = start(name, version);
      pools.set(key, { starting, idle: endLater(key) });
      starting.catch(() => end(key));
      return starting;
    },
    async close() {
      await Promise.all([...pools.keys()].map(end));
    },
  };
}
