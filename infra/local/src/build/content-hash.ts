import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const skippedFolders = new Set(['node_modules', 'dist', 'decisions']);
const unbuilt = /\.test\.tsx?$|\.md$/;

function isBuilt(entry: Dirent): boolean {
  return entry.isDirectory()
    ? !skippedFolders.has(entry.name) && !entry.name.startsWith('.')
    : !unbuilt.test(entry.name);
}

/** The files under a folder that a build can depend on (no tests, no prose), sorted by path. */
export function builtFiles(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(isBuilt);
  const files = entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? builtFiles(path) : [path];
  });
  return files.sort();
}

/** SHA-256 over names and bytes of every built file of `folders` and of single `files`, relative to `root`. */
export function contentHash(root: string, folders: string[], files: string[]): string {
  const hash = createHash('sha256');
  const all = [
    ...folders.flatMap((folder) => builtFiles(join(root, folder))),
    ...files.map((file) => join(root, file)),
  ];
  for (const path of all) {
    const bytes = readFileSync(path);
    hash.update(`${relative(root, path)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}
