import { statfs } from 'node:fs/promises';

/** How much room the disks below some folders have, as it was seen last. */
export interface DiskRoom {
  /** Bytes that an ordinary user may still write, on the fullest of the disks; infinite while nothing was seen. */
  freeBytes(): number;
  /** Below the floor; true until there is a quarter more than the floor again, so that it does not flicker. */
  isFull(): boolean;
  stop(): void;
}

/** Whose room is watched, and when it is too little. */
export interface DiskWatch {
  /** Folders, each on some disk; one that cannot be asked says nothing. */
  readonly folders: readonly string[];
  readonly floorBytes: number;
  /** 5 s by default. */
  readonly everyMs?: number;
  /** Hears of every turn between full and not full. */
  readonly onTurn?: (isFull: boolean, freeBytes: number) => void;
}

const hysteresis = 1.25;

async function freeIn(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Looks at the disks at once and then again and again. */
export function watchDisk({ folders, floorBytes, everyMs = 5000, onTurn }: DiskWatch): DiskRoom {
  let free = Number.POSITIVE_INFINITY;
  let isFull = false;

  async function look(): Promise<void> {
    free = Math.min(...(await Promise.all(folders.map(freeIn))));
    const turned = isFull ? free >= floorBytes * hysteresis : free < floorBytes;
    if (!turned) return;
    isFull = !isFull;
    onTurn?.(isFull, free);
  }

  void look();
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return { freeBytes: () => free, isFull: () => isFull, stop: () => clearInterval(timer) };
}

/** Throws as the disk itself would, though some room is left on it: for whoever can do without writing. */
export async function requireRoom(folder: string, floorBytes: number): Promise<void> {
  const free = await freeIn(folder);
  if (free >= floorBytes) return;
  const message = `Less than ${Math.round(floorBytes / 2 ** 20)} MB are left on the disk of ${folder}`;
  throw Object.assign(new Error(message), { code: 'ENOSPC' });
}

/** The room of a disk that nobody watches: never full. */
export const unwatchedDisk: DiskRoom = {
  freeBytes: () => Number.POSITIVE_INFINITY,
  isFull: () => false,
  stop: () => undefined,
};
