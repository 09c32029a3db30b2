import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../../engine/third-parties/storage/storage.ts';
import { partKey, partsFolder } from './upload-names.ts';

/**
 * Puts the parts of a picture together in a file. Gives the SHA-256 of what it wrote, or nothing where a part is gone:
 * another request has made the upload of it meanwhile, or it was given up.
 */
export async function joinParts(
  storage: Storage,
  { folder, bytes }: { readonly folder: string; readonly bytes: number },
  path: string,
): Promise<string | undefined> {
  const sizes = new Map<string, number>();
  for await (const { key, bytes: size } of storage.list(partsFolder(folder))) sizes.set(key, size);
  const keys: string[] = [];
  for (let offset = 0; offset < bytes; ) {
    const key = partKey(folder, offset);
    const size = sizes.get(key);
    if (!size) return undefined;
    keys.push(key);
    offset += size;
  }
  const hash = createHash('sha256');
  try {
    await pipeline(Readable.from(bytesOf(storage, keys, hash)), createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    if (error instanceof PartGone) return undefined;
    throw error;
  }
  return hash.digest('hex');
}

class PartGone extends Error {}

async function* bytesOf(storage: Storage, keys: readonly string[], hash: ReturnType<typeof createHash>) {
  for (const key of keys) {
    const part = await storage.get(key);
    if (!part) throw new PartGone();
    for await (const chunk of part) {
      hash.update(chunk);
      yield chunk;
    }
  }
}

/** Removes the parts of a transfer that has ended. */
export async function removeParts(storage: Storage, folder: string): Promise<void> {
  for await (const { key } of storage.list(partsFolder(folder))) await storage.delete(key);
}
