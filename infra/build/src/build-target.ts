import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';
import type { AppName } from '@umbral/protocol/release/artifact.ts';

/** Whether these are the sources of a published package, in somebody else's repository. */
export const isInstalled = import.meta.url.includes('/node_modules/@umbral/');

/**
 * The repository's root: the context of every build, so that class names agree between web and node. Where this package
 * is installed it is the folder of `umbral.config.ts`.
 */
export const repositoryRoot = isInstalled
  ? folderOfConfig(process.cwd())
  : fileURLToPath(new URL('../../../', import.meta.url));

function folderOfConfig(folder: string): string {
  if (existsSync(join(folder, 'umbral.config.ts'))) return folder;
  if (dirname(folder) === folder) throw new Error('There is no umbral.config.ts here or above: run it in a remote.');
  return folderOfConfig(dirname(folder));
}

/** One build of one application. */
export interface BuildTarget {
  readonly version: string;
  /** Folder that gets `web` and `node`. */
  readonly outDir: string;
  readonly mode: 'production' | 'development';
  /** Origin of the development server with its final slash; its files are not hashed. Absent: a release. */
  readonly devOrigin?: string;
  /** With copies of its own of what shells share: the React of a shell in production replaces nothing while it runs. */
  readonly isAlone?: boolean;
}

/** What an application's `rspack.config.ts` exports. */
export interface AppBuild {
  readonly app: AppName;
  /** Where it lies in the repository; as it is called, unless it says so. */
  readonly folder?: string;
  /** It takes the shell's copies of React, the router and the table. */
  readonly isShared?: boolean;
  /** Browser first, then server, then what else there is. */
  configurations(
    target: BuildTarget,
  ): Promise<readonly [web: Configuration, node: Configuration, ...others: Configuration[]]>;
}
