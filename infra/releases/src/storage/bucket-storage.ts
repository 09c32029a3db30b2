import { openBucket } from 'infra-storage/bucket.ts';
import type { BucketSettings } from 'infra-storage/bucket-settings.ts';
import { orAway, placeOf, type ReleaseStorage } from './release-storage.ts';

const requestMs = 30_000;
const servedAs = { contentType: 'application/octet-stream' };

/** Keeps files in a bucket, below `releases/`. */
export function createBucketStorage(settings: BucketSettings): ReleaseStorage {
  const bucket = openBucket(settings, { requestMs });
  const keyOf = (sha384: string) => `releases/${placeOf(sha384)}`;

  async function sizeOf(sha384: string): Promise<number | undefined> {
    const found = await bucket.head(keyOf(sha384));
    // An answer about a file does not say that the whole bucket is gone.
    if (!found) await bucket.check();
    return found?.bytes;
  }

  return {
    put: async (sha384, path) => orAway(bucket.put(keyOf(sha384), { path }, servedAs)),
    get: async (sha384) => orAway(bucket.get(keyOf(sha384))),
    sizeOf: (sha384) => orAway(sizeOf(sha384)),
    delete: async (sha384) => orAway(bucket.delete(keyOf(sha384))),
    isReady: () =>
      bucket.check().then(
        () => true,
        () => false,
      ),
    close: () => bucket.close(),
  };
}
