import { openBucket } from 'infra-storage/bucket.ts';
import { createCallWatch } from './call-watch.ts';
import type { Storage } from './storage.ts';
import { checkedFolder, checkedKey, contentTypeOf, immutable, publicPart } from './storage-key.ts';
import type { PublicBucketSettings } from './storage-settings.ts';

/** Keeps files in a bucket. Its policy lets everybody read `public/` and nothing else. */
export function createS3Storage(settings: PublicBucketSettings): Storage {
  const bucket = openBucket(settings, { watch: createCallWatch('storage') });
  const { publicUrl } = settings;
  return {
    async put(key, source) {
      const cacheControl = checkedKey(key).startsWith('public/') ? immutable : 'private, no-store';
      await bucket.put(key, source, { contentType: contentTypeOf(key), cacheControl });
    },
    get: async (key) => bucket.get(checkedKey(key)),
    head: async (key) => bucket.head(checkedKey(key)),
    delete: async (key) => bucket.delete(checkedKey(key)),
    list: (folder) => bucket.list(checkedFolder(folder)),
    url: (key) => (publicUrl ? `${publicUrl}/public/${publicPart(key)}` : `/api/media/${publicPart(key)}`),
    close: () => bucket.close(),
  };
}
