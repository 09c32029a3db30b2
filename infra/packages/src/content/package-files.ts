import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedPackage } from '../published-packages.ts';

/** What proves a package and what its own tests need ships with nobody. */
const unpublished = /(^|\/)testing\/|\.test\.tsx?$|(^|\/)README\.md$/;

/** Source files of a package, relative to its `src`, sorted. */
export function packageFiles(root: string, { folder }: PublishedPackage): string[] {
  return readdirSync(join(root, folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, folder, 'src').length + 1))
    .filter((path) => !unpublished.test(path))
    .sort();
}
