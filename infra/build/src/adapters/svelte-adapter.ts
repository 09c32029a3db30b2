import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';
import type { BuildAdapter } from './build-adapter.ts';

const compileSvelte = fileURLToPath(import.meta.resolve('./svelte-loader.ts'));
const withoutPolicy = fileURLToPath(import.meta.resolve('./no-policy-loader.ts'));

/** Remotes whose pages are components of Svelte 5. */
export const svelteAdapter: BuildAdapter = {
  name: 'svelte',
  adapt(configuration: Configuration, side: 'web' | 'node'): Configuration {
    const rules = [
      { test: /\.svelte$/, use: [{ loader: compileSvelte, options: { side } }] },
      { test: /node_modules\/svelte\/src\/internal\/client\/dom\/reconciler\.js$/, use: [{ loader: withoutPolicy }] },
    ];
    const { module } = configuration;
    return { ...configuration, module: { ...module, rules: [...(module?.rules ?? []), ...rules] } };
  },
};
