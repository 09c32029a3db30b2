import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';
import type { AppName } from '@umbral/protocol/release/artifact.ts';

/** The repository's root: the context of every build, so that class names agree between web and node. */
export const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** One build of one application. */
export interface BuildTarget {
  readonly version: string;
  /** Folder that gets `web` and `node`. */
  readonly outDir: string;
  readonly mode: 'production' | 'development';
  /** Origin of the development server with its final slash; its files are not hashed. Absent: a release. */
  readonly devOrigin?: string;
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
