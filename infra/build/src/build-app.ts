import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { writeManifest } from './artifact-manifest.ts';
import { type AppBuild, type BuildTarget, isInstalled, repositoryRoot } from './build-target.ts';
import { writeClassNames } from './class-names.ts';
import { CoveredInputsPlugin } from './covered-inputs-plugin.ts';
import { precompress } from './precompress.ts';
import { runBuild } from './run-build.ts';
import { setMapsApart } from './source-maps.ts';

interface BuildRequest {
  /** Folder of the application in the repository: `mf-search`, `shell`. */
  readonly app: string;
  readonly version: string;
  readonly outDir: string;
  /** A development build of the shell, for pages with a remote under development. */
  readonly mode: BuildTarget['mode'];
}

/** Builds one artifact: `web` (precompressed when it is a release), `node`, and `manifest.json`. */
export async function buildApp({ app, version, outDir, mode }: BuildRequest): Promise<void> {
  const build = await readAppBuild(app);
  const folder = resolve(outDir);
  await rm(folder, { recursive: true, force: true });
  const configurations = await build.configurations({ version, outDir: folder, mode });
  // The twin of a release has more in it, and is nobody's version.
  const checks = mode === 'production' ? [new CoveredInputsPlugin(app)] : [];
  await Promise.all(configurations.map((one) => runBuild({ ...one, plugins: [...(one.plugins ?? []), ...checks] })));
  await setMapsApart(folder);
  // Only a release has short ones.
  if (mode === 'production') await writeClassNames(build, folder);
  if (mode === 'production') await precompress(join(folder, 'web'));
  await writeManifest(build, version, folder);
}

/** Reads an application's `rspack.config.ts`; that of a repository of one remote is its `umbral.config.ts`. */
export async function readAppBuild(app: string): Promise<AppBuild> {
  const file = join(repositoryRoot, app, isInstalled ? 'umbral.config.ts' : 'rspack.config.ts');
  const module: { default: AppBuild } = await import(pathToFileURL(file).href);
  return module.default;
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { development: { type: 'boolean', default: false } },
  });
  const [app, version, outDir] = positionals;
  if (!app || !version || !outDir) {
    console.error('Usage: build-app.ts <app> <version> <outDir> [--development]');
    process.exit(2);
  }
  await buildApp({ app, version, outDir, mode: values.development ? 'development' : 'production' });
}
