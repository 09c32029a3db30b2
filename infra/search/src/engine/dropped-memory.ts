import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { SegmentData } from './segment-data.ts';

const MOST_BYTES = 64 << 20;

/**
 * Shared memory weighs nothing for the collector of a thread: what a thread lets go of is held until it collects for
 * another reason, which a thread that makes little garbage may not do for hours. Here it does so after so many bytes.
 */
export class DroppedMemory {
  readonly #collect: () => void;
  #bytes = 0;

  constructor(collect = collectNow) {
    this.#collect = collect;
  }

  /** Notes that nobody in this thread needs a segment any more. */
  drop({ docs, text }: SegmentData): void {
    this.#bytes += docs.byteLength + text.postDoc.byteLength * 3;
    if (this.#bytes < MOST_BYTES) return;
    this.#bytes = 0;
    // Whoever has just dropped it may still hold it on the stack.
    setImmediate(this.#collect);
  }
}

function collectNow(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}
