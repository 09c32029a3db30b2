import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, rmdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unlessAbsent } from 'infra-storage/absent-file.ts';
import { storeWhole } from 'infra-storage/whole-file.ts';
import type { BackupStore } from './backup-store.ts';

/** Where parts are written before they get their name. */
const drafts = '.drafts';

async function keysBelow(root: string, folder: string): Promise<string[]> {
  const entries = (await readdir(join(root, folder), { withFileTypes: true }).catch(unlessAbsent)) ?? [];
  const keys = entries.map((entry) => {
    const key = `${folder}/${entry.name}`;
    return entry.isDirectory() ? keysBelow(root, key) : [key];
  });
  return (await Promise.all(keys)).flat();
}

/** A draft of an hour is nobody's any more; younger ones may be another program's. */
const abandonedMs = 60 * 60 * 1000;

async function removeOldDrafts(folder: string): Promise<void> {
  for (const name of (await readdir(folder).catch(unlessAbsent)) ?? []) {
    const facts = await stat(join(folder, name)).catch(unlessAbsent);
    if (facts && Date.now() - facts.mtimeMs > abandonedMs) await rm(join(folder, name), { force: true });
  }
}

/** A part that would leave less room than the floor is refused: the portal may write to the same disk. */
async function requireRoom(root: string, bytes: number, floorBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(root);
  if (bavail * bsize - bytes < floorBytes) throw new Error('there is no room in the folder of backups');
}

/**
 * Keeps backups in a folder, which may be a disk of another machine; only this user may read it. `floorBytes` of the
 * disk are left free.
 */
export async function openFolderStore(root: string, floorBytes = 0): Promise<BackupStore> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  await removeOldDrafts(join(root, drafts));
  return {
    async put(key, bytes) {
      await requireRoom(root, bytes.length, floorBytes);
      await storeWhole(bytes, join(root, drafts, randomUUID()), join(root, key));
    },
    get: (key) => readFile(join(root, key)).catch(unlessAbsent),
    async delete(key) {
      await rm(join(root, key), { force: true });
      // Folders of what was pruned go with their last part.
      await rmdir(dirname(join(root, key))).catch(() => undefined);
    },
    // A prefix ends with a slash: it is a folder.
    list: (prefix) => keysBelow(root, prefix.replace(/\/$/, '')),
    close: () => undefined,
  };
}
