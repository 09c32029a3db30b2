import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Artifact } from '../../artifacts/artifact.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const packable = /^web\/.+\.(js|css|json|svg)$/;

/** Writes the packed copies that a build has beside its texts, one after the other: visits go first. */
export async function packCopies({ folder, manifest }: Artifact): Promise<void> {
  for (const name of Object.keys(manifest.files).filter((one) => packable.test(one))) {
    const path = join(folder, name);
    const bytes = await readFile(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    await writeWhole(`${path}.br`, await toBrotli(bytes, { params }));
    await writeWhole(`${path}.gz`, await toGzip(bytes, { level: 9 }));
  }
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await writeFile(`${path}.draft`, bytes);
  await rename(`${path}.draft`, path);
}
