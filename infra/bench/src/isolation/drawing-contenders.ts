import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderRequest } from '@umbral/protocol/remote/render-contract.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { StartPlace } from 'shell/server/render/drawing-place.ts';
import { type RenderPool, startRenderPool } from 'shell/server/render/render-pool.ts';
import { startRenderProcess } from 'shell/server/render/render-process.ts';
import { startRenderThread } from 'shell/server/render/render-thread.ts';
import { type Wall, walls } from 'shell/server/render/walls.ts';
import type { BenchPortal } from '../portal/bench-portal.ts';

/** One version of a remote in one kind of place. */
export interface Contender {
  readonly name: 'thread' | Wall;
  readonly pool: RenderPool;
  /** Milliseconds from nothing to a bundle that is ready to draw. */
  readonly startMs: number;
}

/** Longer than any render here takes, so that a busy machine changes times and nothing else. */
const timeouts = { softMs: 20_000, hardMs: 30_000, fragmentMs: 20_000, blockMs: 20_000 };
const heapMb = 160;

/** Starts a remote in a thread and behind each wall that this machine allows, one place each. */
export async function startContenders(bundle: string): Promise<readonly Contender[]> {
  const kinds: readonly (readonly [Contender['name'], StartPlace])[] = [
    ['thread', startRenderThread],
    ...walls.toReversed().map((wall) => [wall, startRenderProcess(wall)] as const),
  ];
  const started: Contender[] = [];
  for (const [name, place] of kinds) {
    const began = performance.now();
    const pool = startRenderPool({ bundle, threads: 1, heapMb, timeouts, place, isStarved: () => false });
    const isUp = await pool.ready.then(
      () => true,
      () => false,
    );
    if (isUp) started.push({ name, pool, startMs: performance.now() - began });
    else await pool.close();
  }
  return started;
}

/** The server half of the version that the portal shows. */
export async function activeBundle({ artifactsDir }: BenchPortal, remote: RemoteName): Promise<string> {
  const active: Record<string, string> = JSON.parse(await readFile(join(artifactsDir, 'active.json'), 'utf8'));
  return join(artifactsDir, remote, active[remote] ?? '', 'node/server.cjs');
}

/** A page as the shell asks for it, of anybody; its calls go to `answers`, an origin. */
export function pageRequest(portal: BenchPortal, remote: RemoteName, path: string, answers: string): RenderRequest {
  return {
    kind: 'page',
    url: portal.publicUrl + path,
    headers: {},
    idPrefix: 'p-',
    environment: {
      remote,
      version: 'bench',
      apiBase: `${answers}/api`,
      search: {
        appId: portal.searchAppId,
        apiKey: portal.searchKey,
        host: new URL(answers).host,
        protocol: 'http',
      },
      currency: { code: 'cop', rates: { usd: 4000, eur: 4600 }, asOf: '2026-11-20' },
      origin: portal.publicUrl,
    },
  };
}
