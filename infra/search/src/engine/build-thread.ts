import { parentPort } from 'node:worker_threads';
import { buildSegment, type RecordSource } from './build-segment.ts';
import type { IndexSchema } from './index-schema.ts';
import { inSharedMemory } from './shared-memory.ts';

/** What the building thread is asked. */
export interface BuildRequest {
  id: number;
  sources: RecordSource[];
  schema: IndexSchema;
}

parentPort?.on('message', ({ id, sources, schema }: BuildRequest) => {
  try {
    parentPort?.postMessage({ id, data: inSharedMemory(buildSegment(sources, schema)) });
  } catch (error) {
    parentPort?.postMessage({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});
