import { statfsSync } from 'node:fs';

/** Free bytes of the disk that a directory lies on; without a directory as many as anybody wants. */
export function freeBytes(directory: string | null): number {
  if (directory === null) return Number.POSITIVE_INFINITY;
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  } catch {
    // Not made yet, or not readable: the write itself will tell.
    return Number.POSITIVE_INFINITY;
  }
}
