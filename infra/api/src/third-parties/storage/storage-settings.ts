import { z } from 'zod';
import { partyUrl } from '../guard/party-url.ts';

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsAbsent, schema.optional());

/** Variables of the bucket; without `S3_BUCKET` files lie in `UPLOADS_DIR`. */
export const storageEnvironment = {
  UPLOADS_DIR: z.string().min(1).default('.umbral/uploads'),
  S3_BUCKET: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** Another provider of the protocol than Amazon. */
  S3_ENDPOINT: optional(partyUrl),
  /** The bucket stands in the path instead of the host name, as most other providers want it. */
  S3_PATH_STYLE: z.stringbool().default(false),
  /** Without keys the SDK finds those of the machine's role. */
  S3_ACCESS_KEY_ID: optional(z.string().min(3)),
  S3_SECRET_ACCESS_KEY: optional(z.string().min(3)),
  /** Address under which everybody reads the bucket (a CDN); without it the API passes public files on. */
  S3_PUBLIC_URL: optional(z.url({ protocol: /^https$/ })),
};

const environment = z.object(storageEnvironment);

/** A bucket by the S3 protocol. */
export interface BucketSettings {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint: string | undefined;
  readonly isPathStyle: boolean;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  readonly publicUrl: string | undefined;
}

/** Where pictures lie: a bucket where one is named, else a folder. */
export interface StorageSettings {
  readonly dir: string;
  readonly bucket: BucketSettings | undefined;
}

/** The settings that the variables spell. */
export function toStorageSettings(e: z.output<typeof environment>): StorageSettings {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e;
  const bucket = e.S3_BUCKET
    ? {
        bucket: e.S3_BUCKET,
        region: e.S3_REGION,
        endpoint: e.S3_ENDPOINT,
        isPathStyle: e.S3_PATH_STYLE,
        credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
        publicUrl: e.S3_PUBLIC_URL?.replace(/\/+$/, ''),
      }
    : undefined;
  return { dir: e.UPLOADS_DIR, bucket };
}
