import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { webPreset } from '@umbral/build/common-preset.ts';
import { runBuild } from '@umbral/build/run-build.ts';
import { assetsPath } from '../src/console/console-files.ts';

/** Builds the console into a folder; what was there stays until the new one is whole. */
export async function buildConsole(folder: string): Promise<void> {
  const draft = `${folder}.building`;
  const preset = webPreset('shell', { version: 'console', outDir: draft, mode: 'production' });
  await rm(draft, { recursive: true, force: true });
  await runBuild({
    ...preset,
    name: 'platform-console',
    entry: { main: './infra/releases/console/main.tsx' },
    output: { ...preset.output, publicPath: assetsPath, uniqueName: 'console' },
  });
  await rm(folder, { recursive: true, force: true });
  await rename(join(draft, 'web'), folder);
  await rm(draft, { recursive: true, force: true });
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (!folder) {
    console.error('Usage: build-console.ts <folder>');
    process.exit(2);
  }
  await buildConsole(resolve(folder));
}
