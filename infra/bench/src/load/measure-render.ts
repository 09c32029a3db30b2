import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { BenchPortal } from '../portal/bench-portal.ts';
import type { RenderFigures, RenderJob } from './render-worker.ts';

const warmUps = 150;
const renders = 600;

/** Renders a page again and again in a thread as the shell's pools have it, without the calls of its loader. */
export async function measureRender(portal: BenchPortal, remote: RemoteName, path: string): Promise<RenderFigures> {
  const active: Record<string, string> = JSON.parse(readFileSync(join(portal.artifactsDir, 'active.json'), 'utf8'));
  const version = active[remote] ?? '';
  const { host } = new URL(portal.searchUrl);
  const workerData: RenderJob = {
    bundle: join(portal.artifactsDir, remote, version, 'node/server.cjs'),
    request: {
      kind: 'page',
      url: portal.publicUrl + path,
      headers: {},
      idPrefix: 'p-',
      environment: {
        remote,
        version,
        apiBase: portal.apiUrl,
        search: { appId: portal.searchAppId, apiKey: portal.searchKey, host, protocol: 'http' },
        currency: { code: 'cop', rates: { usd: 4000, eur: 4600 }, asOf: '2026-11-20' },
        origin: portal.publicUrl,
      },
    },
    warmUps,
    renders,
  };
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData,
    env: { NODE_ENV: 'production' },
  });
  const [figures]: RenderFigures[] = await once(worker, 'message');
  await worker.terminate();
  if (!figures) throw new Error('The thread measured nothing');
  return figures;
}
