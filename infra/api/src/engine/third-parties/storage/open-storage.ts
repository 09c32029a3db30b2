import { createFileStorage } from './file-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';
import type { StorageSettings } from './storage-settings.ts';

/** Opens the storage that the settings name. */
export function openStorage({ dir, bucket }: StorageSettings): Storage {
  return bucket ? createS3Storage(bucket) : createFileStorage(dir);
}
