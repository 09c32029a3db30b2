import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { repositoryRoot } from '@umbral/build/build-target.ts';
import { webPreset } from '@umbral/build/common-preset.ts';
import { precompress } from '@umbral/build/precompress.ts';
import { runBuild } from '@umbral/build/run-build.ts';
import type { Assets } from '@umbral/protocol/release/artifact.ts';
import { loadPartsSource } from './load-parts.ts';
import { remoteParts } from './remote-parts.ts';
import { sharedNames } from './shared-names.ts';

/** The same pages as one program. */
export interface Monolith {
  /** Folder of its packed files. */
  readonly folder: string;
  readonly assets: Assets;
  /** Address of the folder, with its final slash: the shell's own, which the page's policies allow. */
  readonly base: string;
  /** What it calls the classes of the remotes, by what documents call them. */
  readonly names: ReadonlyMap<string, string>;
}

interface MonolithRequest {
  /** Version of the shell that sends the documents. */
  readonly shellVersion: string;
  /** Names of the remotes that the portal composes. */
  readonly remotes: readonly string[];
  readonly outDir: string;
}

/** Builds shell and remotes as one program with the presets of the releases, and packs it as they are packed. */
export async function buildMonolith({ shellVersion, remotes, outDir }: MonolithRequest): Promise<Monolith> {
  const parts = remoteParts(repositoryRoot, remotes);
  const loader = join(outDir, 'source/load-parts.js');
  mkdirSync(join(outDir, 'source'), { recursive: true });
  writeFileSync(loader, loadPartsSource(parts, join(repositoryRoot, 'shell/browser/boot-data.ts')));
  const preset = webPreset('shell', { version: shellVersion, outDir, mode: 'production' });
  await runBuild(configuration(preset, loader));
  const folder = join(outDir, 'web');
  await precompress(folder);
  const assets: Assets = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8'));
  const names = sharedNames(repositoryRoot, remotes);
  return { folder, assets, base: `/r/shell/${shellVersion}/web/`, names };
}

function configuration(preset: Configuration, loader: string): Configuration {
  return {
    ...preset,
    name: 'monolith',
    entry: { main: './shell/browser/main.tsx' },
    plugins: [...(preset.plugins ?? []), new rspack.NormalModuleReplacementPlugin(/\/load-remote\.ts$/, loader)],
  };
}
