import {
  type BucketSettings,
  bucketEnvironment,
  bucketName,
  optional,
  toBucketSettings,
} from 'infra-storage/bucket-settings.ts';
import { z } from 'zod';
import { partyUrl } from '../guard/party-url.ts';

/** Variables of the bucket; without `S3_BUCKET` files lie in `UPLOADS_DIR`. */
export const storageEnvironment = {
  UPLOADS_DIR: z.string().min(1).default('.umbral/uploads'),
  ...bucketEnvironment,
  S3_BUCKET: optional(bucketName),
  S3_ENDPOINT: optional(partyUrl),
  /** Address under which everybody reads the bucket (a CDN); without it the API passes public files on. */
  S3_PUBLIC_URL: optional(z.url({ protocol: /^https$/ })),
};

const environment = z.object(storageEnvironment);

/** A bucket that may have an address of its own. */
export interface PublicBucketSettings extends BucketSettings {
  readonly publicUrl: string | undefined;
}

/** Where pictures lie: a bucket where one is named, else a folder. */
export interface StorageSettings {
  readonly dir: string;
  readonly bucket: PublicBucketSettings | undefined;
}

/** The settings that the variables spell. */
export function toStorageSettings(e: z.output<typeof environment>): StorageSettings {
  const publicUrl = e.S3_PUBLIC_URL?.replace(/\/+$/, '');
  return { dir: e.UPLOADS_DIR, bucket: e.S3_BUCKET ? { ...toBucketSettings(e.S3_BUCKET, e), publicUrl } : undefined };
}
