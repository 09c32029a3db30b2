import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newestVersion, type PackageVersion } from '../change-log.ts';
import { packageFiles } from '../content/package-files.ts';
import { readManifest } from '../content/package-manifest.ts';
import { type PublishedPackage, publishedPackages } from '../published-packages.ts';
import { isNumbered } from '../versions/version-faults.ts';
import { bundleProgram } from './bundle-program.ts';
import { emitModules } from './emit-modules.ts';
import { fileOfTarball, type PackedFile, packTarball } from './tarball.ts';

/** What was packed now, and what was not because its content has no number. */
export interface Packing {
  readonly packed: readonly string[];
  readonly unnumbered: readonly string[];
}

/** The name of a version's tarball: `umbral-kit-1.4.0.tgz`, as npm would call it. */
export function tarballName(name: string, version: string): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
}

/**
 * Packs the newest version of each package into a folder that lacks it. Other content that was packed under its number, on
 * another branch or before a rebase gave it to somebody else, is packed anew: the change log says what a number means.
 */
export async function packPackages(root: string, folder: string, signal?: AbortSignal): Promise<Packing> {
  await mkdir(folder, { recursive: true });
  const found = new Map(publishedPackages.map((one) => [one, packedDigest(folder, one, newestVersion(root, one))]));
  const missing = publishedPackages.filter((one) => found.get(one) !== newestVersion(root, one).digest);
  const numbered = missing.filter((one) => isNumbered(root, one));
  const ofModules = numbered.filter(({ kind }) => kind === 'modules');
  const modules =
    ofModules.length > 0 ? await emitModules(root, ofModules, signal) : new Map<PublishedPackage, PackedFile[]>();
  const packed: string[] = [];
  for (const one of numbered) {
    const { number, digest } = newestVersion(root, one);
    const { name, ...manifest } = readManifest(root, one);
    const text = `${JSON.stringify({ name, version: number, ...manifest, umbral: { digest } }, null, 2)}\n`;
    const bytes = packTarball([
      { path: 'package.json', bytes: Buffer.from(text) },
      { path: 'CHANGELOG.md', bytes: await readFile(join(root, one.folder, 'CHANGELOG.md')) },
      ...(modules.get(one) ?? (await otherFiles(root, one))),
    ]);
    const file = join(folder, tarballName(name, number));
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
    packed.push(`${name} ${number}${found.get(one) === undefined ? '' : ' in place of other content'}`);
  }
  const unnumbered = missing.filter((one) => !numbered.includes(one));
  return { packed, unnumbered: unnumbered.map(({ name }: PublishedPackage) => name) };
}

/** Of which content a version's tarball is; undefined where there is none, empty where it does not say. */
function packedDigest(folder: string, { name }: PublishedPackage, { number }: PackageVersion): string | undefined {
  const file = join(folder, tarballName(name, number));
  if (!existsSync(file)) return undefined;
  try {
    const text = fileOfTarball(readFileSync(file), 'package.json')?.toString('utf8') ?? '{}';
    const { umbral }: { readonly umbral?: { readonly digest?: string } } = JSON.parse(text);
    return umbral?.digest ?? '';
  } catch {
    return '';
  }
}

async function otherFiles(root: string, published: PublishedPackage): Promise<PackedFile[]> {
  if (published.kind === 'program') return bundleProgram(root, published);
  const files = packageFiles(root, published).map(async (path) => ({
    path: path.slice(published.folder.length + 1),
    bytes: await readFile(join(root, path)),
  }));
  return Promise.all(files);
}
