import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MarkedFile } from './markup.ts';
import { splitMarked } from './markup.ts';

const root = fileURLToPath(new URL('../../seed/content/', import.meta.url));

/** The texts of a folder in the order of their file names; a name `01-words.md` gives the slug `words`. */
export function readTexts(folder: string): { slug: string; file: MarkedFile }[] {
  return readdirSync(`${root}${folder}`)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => ({
      slug: name.replace(/^\d+-/, '').replace(/\.md$/, ''),
      file: splitMarked(readFileSync(`${root}${folder}/${name}`, 'utf8')),
    }));
}
