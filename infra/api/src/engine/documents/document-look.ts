import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);
const read = (name: string) => unpackWoff(readFileSync(resolve(`@fontsource/${name}.woff`)));

/** The portal's own letters, by the names that the sheets call them. */
export const faces = {
  display: read('bricolage-grotesque/files/bricolage-grotesque-latin-700-normal'),
  text: read('figtree/files/figtree-latin-400-normal'),
  strong: read('figtree/files/figtree-latin-600-normal'),
} as const;
export type Face = keyof typeof faces;

export const colors = {
  ink: '#12201a',
  soft: '#43534b',
  faint: '#59685f',
  line: '#d5ddd6',
  control: '#75857c',
  monte: '#0b5d43',
  tint: '#dcede4',
  sunken: '#ebefea',
} as const;

/** Measures of a sheet of A4, in points. */
export const page = { width: 595.28, left: 51, right: 544.28, top: 48, bottom: 762, box: 778, boxHeight: 34 } as const;
export const columnWidth = page.right - page.left;
