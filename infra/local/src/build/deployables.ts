import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFolders } from '@umbral/build/sources/app-entries.ts';
import { inputsOfApp } from '@umbral/build/sources/build-inputs.ts';
import { inputHash } from '@umbral/build/sources/input-hash.ts';

/** A part of the portal that is built and versioned by itself: the shell or a remote. */
export interface Deployable {
  name: string;
  /** Changes with the files and packages that its build contains, and with nothing else. */
  hash: string;
  /** `1.0.0-<hash8>`: its package version and the start of its hash. */
  version: string;
}

function packageVersion(root: string, name: string): string {
  const value: unknown = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
  return typeof version === 'string' ? version : '0.0.0';
}

/** Names of the shell and of every remote, from the folder names. */
export function deployableNames(root: string): string[] {
  return ['shell', ...remoteFolders(root)];
}

/** Reads one deployable as it is on disk now. */
export function readDeployable(root: string, name: string): Deployable {
  const hash = inputHash(root, inputsOfApp(root, name));
  return { name, hash, version: `${packageVersion(root, name)}-${hash.slice(0, 8)}` };
}
