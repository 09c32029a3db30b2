import { z } from 'zod';

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);

/** A variable that may be missing; a blank one is missing too. */
export const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsAbsent, schema.optional());

/** A name that a bucket can have. */
export const bucketName = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/);

/** Variables of the service that buckets lie with. */
export const bucketEnvironment = {
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** Another provider of the protocol than Amazon. */
  S3_ENDPOINT: optional(z.url()),
  /** The bucket stands in the path instead of the host name, as most other providers want it. */
  S3_PATH_STYLE: z.stringbool().default(false),
  /** Without keys the SDK finds those of the machine's role. */
  S3_ACCESS_KEY_ID: optional(z.string().min(3)),
  S3_SECRET_ACCESS_KEY: optional(z.string().min(3)),
};

const environment = z.object(bucketEnvironment);

/** A bucket by the S3 protocol. */
export interface BucketSettings {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint: string | undefined;
  readonly isPathStyle: boolean;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

/** The settings of a bucket as the variables spell them. */
export function toBucketSettings(bucket: string, e: z.output<typeof environment>): BucketSettings {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e;
  return {
    bucket,
    region: e.S3_REGION,
    endpoint: e.S3_ENDPOINT,
    isPathStyle: e.S3_PATH_STYLE,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}
