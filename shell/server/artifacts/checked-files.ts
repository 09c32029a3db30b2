import { readFile, stat } from 'node:fs/promises';
import { createByteLru } from '../cache/byte-lru.ts';

/** A file whose bytes must be what somebody promised. */
export interface CheckedFile {
  readonly path: string;
  isGood(bytes: Buffer): Promise<boolean>;
  /** It is not; said once for each state of the file. */
  onDamaged(): void;
}

/** Reads files that are served again and again, each compared once for as long as it stays as it is. */
export type ReadChecked = (file: CheckedFile) => Promise<Buffer | 'damaged' | undefined>;

/** So many damaged files are remembered; one that is forgotten is only compared again. */
const mostDamaged = 1000;

/** Makes such a memory of so many bytes. */
export function createCheckedFiles(maxBytes: number): ReadChecked {
  const good = createByteLru<Buffer>(maxBytes);
  const damaged = new Set<string>();

  return async ({ path, isGood, onDamaged }) => {
    const facts = await stat(path).catch(() => undefined);
    if (!facts?.isFile()) return undefined;
    const key = `${path}\0${facts.mtimeMs}\0${facts.size}`;
    const known = good.get(key);
    if (known) return known;
    if (damaged.has(key)) return 'damaged';
    const bytes = await readFile(path);
    if (await isGood(bytes)) {
      good.set(key, bytes, bytes.byteLength);
      return bytes;
    }
    if (damaged.size >= mostDamaged) damaged.clear();
    damaged.add(key);
    onDamaged();
    return 'damaged';
  };
}
