import { relative, sep } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { shortNames, withShortNames } from './short-names.ts';

interface Options {
  readonly app: string;
  /** Folder that paths of sheets are told from. */
  readonly root: string;
}

/** Gives the classes of a module's style sheet their short names (`short-names.ts`). */
// biome-ignore lint/style/noDefaultExport: a loader is found by it
export default function shortenNames(this: LoaderContext<Options>, css: string): string {
  const { app, root } = this.getOptions();
  const path = relative(root, this.resourcePath).split(sep).join('/');
  const names = shortNames({ app, path, css });
  return names ? withShortNames(css, names) : css;
}
