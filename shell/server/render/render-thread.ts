import { Worker } from 'node:worker_threads';
import type { StartPlace } from './drawing-place.ts';
import { hearLines } from './spoken-lines.ts';
import { cellBytes, cells, type FromThread, type ThreadSetup } from './thread-protocol.ts';
import { timeOfWorker } from './thread-time.ts';

/** Draws in a thread of this process: what it does to the process, it does to the shell. */
export const startRenderThread: StartPlace = ({ bundle, heapMb, onLine }, events) => {
  const shared = new SharedArrayBuffer(cellBytes);
  const flags = new Int32Array(shared);
  const setup: ThreadSetup = { bundle, shared };
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData: setup,
    env: { NODE_ENV: 'production' },
    stdout: onLine !== undefined,
    stderr: onLine !== undefined,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 24, stackSizeMb: 4 },
  });
  worker.unref();
  if (onLine) for (const stream of [worker.stdout, worker.stderr]) hearLines(stream, onLine);
  let lastError: Error | undefined;
  worker.on('message', (message: FromThread) => events.message(message));
  worker.on('error', (error: Error) => {
    lastError = error;
  });
  worker.once('exit', () => {
    const isOutOfMemory = lastError && 'code' in lastError && lastError.code === 'ERR_WORKER_OUT_OF_MEMORY';
    events.ended(isOutOfMemory ? 'memory' : 'crash', lastError?.message);
  });
  return {
    send: (message) => worker.postMessage(message),
    executing: () => Atomics.load(flags, cells.executing),
    answered: () => Atomics.load(flags, cells.answered),
    time: () => timeOfWorker(worker),
    async memory() {
      const { used_heap_size, external_memory } = await worker.getHeapStatistics();
      return used_heap_size + external_memory;
    },
    async end() {
      await worker.terminate();
    },
  };
};
