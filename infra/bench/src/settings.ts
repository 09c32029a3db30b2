import { resolve } from 'node:path';
import { repositoryRoot } from '@umbral/build/build-target.ts';

/** What the environment says about a benchmark; the only place here that reads it. */
export const settings = {
  chromium: process.env.CHROMIUM || '/usr/bin/chromium',
  artifactsDir: resolve(repositoryRoot, process.env.UMBRAL_ARTIFACTS || 'artifacts'),
} as const;
