import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);
const sides = ['web', 'node'] as const;

/**
 * Puts the source maps of a build's scripts into `node/maps`, gzipped: part of the artifact, for whoever looks for the
 * cause of a failure. Only files below `web` are ever served, and a map holds names and places, no sources. The ending
 * is its own, for a `.gz` is a copy of what lies beside it.
 */
export async function setMapsApart(folder: string): Promise<void> {
  for (const side of sides) {
    const names = await readdir(join(folder, side), { recursive: true });
    for (const name of names.filter((one) => one.endsWith('.map'))) {
      if (/\.c?js\.map$/.test(name)) await setApart(folder, join(side, name));
      await rm(join(folder, side, name));
    }
  }
}

async function setApart(folder: string, name: string): Promise<void> {
  const from = join(folder, name);
  const to = join(folder, 'node/maps', `${name}.packed`);
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, await pack(await readFile(from), { level: 9 }));
}
