import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildInputs } from './build-inputs.ts';
import { pinnedLines, readLockedPackages } from './locked-packages.ts';

/** SHA-256 over the names and bytes of a build's files, and over what the lockfile pins for its packages. */
export function inputHash(root: string, { files, packages }: BuildInputs): string {
  const hash = createHash('sha256');
  for (const path of files) {
    const bytes = readFileSync(join(root, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  const locked = readLockedPackages(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return hash.update(pinnedLines(locked, packages).join('\n')).digest('hex');
}
