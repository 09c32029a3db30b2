import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteServer, RenderRequest } from '@umbral/protocol/remote/render-contract.ts';

/** How long a shell would wait, milliseconds. */
const patienceMs = 5000;

/** The thread that draws with one build of a server half: `{id, request}` in, `{id, result}` or `{id, fault}` out. */
const server: RemoteServer = createRequire(import.meta.url)(workerData.bundle);

parentPort?.on('message', async ({ id, request }: { readonly id: number; readonly request: RenderRequest }) => {
  try {
    const result = await server.render(request, AbortSignal.timeout(patienceMs), () => undefined);
    parentPort?.postMessage({ id, result });
  } catch (error) {
    parentPort?.postMessage({ id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
