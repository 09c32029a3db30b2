import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedPackage } from './published-packages.ts';

/** One version, as a line of the change log tells it: `- 1.4.0 3f9a2b7c01de Carousels keep their place`. */
export interface PackageVersion {
  readonly number: string;
  /** Of its content; twelve digits. */
  readonly digest: string;
  readonly change: string;
}

const line = /^- (\d+\.\d+\.\d+) ([0-9a-f]{12}) (.+)$/gm;
const none: PackageVersion = { number: '0.0.0', digest: '', change: '' };

function fileOf(root: string, { folder }: PublishedPackage): string {
  return join(root, folder, 'CHANGELOG.md');
}

/** All versions of a package, the newest first. */
export function readVersions(root: string, published: PublishedPackage): PackageVersion[] {
  const file = fileOf(root, published);
  if (!existsSync(file)) return [];
  return parseVersions(readFileSync(file, 'utf8'));
}

/** The versions that the text of a change log tells. */
export function parseVersions(text: string): PackageVersion[] {
  return [...text.matchAll(line)].map(([, number = '', digest = '', change = '']) => ({
    number,
    digest,
    change,
  }));
}

/** The version that the present sources have to be; `0.0.0` before the first. */
export function newestVersion(root: string, published: PublishedPackage): PackageVersion {
  return readVersions(root, published)[0] ?? none;
}

/** Writes the change log anew, the newest version first. */
export function writeVersions(root: string, published: PublishedPackage, versions: readonly PackageVersion[]): void {
  const lines = versions.map(({ number, digest, change }) => `- ${number} ${digest} ${change}`);
  writeFileSync(fileOf(root, published), [`# Changes of ${published.name}`, '', ...lines, ''].join('\n'));
}
