import { buffer } from 'node:stream/consumers';
import { openBucket } from 'infra-storage/bucket.ts';
import type { BucketSettings } from 'infra-storage/bucket-settings.ts';
import type { BackupStore } from './backup-store.ts';

const requestMs = 60_000;
const servedAs = { contentType: 'application/octet-stream' };

/** Keeps backups in a bucket by the S3 protocol, below `backup/`. */
export function openBucketStore(settings: BucketSettings): BackupStore {
  const bucket = openBucket(settings, { requestMs });
  const below = 'backup/';
  return {
    put: (key, bytes) => bucket.put(`${below}${key}`, bytes, servedAs),
    async get(key) {
      const stream = await bucket.get(`${below}${key}`);
      return stream && buffer(stream);
    },
    delete: (key) => bucket.delete(`${below}${key}`),
    async list(prefix) {
      const keys: string[] = [];
      for await (const { key } of bucket.list(`${below}${prefix}`)) keys.push(key.slice(below.length));
      return keys;
    },
    close: () => bucket.close(),
  };
}
