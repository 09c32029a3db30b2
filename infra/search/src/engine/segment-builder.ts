import { Worker } from 'node:worker_threads';
import { buildSegment, type RecordSource } from './build-segment.ts';
import type { IndexSchema } from './index-schema.ts';
import { Segment } from './segment.ts';
import type { SegmentData } from './segment-data.ts';
import { inSharedMemory } from './shared-memory.ts';

/** Up to this many records a segment is built at once: it takes a few milliseconds. */
export const INLINE_RECORDS = 200;

interface BuildAnswer {
  id: number;
  data?: SegmentData;
  failure?: string;
}

interface Waiting {
  resolve(data: SegmentData): void;
  reject(error: Error): void;
}

/** Builds segments: small ones here, large ones in a thread, so that searches never wait for a build. */
export class SegmentBuilder {
  #worker: Worker | null = null;
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();

  async build(sources: RecordSource[], schema: IndexSchema): Promise<Segment> {
    if (recordCount(sources) <= INLINE_RECORDS) return new Segment(inSharedMemory(buildSegment(sources, schema)));
    return new Segment(await this.#ask(sources, schema));
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #ask(sources: RecordSource[], schema: IndexSchema): Promise<SegmentData> {
    const worker = this.#running();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, sources, schema });
    });
  }

  #running(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./build-thread.ts', import.meta.url));
    worker.on('message', (answer: BuildAnswer) => this.#settle(worker, answer));
    worker.on('error', (error) => this.#fail(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#fail(worker, new Error('The building thread ended')));
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #settle(worker: Worker, { id, data, failure }: BuildAnswer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) worker.unref();
    if (data !== undefined) waiting?.resolve(data);
    else waiting?.reject(new Error(failure ?? 'The building thread gave no segment'));
  }

  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}

/** The records of a segment that are still there, as a source for another. */
export function segmentSource(segment: Segment): RecordSource {
  return { docs: segment.data.docs, docStart: segment.data.docStart, deleted: segment.deleted.slice() };
}

function recordCount(sources: readonly RecordSource[]): number {
  return sources.reduce((sum, { docStart }) => sum + docStart.length - 1, 0);
}
