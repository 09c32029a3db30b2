import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { FrameServer } from '../../../document/frame-contract.ts';
import { type Artifact, UnfitArtifact } from '../../artifacts/artifact.ts';
import type { RemoteRelease, ShellRelease } from '../../composition/composition.ts';
import { type Config, timeoutsOf } from '../../config.ts';
import { type RenderPool, startRenderPool } from '../../render/render-pool.ts';

const require = createRequire(import.meta.url);

/** Loads a version of the shell: its frame runs in this process. */
export function loadShell(artifact: Artifact): ShellRelease {
  const path = join(artifact.folder, 'node/frame.cjs');
  const frame: Partial<FrameServer> = require(path);
  // The module is kept by the release, not by the cache, so that an old version can be forgotten.
  delete require.cache[path];
  if (!frame.renderFrame || !frame.renderShellPage) {
    throw new UnfitArtifact(`shell ${artifact.version} draws no frame`);
  }
  return { artifact, frame: frame as FrameServer };
}

/** Starts a thread of a remote's version; it may not be ready yet. */
export function startRemote(config: Config, name: RemoteName, artifact: Artifact): RemoteRelease {
  return { name, artifact, pool: startPool(config, join(artifact.folder, 'node/server.cjs'), 1) };
}

/** Starts threads on a server bundle with the configured limits. */
export function startPool(config: Config, bundle: string, threads: number): RenderPool {
  return startRenderPool({ bundle, threads, heapMb: config.RENDER_HEAP_MB, timeouts: timeoutsOf(config) });
}
