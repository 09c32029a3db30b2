import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOutOfRoom } from 'infra-db/out-of-room.ts';

/** A disk of its own for whoever writes below its folder: nobody else finds it full. */
export interface SmallVolume {
  readonly folder: string;
  /** Takes all the room there is, to the last byte. */
  fill(): void;
  /** Gives it back. */
  free(): void;
  /** Ends the volume and what lies on it. */
  unmount(): void;
}

/** Mounts a volume in memory; nothing where this user may not. */
export function mountSmallVolume(megabytes: number): SmallVolume | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'umbral-volume-'));
  try {
    const options = `size=${megabytes}m,mode=755`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'umbral', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => fillWith(filler),
    free: () => rmSync(filler, { force: true }),
    unmount() {
      // Whoever just ended may still hold a file of it for a moment.
      execFileSync('umount', ['--lazy', folder]);
      rmdirSync(folder);
    },
  };
}

/** Ever smaller pieces, until not even one byte finds room. */
function fillWith(path: string): void {
  const file = openSync(path, 'a');
  for (const bytes of [2 ** 20, 2 ** 12, 1]) while (hasWritten(file, bytes));
  closeSync(file);
}

function hasWritten(file: number, bytes: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(bytes)) === bytes;
  } catch (error) {
    if (isOutOfRoom(error)) return false;
    throw error;
  }
}
