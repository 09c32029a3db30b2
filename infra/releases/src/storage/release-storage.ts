import type { Readable } from 'node:stream';

/** The storage cannot be reached or refuses to work; nothing was lost by it. */
export class StorageAway extends Error {
  constructor(cause: unknown) {
    super('The storage of release files is not available', { cause });
    this.name = 'StorageAway';
  }
}

/**
 * Where the files of releases lie, each under the hexadecimal sha384 of its bytes: one file serves all releases that
 * have it. A file is there whole or not at all. Every call throws `StorageAway` where the storage fails.
 */
export interface ReleaseStorage {
  /** Stores a local file under its hash; the caller has compared the two. */
  put(sha384: string, path: string): Promise<void>;
  /** The bytes, or nothing where there is no such file. */
  get(sha384: string): Promise<Readable | undefined>;
  /** Length of a file, or nothing where there is none. */
  sizeOf(sha384: string): Promise<number | undefined>;
  /** Removes a file; one that is not there is no error. */
  delete(sha384: string): Promise<void>;
  /** Whether the storage works now. */
  isReady(): Promise<boolean>;
  close(): void;
}

/** Place of a file below the root: never more than some hundred names in one folder. */
export function placeOf(sha384: string): string {
  if (!/^[0-9a-f]{96}$/.test(sha384)) throw new TypeError('Not a sha384 in hexadecimal');
  return `${sha384.slice(0, 2)}/${sha384}`;
}

/** What a storage threw, as `StorageAway`; a wrong name is a mistake of the caller. */
export function orAway<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw error instanceof TypeError ? error : new StorageAway(error);
  });
}
