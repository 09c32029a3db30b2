import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unlessAbsent } from 'infra-storage/absent-file.ts';
import { storeWhole } from 'infra-storage/whole-file.ts';
import type { Storage, StoredFile } from './storage.ts';
import { checkedFolder, checkedKey, publicPart } from './storage-key.ts';

/** Where files are written before they get their name; what a crash leaves here is nobody's. */
const incoming = 'private/incoming';

/** Keeps files in a folder; the shell server serves its `public` part below `/media/`. */
export function createFileStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, checkedKey(key));
  return {
    async put(key, source) {
      await storeWhole(source, join(root, incoming, randomUUID()), pathOf(key));
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
  const facts = await stat(path).catch(unlessAbsent);
  return facts?.isFile() ? { bytes: facts.size, modifiedAt: facts.mtime } : undefined;
}

async function* walk(root: string, folder: string): AsyncIterable<StoredFile> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(unlessAbsent);
  for (const entry of entries ?? []) {
    if (entry.isDirectory()) yield* walk(root, `${folder}${entry.name}/`);
    const key = `${folder}${entry.name}`;
    const facts = entry.isFile() ? await factsOf(join(root, key)) : undefined;
    if (facts) yield { key, ...facts };
  }
}
