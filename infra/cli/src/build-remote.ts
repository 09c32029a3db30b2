import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp, readAppBuild } from '@umbral/build/build-app.ts';
import { repositoryRoot } from '@umbral/build/build-target.ts';
import { inputsOfApp } from '@umbral/build/sources/build-inputs.ts';
import { inputHash } from '@umbral/build/sources/input-hash.ts';

/** A build of the remote whose repository this is. */
export interface BuiltRemote {
  readonly remote: string;
  readonly version: string;
  readonly folder: string;
}

/**
 * Builds the remote of this repository into `dist`. Its number is that of its package.json with the digest of what it is
 * made of and the moment: a number is never used twice.
 */
export async function buildRemote(): Promise<BuiltRemote> {
  const own: { version: string } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'));
  const digest = inputHash(repositoryRoot, inputsOfApp(repositoryRoot, '.')).slice(0, 8);
  const version = `${own.version}-${digest}-${Date.now().toString(36)}`;
  const folder = join(repositoryRoot, 'dist');
  await buildApp({ app: '.', version, outDir: folder, mode: 'production' });
  return { remote: (await readAppBuild('.')).app, version, folder };
}
