import { parentPort } from 'node:worker_threads';
import { buildSegment, type RecordSource } from './build-segment.ts';
import type { IndexSchema } from './index-schema.ts';

/** What the building thread is asked. */
export interface BuildRequest {
  id: number;
  sources: RecordSource[];
  schema: IndexSchema;
}

parentPort?.on('message', ({ id, sources, schema }: BuildRequest) => {
  try {
    const data = buildSegment(sources, schema);
    parentPort?.postMessage({ id, data }, transferable(data));
  } catch (error) {
    parentPort?.postMessage({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});

/** The buffers of a segment that move to the asking thread; shared memory is shared anyway. */
function transferable(value: unknown, found = new Set<ArrayBuffer>()): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer) found.add(value.buffer);
  } else if (Array.isArray(value)) {
    if (typeof value[0] === 'object') for (const item of value) transferable(item, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) transferable(item, found);
  }
  return [...found];
}
