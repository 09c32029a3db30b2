import { fileURLToPath } from 'node:url';
import type { Layout } from '../seed/layout-library.ts';
import { type MediaLibrary, readMediaLibrary } from '../seed/media-library.ts';

/** The list of the pictures of this repository. */
export const manifest = fileURLToPath(new URL('../../../media/library/manifest.json', import.meta.url));

export const library = readMediaLibrary(manifest);

/** The layout that each drawing of a plan shows a level of. */
export function layoutsOfPictures({ layouts }: MediaLibrary): ReadonlyMap<string, Layout> {
  return new Map(layouts.flatMap((layout) => layout.levels.map(({ picture }) => [picture, layout])));
}
