import { createHmac } from 'node:crypto';
import { createReadStream, type Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessAbsent } from 'infra-storage/absent-file.ts';
import { z } from 'zod';
import type { Vault } from '../store/vault.ts';

/** A folder beside the database whose files are backed up with it. */
export interface BackedFolder {
  /** How backups call it: `uploads`, `releases`, `state`. */
  readonly name: string;
  readonly path: string;
  /** Only these files, by their names in it; all of them without. */
  readonly only?: readonly string[];
}

/** A file as it was when a list was made. */
export const backedFile = z.object({
  folder: z.string(),
  path: z.string(),
  bytes: z.number(),
  modifiedMs: z.number(),
});

export type BackedFile = z.output<typeof backedFile>;

/** Drafts: files that have no name of their own yet. */
const isDraft = (path: string) =>
  path.split('/').some((name) => name.startsWith('.')) || path.startsWith('private/incoming/');

async function pathsBelow(root: string, folder = ''): Promise<string[]> {
  const entries: Dirent[] = (await readdir(join(root, folder), { withFileTypes: true }).catch(unlessAbsent)) ?? [];
  const paths = entries.map(async (entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return pathsBelow(root, path);
    return entry.isFile() && !isDraft(path) ? [path] : [];
  });
  return (await Promise.all(paths)).flat();
}

async function filesOf({ name, path: root, only }: BackedFolder): Promise<BackedFile[]> {
  const files: BackedFile[] = [];
  for (const path of only ?? (await pathsBelow(root))) {
    const facts = await stat(join(root, path)).catch(unlessAbsent);
    if (facts?.isFile()) files.push({ folder: name, path, bytes: facts.size, modifiedMs: Math.round(facts.mtimeMs) });
  }
  return files;
}

/** All files of the folders, in the order of their names. */
export async function listFiles(folders: readonly BackedFolder[]): Promise<BackedFile[]> {
  const files = (await Promise.all(folders.map(filesOf))).flat();
  const byName = (one: BackedFile) => `${one.folder}/${one.path}`;
  return files.toSorted((a, b) => (byName(a) < byName(b) ? -1 : 1));
}

/** Under which name a file lies in the vault: it tells nothing, and another content of the file has another one. */
export function vaultNameOf(key: Buffer, { folder, path, bytes, modifiedMs }: BackedFile): string {
  const digest = createHmac('sha256', key)
    .update(JSON.stringify([folder, path, bytes, modifiedMs]))
    .digest('hex');
  return `files/${digest.slice(0, 2)}/${digest}`;
}

/** Keeps a file; `false` for one that was changed or removed meanwhile, which the next list will tell. */
export async function keepFile(vault: Vault, name: string, file: BackedFile, root: string): Promise<boolean> {
  const place = join(root, file.path);
  const isSame = async () => {
    const now = await stat(place).catch(unlessAbsent);
    return now?.size === file.bytes && Math.round(now.mtimeMs) === file.modifiedMs;
  };
  if (!(await isSame())) return false;
  try {
    await vault.write(name, createReadStream(place));
  } catch (error) {
    if (await isSame()) throw error;
    return false;
  }
  if (await isSame()) return true;
  await vault.remove(name);
  return false;
}
