import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { BuildAdapter } from './adapters/build-adapter.ts';
import { type AppBuild, type BuildTarget, repositoryRoot } from './build-target.ts';
import { nodePreset, webPreset } from './common-preset.ts';
import { SmallRuntimePlugin } from './container/small-runtime-plugin.ts';
import { OneCopyPlugin } from './one-copy-plugin.ts';
import { consumedModules } from './shared-modules.ts';
import { fragmentFolders } from './sources/app-entries.ts';

/**
 * The build of a remote: exposes `./app` and one `./fragment-<name>` for each folder in `src/fragments`. `folder` is where
 * it lies in the repository, `adapter` what its parts are made with if that is not React.
 */
export function remoteBuild(app: RemoteName, folder: string = app, adapter?: BuildAdapter): AppBuild {
  const adapt: BuildAdapter['adapt'] = (configuration, side) => adapter?.adapt(configuration, side) ?? configuration;
  return {
    app,
    folder,
    isShared: !adapter,
    configurations: async (target) => [
      adapt(web({ app, folder, isShared: !adapter }, target), 'web'),
      adapt(nodePreset(app, target, { server: `./${folder}/src/server.ts` }), 'node'),
    ],
  };
}

/** A remote's name as Module Federation knows it. */
export function containerName(app: RemoteName): string {
  return app.replaceAll('-', '_');
}

type Place = Required<Pick<AppBuild, 'app' | 'folder' | 'isShared'>>;

function web({ app, folder, isShared }: Place, target: BuildTarget) {
  const preset = webPreset(app, target);
  const isRelease = target.devOrigin === undefined;
  const container = new ModuleFederationPlugin({
    name: containerName(app),
    filename: isRelease ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
    exposes: exposesOf(folder),
    shared: isShared && !target.isAlone ? consumedModules() : {},
    manifest: false,
    dts: false,
  });
  const oneCopy = target.isAlone ? [] : [new OneCopyPlugin()];
  // Whatever `NODE_ENV` says around it: this is a build for development.
  const refresh = isRelease || !isShared ? [] : [new ReactRefreshRspackPlugin({ library: app, forceEnable: true })];
  return {
    ...preset,
    entry: {},
    plugins: [...(preset.plugins ?? []), container, new SmallRuntimePlugin(), ...oneCopy, ...refresh],
  };
}

function exposesOf(folder: string) {
  const fragments = fragmentFolders(repositoryRoot, folder);
  return {
    './app': { import: `./${folder}/src/remote.ts`, name: 'app' },
    ...Object.fromEntries(
      fragments.map((name) => [
        `./fragment-${name}`,
        { import: `./${folder}/src/fragments/${name}/${name}-fragment.ts`, name: `fragment-${name}` },
      ]),
    ),
  };
}
