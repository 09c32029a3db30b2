import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedPackage } from '../published-packages.ts';
import { packageFiles } from './package-files.ts';
import { readManifest } from './package-manifest.ts';

/** Raise it when the same sources are packed into other bytes. */
const packing = 2;

/** The first twelve digits of a sha256 over all that a package is made of: its sources, its package.json, the compiler. */
export function packageDigest(root: string, published: PublishedPackage): string {
  const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const hash = createHash('sha256').update(`${packing} ${devDependencies.typescript}\n`);
  hash.update(JSON.stringify(readManifest(root, published)));
  for (const path of packageFiles(root, published)) {
    const bytes = readFileSync(join(root, path));
    hash.update(`${path.replace(`${published.folder}/src/`, '')}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 12);
}
