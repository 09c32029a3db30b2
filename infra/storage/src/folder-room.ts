import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessAbsent } from './absent-file.ts';

/** Keeps a folder of files that are written once below so many bytes. */
export interface FolderRoom {
  /** So many bytes were written; the oldest files go where that is too much. */
  wrote(bytes: number): Promise<void>;
}

/** Of what a folder may hold so much is left once it was too full, so that not every file has to look. */
const leftAfter = 0.9;

/** Watches a folder that others may write too: it looks again whenever as much was written as there was room for. */
export function createFolderRoom(folder: string, maxBytes: number): FolderRoom {
  let room = 0;
  return {
    async wrote(bytes) {
      room -= bytes;
      if (room < 0) room = await makeRoom(folder, maxBytes);
    },
  };
}

/** Removes the oldest files where there are too many bytes; gives what room there is then. */
async function makeRoom(folder: string, maxBytes: number): Promise<number> {
  const names = await readdir(folder);
  const found = await Promise.all(names.map((name) => factsOf(join(folder, name))));
  const files = found.flatMap((file) => file ?? []).toSorted((a, b) => a.writtenAt - b.writtenAt);
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= maxBytes) return maxBytes - total;
  for (const { path, bytes } of files) {
    if (total <= maxBytes * leftAfter) break;
    await rm(path, { force: true });
    total -= bytes;
  }
  return maxBytes - total;
}

async function factsOf(path: string) {
  const facts = await stat(path).catch(unlessAbsent);
  return facts?.isFile() ? { path, bytes: facts.size, writtenAt: facts.mtimeMs } : undefined;
}
