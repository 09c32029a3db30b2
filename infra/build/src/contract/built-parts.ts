import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { AppName, Assets } from '@umbral/protocol/release/artifact.ts';
import type { ReleaseContract } from '@umbral/protocol/release/release-contract.ts';
import { readGlobalStyles } from './global-styles.ts';
import { ownNames } from './own-names.ts';

/**
 * What only the built files can tell: the reach of the stylesheets and the bytes of each chunk group. The sources of the
 * application lie below `folder`.
 */
export async function readBuiltParts(
  app: AppName,
  folder: string,
  webDir: string,
): Promise<Pick<ReleaseContract, 'styles' | 'bytes'>> {
  const assets: Assets = JSON.parse(await readFile(join(webDir, 'assets.json'), 'utf8'));
  const sheets = (await readdir(webDir)).filter(isOfDocument).sort();
  const own = ownNames(app, folder);
  const styles = await Promise.all(
    sheets.map(async (file) => readGlobalStyles({ app, names: own }, await readFile(join(webDir, file), 'utf8'))),
  );
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? compressedSize(join(webDir, file));
    sizes.set(file, size);
    return size;
  };
  const total = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0);
  const groups = Object.entries(assets.groups).map(([name, { js, css }]) => [name, { js: total(js), css: total(css) }]);
  return {
    styles: [...new Set(styles.flat())].sort(),
    bytes: { entry: assets.entry ? sizeOf(assets.entry) : 0, groups: Object.fromEntries(groups) },
  };
}

/** A sheet of a shadow root reaches nothing outside of it. */
function isOfDocument(file: string): boolean {
  return file.endsWith('.css') && !file.endsWith('.shadow.css');
}

function compressedSize(path: string): number {
  return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliCompressSync(readFileSync(path)).length;
}
