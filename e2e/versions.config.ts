import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { ExactVersions } from './fixtures/exact-versions.ts';
import suite from './playwright.config.ts';

/** One set of versions that journeys are run on; written by `npm run e2e:matrix`. */
interface Run {
  readonly name: string;
  readonly versions: ExactVersions;
}

const file = process.env.MATRIX_RUNS;
if (!file) throw new Error('MATRIX_RUNS is not set: start the matrix with "npm run e2e:matrix".');
const runs: readonly Run[] = JSON.parse(readFileSync(file, 'utf8'));

/** The smoke journeys and those tagged @matrix, on each set of versions with a shell server of its own. */
export default defineConfig<object, { readonly exactVersions: ExactVersions | undefined }>({
  ...suite,
  outputDir: '../test-results/matrix',
  // A file is one worker's, and with it one shell server.
  fullyParallel: false,
  workers: Math.max(1, Math.min(2, availableParallelism())),
  grep: /@matrix/,
  projects: runs.map(({ name, versions }) => ({ name, use: { exactVersions: versions } })),
});
