import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { AssetsPlugin } from './assets-plugin.ts';
import { type BuildTarget, repositoryRoot } from './build-target.ts';
import { CompiledTopicsPlugin } from './payloads/compiled-topics-plugin.ts';
import { RouterPartsPlugin } from './router-parts.ts';

const shortNamesLoader = fileURLToPath(import.meta.resolve('./styles/short-names-loader.ts'));
const structuredDataLoader = fileURLToPath(import.meta.resolve('./structured-data-loader.ts'));

/** What web and node builds of every application have in common. */
function commonPreset(app: AppName, target: BuildTarget, side: 'web' | 'node'): Configuration {
  const isRelease = target.devOrigin === undefined;
  // Whoever develops finds file and class in the name.
  const isRead = !isRelease || target.mode === 'development';
  const shortened = { loader: shortNamesLoader, options: { app, root: repositoryRoot } };
  return {
    name: `${app}-${side}`,
    mode: target.mode,
    context: repositoryRoot,
    devtool: target.mode === 'development' ? 'cheap-module-source-map' : 'hidden-nosources-source-map',
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        scripts(target, side),
        ...(side === 'web'
          ? [{ test: /-(head|route)\.ts$/, enforce: 'pre' as const, loader: structuredDataLoader }]
          : []),
        // A copy of zod's core of its own: else whatever the full zod of a lazy chunk needs stands in the first chunk.
        { test: /node_modules\/zod\/(v4\/)?mini\//, layer: 'zod-mini' },
        { test: /\.module\.css$/, type: 'css/module', use: isRead ? [] : [shortened] },
        { test: /(?<!\.module|\.shadow)\.css$/, type: 'css' },
        // Linked inside a shadow root, by an address that both halves know before its bytes are final.
        {
          test: /\.shadow\.css$/,
          type: 'asset/resource',
          generator: { filename: '[name][ext]', emit: side === 'web' },
        },
        { test: /\.(woff2|svg|png|webp|avif)$/, type: 'asset/resource' },
      ],
      generator: {
        'css/module': {
          exportsOnly: side === 'node',
          localIdentName: '[uniqueName]-[hash:8]-[local]',
          exportsConvention: 'as-is',
          esModule: true,
        },
        'asset/resource': {
          emit: side === 'web',
          filename: isRelease ? '[name].[contenthash:8][ext]' : '[name][ext]',
        },
      },
      // Names of grid areas are known to their grid alone: nobody imports them, and a class may have the same.
      parser: { 'css/module': { namedExports: false, grid: false } },
    },
    optimization: { chunkIds: isRelease ? 'deterministic' : 'named', moduleIds: isRelease ? 'deterministic' : 'named' },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}

function scripts({ mode, devOrigin }: BuildTarget, side: 'web' | 'node') {
  const react = {
    runtime: 'automatic',
    development: mode === 'development',
    refresh: devOrigin !== undefined && mode === 'development' && side === 'web',
  };
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    type: 'javascript/auto' as const,
    options: {
      jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react }, target: 'es2022' },
    },
  };
}

/** The browser's half: hashed classic scripts and stylesheets, each with its integrity. */
export function webPreset(app: AppName, target: BuildTarget): Configuration {
  const common = commonPreset(app, target, 'web');
  const isRelease = target.devOrigin === undefined;
  const hash = isRelease ? '.[contenthash:8]' : '';
  return {
    ...common,
    target: ['web', 'es2022'],
    // RxJS without its helpers for old browsers.
    resolve: { ...common.resolve, conditionNames: ['es2015', '...'] },
    output: {
      path: join(target.outDir, 'web'),
      publicPath: target.devOrigin ?? `/r/${app}/${target.version}/web/`,
      uniqueName: app,
      clean: isRelease,
      crossOriginLoading: 'anonymous',
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      cssFilename: `[name]${hash}.css`,
      cssChunkFilename: `[name]${hash}.css`,
    },
    optimization: {
      ...common.optimization,
      realContentHash: isRelease,
      // A server of one developer: an edit is there sooner.
      ...(isRelease ? {} : { minimize: false }),
      minimizer: [smallScripts(), smallStyles()],
    },
    plugins: [
      new rspack.DefinePlugin({ 'typeof window': JSON.stringify('object') }),
      new RouterPartsPlugin(),
      new AssetsPlugin({ withIntegrity: isRelease }),
      // A developer reads what the library says of a wrong payload.
      ...(isRelease ? [compiledAsItComes(), integrityOfChunks(), new CompiledTopicsPlugin()] : []),
    ],
  };
}

/** The server's half: one self-contained CommonJS file. */
export function nodePreset(app: AppName, target: BuildTarget, entry: Readonly<Record<string, string>>): Configuration {
  return {
    ...commonPreset(app, target, 'node'),
    target: 'node24',
    devtool: target.mode === 'development' ? false : 'hidden-nosources-source-map',
    entry: { ...entry },
    output: {
      path: join(target.outDir, 'node'),
      publicPath: target.devOrigin ?? `/r/${app}/${target.version}/web/`,
      uniqueName: app,
      clean: target.devOrigin === undefined,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    plugins: [
      new rspack.DefinePlugin({ 'typeof window': JSON.stringify('undefined') }),
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

function smallScripts() {
  return new rspack.SwcJsMinimizerRspackPlugin({
    extractComments: false,
    minimizerOptions: {
      ecma: 2022,
      compress: { passes: 3, ecma: 2022 },
      format: { comments: false },
    },
  });
}

/** The oldest browsers with all that the stylesheets use, `:has()` and `color-mix()` above all: no prefixes for others. */
const styledBrowsers = 'chrome >= 120, firefox >= 121, safari >= 17.2, ios_saf >= 17.2';

function smallStyles() {
  return new rspack.LightningCssMinimizerRspackPlugin({
    // What only the server draws has classes that no script of the browser names.
    removeUnusedLocalIdents: false,
    minimizerOptions: { targets: styledBrowsers },
  });
}

/**
 * Asks the browser to compile a file whole while it comes, off the thread that draws, in place of each function when it
 * is called: the first view of a page blocks that thread a quarter to two fifths less. Only Chromium knows the word.
 */
function compiledAsItComes() {
  return new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minifier, which takes comments away, and before names and integrity are made of the bytes.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

function integrityOfChunks() {
  return new rspack.SubresourceIntegrityPlugin({
    hashFuncNames: ['sha384'],
    enabled: true,
    htmlPlugin: false,
  });
}
