import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { hashStream } from './file-hash.ts';
import { signatureFile } from './sign-artifact.ts';

export type FileFault = 'missing' | 'changed' | 'unlisted' | 'not-a-file';

/** A file of a folder that is not what the manifest says. */
export interface FaultyFile {
  readonly path: string;
  readonly fault: FileFault;
}

const describing = new Set(['manifest.json', signatureFile]);
/** Packed copies stand in no manifest: what they unpack to must be the listed file. */
const unpackers: Readonly<Record<string, () => Transform>> = {
  br: createBrotliDecompress,
  gz: createGunzip,
};

/**
 * Compares a folder with the files of its manifest, reading each as a stream: every listed file must be there with its
 * sha384, packed copies must unpack to it, and nothing else may be there. Names all that differ, sorted.
 */
export async function verifyFolder(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<readonly FaultyFile[]> {
  const present = await namesIn(folder);
  const faults: FaultyFile[] = [];
  for (const path of new Set([...Object.keys(files), ...present.keys()])) {
    const fault = describing.has(path) ? undefined : await faultOf(folder, path, files, present);
    if (fault) faults.push({ path, fault });
  }
  return faults.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

async function faultOf(
  folder: string,
  path: string,
  files: Readonly<Record<string, string>>,
  present: ReadonlyMap<string, boolean>,
): Promise<FileFault | undefined> {
  const isFile = present.get(path);
  if (isFile === undefined) return 'missing';
  if (!isFile) return 'not-a-file';
  if (Object.hasOwn(files, path)) return (await isWhole(folder, path, files[path])) ? undefined : 'changed';
  const [, plain = '', packing = ''] = /^(.*)\.(br|gz)$/.exec(path) ?? [];
  if (!Object.hasOwn(files, plain)) return 'unlisted';
  return (await isWhole(folder, path, files[plain], packing)) ? undefined : 'changed';
}

async function isWhole(folder: string, path: string, expected: string | undefined, packing = ''): Promise<boolean> {
  const file = createReadStream(join(folder, path));
  const unpacker = unpackers[packing]?.();
  try {
    const facts = await (unpacker ? pipeline(file, unpacker, hashStream) : pipeline(file, hashStream));
    return facts.integrity === expected;
  } catch (error) {
    // A packed copy that cannot be unpacked is a changed one; a disk that fails is no verdict about the file.
    if (unpacker && isZlibError(error)) return false;
    throw error;
  }
}

function isZlibError(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && /^(Z_|ERR_.*BROTLI|ERR__ERROR|ERR_BUFFER)/.test(String(error.code))
  );
}

/** Names below a folder and whether each is an ordinary file: a link could lead anywhere. */
async function namesIn(folder: string): Promise<ReadonlyMap<string, boolean>> {
  await stat(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => [relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'), entry.isFile()]),
  );
}
