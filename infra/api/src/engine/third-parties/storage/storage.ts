import type { Readable } from 'node:stream';
import type { FileSource } from 'infra-storage/whole-file.ts';

/** What is known of a stored file. */
export interface StoredFile {
  readonly key: string;
  readonly bytes: number;
  readonly modifiedAt: Date;
}

/**
 * Where pictures lie. Keys below `public/` may be read by everybody at their address and never change; keys below
 * `private/` have no address. A file is there whole or not at all.
 */
export interface Storage {
  /** Stores a file; one of the same key is replaced at once. */
  put(key: string, source: FileSource): Promise<void>;
  /** The bytes of a file, or nothing where there is none. */
  get(key: string): Promise<Readable | undefined>;
  head(key: string): Promise<StoredFile | undefined>;
  /** Removes a file; one that is not there is no error. */
  delete(key: string): Promise<void>;
  /** All files below a folder, which ends with a slash, in any order. */
  list(folder: string): AsyncIterable<StoredFile>;
  /** The address of a public file: a path of the portal or https. Throws for a private one. */
  url(key: string): string;
  /** Ends what the storage holds open. */
  close(): void;
}
