import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Chaos, QaLink } from '@umbral/protocol/composition/qa-link.ts';
import type { RenderRequest } from '@umbral/protocol/remote/render-contract.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { integrityOf } from '../artifacts/artifact.ts';
import type { RemoteRelease } from '../composition/composition.ts';
import type { Config } from '../config.ts';
import { startPool } from '../releases/start/start-release.ts';
import type { Allowance } from '../render/patience.ts';
import { RenderFailure } from '../render/render-failure.ts';
import type { RenderPool } from '../render/render-pool.ts';
import { withLoop } from './faulty-files.ts';
import { flipped } from './flipped.ts';

/** Puts the faults of a link into the remotes of its composition; those of everybody else stay as they are. */
export interface ChaosPools {
  spoil(link: QaLink, remotes: ReadonlyMap<RemoteName, RemoteRelease>): Promise<ReadonlyMap<RemoteName, RemoteRelease>>;
  close(): Promise<void>;
}

interface LoopPool {
  readonly pool: RenderPool;
  isLooping: boolean;
  idle: NodeJS.Timeout;
}

const loopingServer = fileURLToPath(new URL('./looping-server.ts', import.meta.url));
const idleMs = 30_000;
/** Each may keep a processor busy until the watch ends its thread. */
const mostLoops = 2;
const serverHalf = 'node/server.cjs';

/** Makes the faults. Whatever stands still does so in a thread that only its link has. */
export function createChaosPools(config: Config): ChaosPools {
  const loops = new Map<string, LoopPool>();

  function end(id: string): Promise<void> {
    const loop = loops.get(id);
    loops.delete(id);
    clearTimeout(loop?.idle);
    return loop?.pool.close() ?? Promise.resolve();
  }

  const endLater = (id: string) => setTimeout(() => void end(id), idleMs).unref();

  function loopOf(id: string): LoopPool {
    const known = loops.get(id);
    if (known) {
      clearTimeout(known.idle);
      known.idle = endLater(id);
      return known;
    }
    if (loops.size >= mostLoops) throw new RenderFailure('overload', 'enough links loop already');
    const loop = { pool: startPool(config, loopingServer, 1), isLooping: false, idle: endLater(id) };
    loops.set(id, loop);
    return loop;
  }

  /** One at a time: the other parts of a page fail at once, as they do when a circuit is open. */
  async function runLoop(id: string, ...wish: Parameters<RenderPool['render']>): ReturnType<RenderPool['render']> {
    const loop = loopOf(id);
    if (loop.isLooping) throw new RenderFailure('breaker', 'it loops already');
    loop.isLooping = true;
    try {
      return await loop.pool.render(...wish);
    } finally {
      loop.isLooping = false;
    }
  }

  function renderOf({ id }: QaLink, fault: Chaos, { artifact, pool }: RemoteRelease): RenderPool['render'] {
    const makers: Readonly<Record<Chaos['fault'], RenderPool['render']>> = {
      slow: (request, allowance = { softMs: config.RENDER_SOFT_TIMEOUT_MS, isShort: false }) =>
        slowly(fault.ms ?? allowance.softMs, allowance, pool, request),
      error: () => Promise.reject(new RenderFailure('error', 'thrown on purpose')),
      missing: () => Promise.reject(new RenderFailure('missing', 'missing on purpose')),
      corrupt: async () => {
        const bytes = flipped(await readFile(join(artifact.folder, serverHalf)));
        const isRefused = integrityOf(bytes) !== artifact.manifest.files[serverHalf];
        throw new RenderFailure('missing', isRefused ? 'its bytes are not what was built' : 'a flip changed nothing');
      },
      loop: (request, allowance) => runLoop(id, request, allowance),
    };
    return makers[fault.fault];
  }

  async function spoilOne(link: QaLink, fault: Chaos, release: RemoteRelease): Promise<RemoteRelease> {
    if (fault.side === 'server')
      return { ...release, pool: { ...release.pool, render: renderOf(link, fault, release) } };
    return fault.fault === 'loop' ? loopingInBrowser(fault, release) : release;
  }

  return {
    async spoil(link, remotes) {
      const spoilt = new Map(remotes);
      for (const fault of link.chaos) {
        const release = spoilt.get(fault.remote);
        if (release) spoilt.set(fault.remote, await spoilOne(link, fault, release));
      }
      return spoilt;
    },
    async close() {
      await Promise.all([...loops.keys()].map(end));
    },
  };
}

/** As a remote that waits for a slow backend: it ends within its time, or is given up at its end. */
async function slowly(ms: number, { softMs, isShort }: Allowance, pool: RenderPool, request: RenderRequest) {
  await new Promise((resolve) => setTimeout(resolve, Math.min(ms, softMs)));
  if (ms >= softMs) throw new RenderFailure('timeout', 'slow on purpose');
  return pool.render(request, { softMs: softMs - ms, isShort });
}

/** The container with a loop before it is another file: the document of this link, and no other, names its hash. */
async function loopingInBrowser(fault: Chaos, release: RemoteRelease): Promise<RemoteRelease> {
  const { artifact } = release;
  const { entry, integrity } = artifact.assets;
  if (entry === undefined || !integrity[entry]) return release;
  const hash = integrityOf(withLoop(fault, await readFile(join(artifact.folder, 'web', entry))));
  return {
    ...release,
    artifact: { ...artifact, assets: { ...artifact.assets, integrity: { ...integrity, [entry]: hash } } },
  };
}
