import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileSource, Storage, StoredFile } from './storage.ts';
import { checkedFolder, checkedKey, publicPart } from './storage-key.ts';

/** Where files are written before they get their name; what a crash leaves here is nobody's. */
const incoming = 'private/incoming';

/** Keeps files in a folder; the shell server serves its `public` part below `/media/`. */
export function createFileStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, checkedKey(key));
  return {
    async put(key, source) {
      const path = pathOf(key);
      const draft = join(root, incoming, randomUUID());
      await mkdir(dirname(draft), { recursive: true });
      try {
        await writeWhole(draft, source);
        await moveInto(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(key) {
      const path = pathOf(key);
      return (await factsOf(path)) ? createReadStream(path) : undefined;
    },
    async head(key) {
      const facts = await factsOf(pathOf(key));
      return facts && { key, ...facts };
    },
    async delete(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await removeEmptyFolders(dirname(path), join(root, 'public'), join(root, 'private'));
    },
    list: (folder) => walk(root, checkedFolder(folder)),
    url: (key) => `/media/${publicPart(key)}`,
    close: () => undefined,
  };
}

async function writeWhole(path: string, source: FileSource): Promise<void> {
  if (Buffer.isBuffer(source)) await writeFile(path, source);
  else await copyFile(source.path, path);
  // On the disk before it has its name: a row that says it exists must stay true.
  const file = await open(path, 'r');
  await file.sync();
  await file.close();
}

/** Its folder may be removed as empty between its making and the move. */
async function moveInto(draft: string, path: string, attempts = 5): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await rename(draft, path);
  } catch (error) {
    if (!isAbsent(error) || attempts <= 1) throw error;
    await moveInto(draft, path, attempts - 1);
  }
}

async function removeEmptyFolders(folder: string, ...kept: readonly string[]): Promise<void> {
  if (kept.includes(folder)) return;
  try {
    await rmdir(folder);
  } catch {
    return;
  }
  await removeEmptyFolders(dirname(folder), ...kept);
}

async function factsOf(path: string): Promise<Omit<StoredFile, 'key'> | undefined> {
  try {
    const facts = await stat(path);
    return facts.isFile() ? { bytes: facts.size, modifiedAt: facts.mtime } : undefined;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

async function* walk(root: string, folder: string): AsyncIterable<StoredFile> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    if (entry.isDirectory()) yield* walk(root, `${folder}${entry.name}/`);
    const key = `${folder}${entry.name}`;
    const facts = entry.isFile() ? await factsOf(join(root, key)) : undefined;
    if (facts) yield { key, ...facts };
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
