import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { Logger } from 'pino';
import type { FrameServer } from '../../../document/frame-contract.ts';
import { type Artifact, UnfitArtifact } from '../../artifacts/artifact.ts';
import type { RemoteRelease, ShellRelease } from '../../composition/composition.ts';
import { declaredPages } from '../../composition/declared-pages.ts';
import { declaredSettings } from '../../composition/declared-settings.ts';
import { declaredTopics } from '../../composition/declared-topics.ts';
import { type Config, starvationOf, timeoutsOf } from '../../config.ts';
import type { StartPlace } from '../../render/drawing-place.ts';
import { withPersonalPool } from '../../render/personal-pool.ts';
import { type RenderPool, startRenderPool } from '../../render/render-pool.ts';
import { startRenderThread } from '../../render/render-thread.ts';

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

/** Where versions draw, within what limits, and who hears what they say. */
export interface DrawingTerms {
  readonly config: Config;
  readonly place: StartPlace;
  readonly log: Logger;
}

/** Starts a remote's version where versions draw; it may not be ready yet. */
export function startRemote({ config, place, log }: DrawingTerms, name: RemoteName, artifact: Artifact): RemoteRelease {
  const { version } = artifact;
  const declared = declaredPages(artifact);
  const topics = declaredTopics(artifact);
  const readSettings = declaredSettings(artifact);
  const onLine = (line: string) => log.info({ remote: name, version, line }, 'a remote says');
  const spoken: StartPlace = (options, events) => place({ ...options, onLine }, events);
  const start = () => startPool(config, join(artifact.folder, 'node/server.cjs'), 1, spoken);
  // Threads share their memory with everybody's anyway.
  const pool = place === startRenderThread ? start() : withPersonalPool(start(), start);
  return { name, artifact, declared, topics, readSettings, pool };
}

/** Starts a server bundle with the configured limits: in threads unless a place is named. */
export function startPool(config: Config, bundle: string, threads: number, place?: StartPlace): RenderPool {
  const { RENDER_HEAP_MB: heapMb } = config;
  const timeouts = timeoutsOf(config);
  return startRenderPool({ bundle, threads, heapMb, timeouts, isStarved: starvationOf(config), place });
}
