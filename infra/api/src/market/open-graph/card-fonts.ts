import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const read = (name: string) => readFileSync(resolve(`@fontsource/${name}`));

/** The portal's own letters, so that a machine without any fonts draws the same cards. */
export const cardFonts = [
  {
    name: 'Bricolage',
    weight: 700,
    style: 'normal',
    data: read('bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
  },
  { name: 'Figtree', weight: 500, style: 'normal', data: read('figtree/files/figtree-latin-500-normal.woff') },
  { name: 'Figtree', weight: 700, style: 'normal', data: read('figtree/files/figtree-latin-700-normal.woff') },
] as const;
