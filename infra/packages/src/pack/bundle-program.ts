import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { runBuild } from '@umbral/build/run-build.ts';
import { isOutside } from '../content/package-files.ts';
import { type PublishedPackage, publishedPackages } from '../published-packages.ts';
import type { PackedFile } from './tarball.ts';
import { withWorkFolder } from './work-folder.ts';

/** A program as one module, with all that it needs but published packages. */
export function bundleProgram(root: string, program: PublishedPackage): Promise<PackedFile[]> {
  const { folder, bin } = program;
  return withWorkFolder(root, async (work) => {
    await runBuild({
      mode: 'production',
      target: 'node22',
      context: root,
      entry: { [`${bin}`]: `./${folder}/src/${bin}.ts` },
      devtool: false,
      output: { path: work, filename: '[name].js', module: true, library: { type: 'module' }, chunkFormat: 'module' },
      resolve: { extensions: ['.ts', '.js'] },
      externalsType: 'module',
      externals: publishedPackages.filter((one) => isOutside(one, program)).map(({ name }) => new RegExp(`^${name}/`)),
      module: {
        parser: { javascript: { importMeta: false } },
        rules: [
          {
            test: /\.ts$/,
            loader: 'builtin:swc-loader',
            type: 'javascript/auto',
            options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } },
          },
        ],
      },
      // Read by people where it fails.
      optimization: { minimize: false, moduleIds: 'named', splitChunks: false },
      plugins: [
        new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true }),
        new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ],
      infrastructureLogging: { level: 'error' },
      performance: false,
    });
    return [{ path: `lib/${bin}.js`, bytes: await readFile(join(work, `${bin}.js`)) }];
  });
}
