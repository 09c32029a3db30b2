import { createHash } from 'node:crypto';
import { type Compilation, type Compiler, rspack } from '@rspack/core';
import type { AssetGroup, Assets } from '@umbral/protocol/release/artifact.ts';

interface AssetsPluginOptions {
  /** Hashes make sense only over files that will not change. */
  readonly withIntegrity: boolean;
}

const linkable = /(?<!hot-update)\.(js|css)$/;

/** Writes `assets.json`: which files each named chunk needs, and the integrity of every file's final bytes. */
export class AssetsPlugin {
  readonly #options: AssetsPluginOptions;

  constructor(options: AssetsPluginOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AssetsPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: 'AssetsPlugin', stage }, () => {
        const text = JSON.stringify(assetsOf(compilation, this.#options), null, 1);
        compilation.emitAsset('assets.json', new rspack.sources.RawSource(text));
      });
    });
  }
}

function assetsOf(compilation: Compilation, { withIntegrity }: AssetsPluginOptions): Assets {
  const { namedChunkGroups = {} } = compilation.getStats().toJson({ all: false, chunkGroups: true, assets: true });
  const groups = Object.entries(namedChunkGroups).map(
    ([name, group]) => [name, groupOf((group.assets ?? []).map((asset) => asset.name))] as const,
  );
  const files = compilation.getAssets().filter(({ name }) => linkable.test(name));
  const entry = files.find(({ name }) => /^remoteEntry(\.\w+)?\.js$/.test(name))?.name;
  return {
    ...(entry ? { entry } : {}),
    groups: Object.fromEntries(groups),
    integrity: withIntegrity
      ? Object.fromEntries(files.map(({ name, source }) => [name, integrityOf(source.buffer())]))
      : {},
  };
}

function groupOf(files: readonly string[]): AssetGroup {
  const linked = files.filter((file) => linkable.test(file));
  return {
    js: linked.filter((file) => file.endsWith('.js')),
    css: linked.filter((file) => file.endsWith('.css')),
  };
}

/** `sha384-…` as integrity attributes have it. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
