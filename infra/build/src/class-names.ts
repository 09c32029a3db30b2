import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { AppBuild } from './build-target.ts';
import { ownNames } from './contract/own-names.ts';

const pack = promisify(gzip);

/**
 * Puts beside the source maps of an artifact what its short class names stand for, sheet by sheet: whoever reads that
 * `div.aK3x9q` covers a page learns which sheet and class it is. It is never served.
 */
export async function writeClassNames({ app, folder = app }: Pick<AppBuild, 'app' | 'folder'>, outDir: string) {
  const sheets: Record<string, Record<string, string>> = {};
  for (const [short, { path, name }] of ownNames(app, folder)) sheets[path] = { ...sheets[path], [short]: name };
  const file = join(outDir, 'node/maps/class-names.json.packed');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await pack(JSON.stringify(sheets), { level: 9 }));
}
