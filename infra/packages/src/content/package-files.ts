import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildInputs } from '@umbral/build/sources/build-inputs.ts';
import { type PublishedPackage, publishedPackages } from '../published-packages.ts';

/** What proves a package and what its own tests need ships with nobody. */
const unpublished = /(^|\/)testing\/|\.test\.tsx?$|(^|\/)README\.md$/;
/** Written anew when it is packed, or about versions. */
const ofTheWorkspace = /^(package\.json|CHANGELOG\.md|README\.md)$/;

/** What a package is made of: paths relative to the repository, sorted. */
export function packageFiles(root: string, published: PublishedPackage): string[] {
  const { kind, folder, bin } = published;
  if (kind === 'program') {
    const others = publishedPackages.filter((one) => isOutside(one, published)).map(({ name }) => name);
    return [...readBuildInputs(root, [`${folder}/src/${bin}.ts`], others).files];
  }
  const from = kind === 'modules' ? `${folder}/src` : folder;
  const skipped = kind === 'modules' ? unpublished : ofTheWorkspace;
  return readdirSync(join(root, from), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, from).length + 1))
    .filter((path) => !skipped.test(path))
    .map((path) => `${from}/${path}`)
    .sort();
}

/** A program has what stands on nothing in itself; what builds stays a package, for its files are read by their place. */
export function isOutside(other: PublishedPackage, program: PublishedPackage): boolean {
  return other !== program && other.name === '@umbral/build';
}
