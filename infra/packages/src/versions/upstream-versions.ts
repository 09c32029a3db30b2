import { execFileSync } from 'node:child_process';
import { type PackageVersion, parseVersions } from '../change-log.ts';
import type { PublishedPackage } from '../published-packages.ts';

/** Versions that everybody has, the newest first: those of the branch that this one follows. None where it follows none. */
export function upstreamVersions(root: string, { folder }: PublishedPackage): PackageVersion[] {
  try {
    const words = ['show', `@{upstream}:${folder}/CHANGELOG.md`];
    return parseVersions(execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' }));
  } catch {
    return [];
  }
}
