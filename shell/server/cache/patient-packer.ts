import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const toBrotli = promisify(brotliCompress);

/** Packs a text as small as is worth it, when its turn comes; nothing where too many wait. */
export type PatientPacker = (text: Buffer) => Promise<Buffer | undefined>;

interface Patience {
  /** How many may wait. */
  readonly mostWaiting: number;
  /** How many times as long as it packed it rests. */
  readonly rest: number;
}

/**
 * Measured on documents of 370 KB: 10 % smaller than what is packed while a visitor waits, for 140 ms of a processor in
 * place of 6. Quality 11 takes 500 ms for another 2 %.
 */
const quality = 10;

/** One text at a time, and at most a tenth of one processor. */
export function createPatientPacker({ mostWaiting, rest }: Patience = { mostWaiting: 16, rest: 9 }): PatientPacker {
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (text) => {
    if (waiting >= mostWaiting) return undefined;
    waiting += 1;
    const packing = turn.then(() => pack(text));
    turn = packing.then(({ ms }) => sleep(ms * rest, undefined, { ref: false })).catch(() => undefined);
    try {
      return (await packing).packed;
    } finally {
      waiting -= 1;
    }
  };
}

async function pack(text: Buffer): Promise<{ readonly packed: Buffer; readonly ms: number }> {
  const began = performance.now();
  const packed = await toBrotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength },
  });
  return { packed, ms: performance.now() - began };
}
