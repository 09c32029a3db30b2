import { copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isAbsent, unlessAbsent } from './absent-file.ts';

/** Where the bytes to store are: in memory, or in a file that stays until they are stored. */
export type FileSource = Buffer | { readonly path: string };

/**
 * Stores a file that is there whole or not at all: it is written to `draft`, on the same disk, and flushed before it
 * gets its name, so that a row that says it exists stays true after a power cut. Folders are made as they are needed.
 */
export async function storeWhole(source: FileSource, draft: string, path: string): Promise<void> {
  await mkdir(dirname(draft), { recursive: true });
  try {
    if (Buffer.isBuffer(source)) await writeFile(draft, source);
    else await copyFile(source.path, draft);
    await flush(draft);
    await moveInto(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  // The name must survive a power cut too. Who removed the file meanwhile may have removed the folder with it.
  await flush(dirname(path)).catch(unlessAbsent);
}

/** The folder may be removed as empty between its making and the move. */
async function moveInto(draft: string, path: string, attempts = 5): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await rename(draft, path);
  } catch (error) {
    if (!isAbsent(error) || attempts <= 1) throw error;
    await moveInto(draft, path, attempts - 1);
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
