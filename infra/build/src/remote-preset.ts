import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { RemoteName } from 'shared-contracts/routes/owners.ts';
import { type AppBuild, type BuildTarget, repositoryRoot } from './build-target.ts';
import { nodePreset, webPreset } from './common-preset.ts';
import { SmallRuntimePlugin } from './container/small-runtime-plugin.ts';
import { OneCopyPlugin } from './one-copy-plugin.ts';
import { consumedModules } from './shared-modules.ts';

/** The build of a remote: exposes `./app` and one `./fragment-<name>` for each folder in `src/fragments`. */
export function remoteBuild(app: RemoteName): AppBuild {
  return {
    app,
    configurations: async (target) => [
      await web(app, target),
      nodePreset(app, target, { server: `./${app}/src/server.ts` }),
    ],
  };
}

/** A remote's name as Module Federation knows it. */
export function containerName(app: RemoteName): string {
  return app.replaceAll('-', '_');
}

async function web(app: RemoteName, target: BuildTarget) {
  const preset = webPreset(app, target);
  const isRelease = target.devOrigin === undefined;
  const container = new ModuleFederationPlugin({
    name: containerName(app),
    filename: isRelease ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
    exposes: await exposesOf(app),
    shared: consumedModules(),
    manifest: false,
    dts: false,
  });
  const refresh = isRelease || target.mode === 'production' ? [] : [new ReactRefreshRspackPlugin({ library: app })];
  return {
    ...preset,
    entry: {},
    plugins: [...(preset.plugins ?? []), container, new SmallRuntimePlugin(), new OneCopyPlugin(), ...refresh],
  };
}

async function exposesOf(app: RemoteName) {
  const fragments = await fragmentNames(app);
  return {
    './app': { import: `./${app}/src/remote.ts`, name: 'app' },
    ...Object.fromEntries(
      fragments.map((name) => [
        `./fragment-${name}`,
        { import: `./${app}/src/fragments/${name}/${name}-fragment.ts`, name: `fragment-${name}` },
      ]),
    ),
  };
}

/** Folders of `src/fragments` that hold a fragment. */
async function fragmentNames(app: RemoteName): Promise<string[]> {
  const folder = join(repositoryRoot, app, 'src/fragments');
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((name) => existsSync(join(folder, name, `${name}-fragment.ts`)));
}
