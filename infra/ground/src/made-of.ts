import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SourceName } from './read-sources.ts';

const folders = ['../data/', './', import.meta.resolve('@umbral/domain/ground/ground-levels.ts').replace(/[^/]+$/, '')];

/** What a ground is made of, as a hash: the data, the code, and what is left out. */
export function madeOf(without: readonly SourceName[]): string {
  const hash = createHash('sha256').update(without.toSorted().join());
  for (const folder of folders) {
    const url = new URL(folder, import.meta.url);
    for (const entry of readdirSync(fileURLToPath(url), { withFileTypes: true }).toSorted((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(new URL(entry.name, url)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
