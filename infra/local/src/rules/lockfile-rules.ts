import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Violation } from './source-file.ts';
import type { Workspace } from './workspaces.ts';

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];

function readRecord(file: string): Record<string, unknown> {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function entryOf(value: unknown, key: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  const entries: [string, unknown][] = Object.entries(value);
  const entry = entries.find(([name]) => name === key)?.[1];
  return typeof entry === 'object' && entry !== null ? { ...entry } : {};
}

/** Every package.json must stand in the lockfile as it is: otherwise `npm ci` refuses to install anything. */
export function lockfileViolations(root: string, workspaces: Workspace[]): Violation[] {
  const { packages } = readRecord(join(root, 'package-lock.json'));
  return workspaces.flatMap(({ folder }) => {
    const path = folder === '' ? 'package.json' : `${folder}/package.json`;
    const manifest = readRecord(join(root, path));
    const locked = entryOf(packages, folder);
    const differing = kinds.find((kind) => !isDeepStrictEqual(entryOf(manifest, kind), entryOf(locked, kind)));
    return differing
      ? [{ path, line: 1, sentence: `${differing} differ from package-lock.json: run npm install` }]
      : [];
  });
}
