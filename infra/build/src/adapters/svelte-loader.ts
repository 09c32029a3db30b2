import { relative } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { compile } from 'svelte/compiler';
import { repositoryRoot } from '../build-target.ts';

/**
 * Compiles a component of Svelte 5. Its markup is made of nodes in the browser (`fragments: 'tree'`), for our policy
 * refuses HTML from text; its looks are a `.module.css`, for inline styles are refused too.
 */
// biome-ignore lint/style/noDefaultExport: a loader is found by it
export default function compileSvelte(this: LoaderContext<{ side: 'web' | 'node' }>, source: string): string {
  const filename = relative(repositoryRoot, this.resourcePath);
  if (/<style[\s>]/.test(source)) throw new Error(`${filename}: put its looks into a .module.css beside it`);
  if (/\{@html\s|\bbind:innerHTML\b/.test(source)) throw new Error(`${filename}: the portal refuses HTML from text`);
  const generate = this.getOptions().side === 'web' ? 'client' : 'server';
  const { js, warnings } = compile(source, { filename, generate, fragments: 'tree', dev: false });
  for (const { message } of warnings) this.emitWarning(new Error(`${filename}: ${message}`));
  return js.code;
}
