/** Where sealed parts of backups lie, each under a key. Every call throws where the store cannot be used. */
export interface BackupStore {
  /** Stores a part whole or not at all; one of the same key is replaced. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** The bytes, or nothing where there is no such part. */
  get(key: string): Promise<Buffer | undefined>;
  /** Removes a part; one that is not there is no error. */
  delete(key: string): Promise<void>;
  /** Keys that begin so, in no order. */
  list(prefix: string): Promise<string[]>;
  close(): void;
}
